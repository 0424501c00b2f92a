import type { TableGame } from '@spilvaerk/schemas'
import { refreshing } from '../../game/game-play.ts'
import { createMoneyWallet } from '../../game/money-wallet.ts'
import { usePreferences } from '../../game/preferences.ts'
import { demoWallet } from '../../game/wallet-store.ts'
import { trpc } from '../../lib/trpc.ts'
import { useRefreshMoney } from '../../limits/use-play-session.ts'
import type { Stake } from '../../limits/use-stake.ts'
import { useOpenedTable } from '../room/use-opened-table.ts'
import { gameServer } from './game-server.ts'

/** The play of one table with one stake by one player, for as long as its page is open. */
export function useTableGame({ id: gameId, definition, table: { coin } }: TableGame, stake: Stake, owner: string) {
  const { client } = trpc.useUtils()
  const refreshMoney = useRefreshMoney()
  return useOpenedTable({ gameId, definition, coin }, () => {
    const money = stake === 'money' ? createMoneyWallet(owner) : undefined
    return {
      wallet: money ? refreshing(money, refreshMoney) : demoWallet,
      server: gameServer({ client, gameId, coin, stake }),
      money,
      tellsMistakes: () => usePreferences.getState().tellsMistakes,
    }
  })
}

import type { TableGame } from '@spilvaerk/schemas'
import { useEffect, useRef, useState } from 'react'
import { alone } from '../../game/ask.ts'
import { refreshing } from '../../game/game-play.ts'
import { createMoneyWallet } from '../../game/money-wallet.ts'
import { demoWallet } from '../../game/wallet-store.ts'
import { useStillness } from '../../lib/motion.ts'
import { newKey } from '../../lib/new-key.ts'
import { trpc } from '../../lib/trpc.ts'
import { useRefreshMoney } from '../../limits/use-play-session.ts'
import type { Stake } from '../../limits/use-stake.ts'
import { TablePlay } from '../play/table-play.ts'
import { showFor } from '../room/pace.ts'
import { gameServer } from './game-server.ts'

/** The play of one table with one stake by one player, for as long as its page is open. */
export function useTableGame({ id, definition, table }: TableGame, stake: Stake, owner: string) {
  const { client } = trpc.useUtils()
  const refreshMoney = useRefreshMoney()
  const isStill = useStillness()
  const still = useRef(isStill)
  useEffect(() => {
    still.current = isStill
  }, [isStill])
  const [opened] = useState(() => {
    const money = stake === 'money' ? createMoneyWallet(owner) : undefined
    const wallet = money ? refreshing(money, refreshMoney) : demoWallet
    const play = new TablePlay({
      ...{ gameId: id, definition, coin: table.coin, wallet, newKey, alone, now: Date.now },
      server: gameServer({ client, gameId: id, coin: table.coin, stake }),
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      showFor: (event, events) => showFor(definition.kind, still.current)(event, events),
    })
    return { play, wallet, money }
  })
  const { play } = opened
  useEffect(() => {
    play.enter()
    void play.resume()
    return () => play.leave()
  }, [play])
  return { ...opened, isStill }
}

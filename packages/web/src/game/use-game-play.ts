import type { SlotGame } from '@spilvaerk/schemas'
import type { Definition } from '@spilvaerk/slot-engine'
import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { useAuth } from '../auth/auth-store.ts'
import { trpc } from '../lib/trpc.ts'
import { useRefreshMoney } from '../limits/use-play-session.ts'
import { useStake } from '../limits/use-stake.ts'
import { type GamePlay, openPlay } from './game-play.ts'
import { toMicro } from './money.ts'
import type { MoneyWallet } from './money-wallet.ts'
import { isForMoney } from './only-demo.ts'
import type { PlayScreen } from './play-screen.ts'
import type { RoundDisplay } from './play-store.ts'

/** The play of one game, for as long as its page is open. A round that runs is played out with the stake it began with. */
export function useGamePlay(
  game: SlotGame,
  definition: Definition,
  machine: { readonly current: RoundDisplay | null },
  whenReady: () => Promise<void>,
): GamePlay {
  const { client, studio } = trpc.useUtils()
  const refreshMoney = useRefreshMoney()
  const chosen = useStake()
  const stake = isForMoney(game) ? chosen : 'demo'
  const owner = useAuth(({ user }) => user?.username ?? '')
  const open = useCallback(
    (screen?: PlayScreen): GamePlay =>
      openPlay({
        game,
        definition,
        stake,
        owner,
        machine,
        whenReady,
        client,
        refreshMoney,
        screen,
        onOutdated: () => void studio.invalidate(),
      }),
    [game, definition, stake, owner, machine, whenReady, client, refreshMoney, studio],
  )
  const [play, setPlay] = useState(open)
  const { store } = play
  const isOther = play.stake !== stake || (stake === 'money' && play.owner !== owner)

  // Before the next paint, so that the page never shows one stake as chosen and plays with the other.
  useLayoutEffect(() => {
    if (!isOther) return
    const change = (): void => {
      const { phase, screen } = store.state()
      if (phase.name === 'idle' || phase.name === 'unanswered') setPlay(open(screen))
    }
    store.stopAuto()
    change()
    return store.subscribe(change)
  }, [isOther, store, open])
  useEffect(() => {
    store.enter()
    return () => store.leave()
  }, [store])
  return play
}

/** Asks the server for the balance and passes it to the wallet of a play for money. */
export function useServerBalance(money: MoneyWallet | undefined): void {
  const { data } = trpc.wallet.get.useQuery(undefined, {
    enabled: money !== undefined,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })
  useEffect(() => {
    if (data) money?.tell(toMicro(data.balance))
  }, [data, money])
}

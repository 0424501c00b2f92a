import type { Game } from '@spilvaerk/schemas'
import type { Definition } from '@spilvaerk/slot-engine'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useAuth } from '../auth/auth-store.ts'
import { trpc } from '../lib/trpc.ts'
import { useRefreshMoney } from '../limits/use-play-session.ts'
import { type Stake, useStake } from '../limits/use-stake.ts'
import { toast } from '../toast/toasts.ts'
import { alone, askRound, askServer, newKey, tellChoices } from './ask.ts'
import { modeCost } from './bet-modes.ts'
import { toMicro } from './money.ts'
import { createMoneyWallet, type MoneyWallet } from './money-wallet.ts'
import { isForMoney } from './only-demo.ts'
import type { PlayState } from './play-state.ts'
import { levelOf, usePreferences } from './preferences.ts'
import { Table, type TableMachine, type TableOptions } from './table.ts'
import { demoWallet, type WalletStore } from './wallet-store.ts'

const BREATH_MS = 450
const QUICK_BREATH_MS = 150

/** Where one sits: a table, and what is played with at it. */
export interface Seat {
  readonly stake: Stake
  readonly table: Table
  readonly state: PlayState
  readonly wallet: WalletStore
  /** False until the server has said what there is to play with. */
  readonly isFunded: boolean
}

interface Place {
  readonly stake: Stake
  readonly owner: string
  readonly table: Table
  readonly wallet: WalletStore
  readonly money: MoneyWallet | undefined
}

/** The table of one game, for as long as its page stands. A round that runs is played out with what it began with. */
export function useTable(
  game: Game,
  definition: Definition,
  machine: { readonly current: TableMachine | null },
  standing: () => Promise<void>,
): Seat {
  const { client, studio } = trpc.useUtils()
  const refreshMoney = useRefreshMoney()
  const chosen = useStake()
  const wish = isForMoney(game) ? chosen : 'demo'
  const owner = useAuth(({ user }) => user?.username ?? '')
  /** The game was changed since the page was loaded. */
  const isOutdated = useRef(false)

  const sit = (stake: Stake): Place => {
    const money = stake === 'money' ? createMoneyWallet(owner) : undefined
    const wallet = money ? refreshing(money, refreshMoney) : demoWallet
    const { betLevels } = game.config
    const options: TableOptions = {
      ...{ gameId: game.id, betLevels, wallet, newKey, alone, now: Date.now },
      level: levelOf(usePreferences.getState().bet, betLevels),
      machine: () => machine.current ?? undefined,
      standing,
      ask: async (bet) => {
        const answer =
          bet.roundId === undefined
            ? await askServer((input, options) => client.rounds.spin.mutate(input, options), bet, stake)
            : await askRound((input, options) => client.rounds.get.query(input, options), bet.roundId)
        if (answer.kind === 'round') isOutdated.current = answer.result.definitionHash !== game.definitionHash
        return answer
      },
      tell: async (input) => {
        const answer = await tellChoices((choices, options) => client.rounds.choose.mutate(choices, options), input)
        if (answer.kind === 'refused' && NO_MORE_RISK.has(answer.refusal ?? '')) tellToTake(answer.message)
        return answer
      },
      // Unheard, it can wait: the next bet is refused because of it, and it is asked for again.
      ...(money && {
        findOpen: async () => (await client.rounds.open.query({ id: game.id }).catch(() => null)) ?? undefined,
      }),
      costOf: (bet, mode) => modeCost(definition, bet, mode),
      breathe: () => new Promise((resolve) => setTimeout(resolve, breath())),
    }
    return { stake, owner, wallet, money, table: new Table(options) }
  }

  const [place, setPlace] = useState(() => sit(wish))
  const { table, money, wallet, stake } = place
  const state = useSyncExternalStore(table.subscribe, table.state, table.state)
  const isIdle = state.phase.name === 'idle'
  const moves = stake !== wish || (stake === 'money' && place.owner !== owner)
  if (moves && (isIdle || state.phase.name === 'stranded')) setPlace(sit(wish))
  useEffect(() => {
    if (moves) table.stopAuto()
  }, [moves, table])
  useEffect(() => {
    table.enter()
    return () => table.leave()
  }, [table])
  useEffect(() => {
    // Not before its round has been shown: fetching the game anew takes the machine down.
    if (isIdle && isOutdated.current) void studio.invalidate()
  }, [isIdle, studio])
  const isFunded = useBalance(money)
  return { stake, table, state, wallet, isFunded }
}

/** The limits' refusals of a gamble: what waits can be taken, and is asked about again. */
const NO_MORE_RISK = new Set([
  ...['paused', 'excluded', 'listedInRofus', 'overTimeLimit', 'overLossLimit', 'realityCheckDue'],
  'depositLimitsMissing',
])

function tellToTake(message: string): void {
  toast({ tone: 'danger', title: 'Du kan ikke doble op', description: `${message}. Gevinsten er din: tag den.` })
}

/** Tells the wallet of a table for money what the server says of the balance. */
function useBalance(money: MoneyWallet | undefined): boolean {
  const { data } = trpc.wallet.get.useQuery(undefined, {
    enabled: money !== undefined,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })
  useEffect(() => {
    if (data) money?.tell(toMicro(data.balance))
  }, [data, money])
  return money === undefined || data !== undefined
}

/** What a round has changed at the server is asked for once its end has been shown, or it was refused. */
const refreshing = (wallet: MoneyWallet, refresh: () => Promise<void>): WalletStore => ({
  ...wallet,
  settle: async (...round) => {
    await wallet.settle(...round)
    void refresh()
  },
  refund: async (key) => {
    await wallet.refund(key)
    void refresh()
  },
})

const breath = (): number => (usePreferences.getState().isQuick ? QUICK_BREATH_MS : BREATH_MS)

import { playing } from '@spilvaerk/messages/playing'
import type { SlotGame } from '@spilvaerk/schemas'
import type { Definition } from '@spilvaerk/slot-engine'
import { newKey } from '../lib/new-key.ts'
import { ifSlot, ofSlot } from '../lib/of-slot.ts'
import { textsOf } from '../lib/page-language.ts'
import type { RefusalOf } from '../lib/refused-with.ts'
import type { trpc } from '../lib/trpc.ts'
import type { Stake } from '../limits/use-stake.ts'
import { toast } from '../toast/toasts.ts'
import { alone, askRound, askServer, tellChoices } from './ask.ts'
import { modeCost } from './bet-modes.ts'
import { createMoneyWallet, type MoneyWallet } from './money-wallet.ts'
import type { RoundRefusal } from './play-phase.ts'
import type { PlayScreen } from './play-screen.ts'
import { type Answer, type PlayOptions, PlayStore, type RoundDisplay } from './play-store.ts'
import { levelOf, usePreferences } from './preferences.ts'
import type { Pending } from './wallet.ts'
import { demoWallet, type WalletStore } from './wallet-store.ts'

const PAUSE_MS = 450
const QUICK_PAUSE_MS = 150

/** A game that is played with one stake by one player. */
export interface GamePlay {
  readonly game: SlotGame
  readonly definition: Definition
  readonly stake: Stake
  readonly owner: string
  readonly store: PlayStore
  readonly wallet: WalletStore
  /** The same wallet, where money is played for. */
  readonly money: MoneyWallet | undefined
}

type Client = ReturnType<typeof trpc.useUtils>['client']

export interface OpenPlayOptions extends Pick<GamePlay, 'game' | 'definition' | 'stake' | 'owner'> {
  readonly client: Client
  readonly machine: { readonly current: RoundDisplay | null }
  /** Settles once the machine can show rounds. */
  readonly whenReady: () => Promise<void>
  readonly refreshMoney: () => Promise<void>
  /** The game was changed since the page was loaded. */
  readonly onOutdated: () => void
  readonly screen: PlayScreen | undefined
}

export function openPlay(options: OpenPlayOptions): GamePlay {
  const { game, definition, stake, owner, refreshMoney, machine, whenReady, screen } = options
  const money = stake === 'money' ? createMoneyWallet(owner) : undefined
  const wallet = money ? refreshing(money, refreshMoney) : demoWallet
  const { betLevels } = game.config
  const server = playServer(options)
  const store = new PlayStore({
    gameId: game.id,
    stake,
    betLevels,
    level: levelOf(usePreferences.getState().bet, betLevels),
    wallet,
    machine: () => machine.current ?? undefined,
    whenReady,
    ...server,
    costOf: (bet, mode) => modeCost(definition, bet, mode),
    newKey,
    alone,
    now: Date.now,
    pause: () => new Promise((resolve) => setTimeout(resolve, pauseMs())),
    ...(screen && { screen }),
  })
  // Not before its round has been shown: fetching the game again removes the machine.
  store.subscribe(() => store.state().phase.name === 'idle' && server.checkVersion())
  return { game, definition, stake, owner, store, wallet, money }
}

type PlayServer = Pick<PlayOptions, 'ask' | 'tell' | 'findOpen'> & {
  /** Tells the page when the latest round was played on another version of the game. */
  checkVersion(): void
}

function playServer({ game, client, stake, onOutdated }: OpenPlayOptions): PlayServer {
  let isOutdated = false
  const answerTo = (bet: Pending): Promise<Answer> =>
    bet.roundId === undefined
      ? askServer(async (input, options) => ofSlot(await client.rounds.spin.mutate(input, options)), bet, stake)
      : askRound(async (input, options) => ofSlot(await client.rounds.get.query(input, options)), bet.roundId)
  return {
    ask: async (bet) => {
      const answer = await answerTo(bet)
      if (answer.kind === 'round') isOutdated = answer.result.definitionHash !== game.definitionHash
      return answer
    },
    tell: async (input) => {
      const answer = await tellChoices(
        async (choices, options) => ofSlot(await client.rounds.choose.mutate(choices, options)),
        input,
      )
      if (answer.kind === 'refused' && GAMBLE_LIMITS.has(answer.refusal)) sayGambleRefused(answer.message)
      return answer
    },
    // Without an answer nothing is resumed now: the next bet is refused with `roundOpen`, and then it is asked for again.
    ...(stake === 'money' && {
      findOpen: async () => ifSlot((await client.rounds.open.query({ id: game.id }).catch(() => null)) ?? undefined),
    }),
    checkVersion: () => {
      if (isOutdated) onOutdated()
      isOutdated = false
    },
  }
}

/** Refusals of a gamble by the member's limits: the win can be taken, and the question is asked again. */
const GAMBLE_LIMITS: ReadonlySet<RoundRefusal | undefined> = new Set<RefusalOf<'rounds.choose'>>([
  'paused',
  'excluded',
  'listedInRofus',
  'overTimeLimit',
  'overLossLimit',
  'realityCheckDue',
  'depositLimitsMissing',
])

function sayGambleRefused(message: string): void {
  const t = textsOf(playing)
  toast({ tone: 'danger', title: t('noGamble.title'), description: t('noGamble.description', { why: message }) })
}

/** After the end of a round has been shown, or its bet was refused, the server is asked what has changed. */
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

const pauseMs = (): number => (usePreferences.getState().isQuick ? QUICK_PAUSE_MS : PAUSE_MS)

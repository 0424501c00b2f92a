import type { ChooseInput, SlotResult } from '@spilvaerk/schemas'
import type { Stake } from '../limits/use-stake.ts'
import { GAMBLE, TAKE } from '../machine/gamble.ts'
import { type AutoPlan, stopBefore } from './autospin.ts'
import { costOf } from './bet-modes.ts'
import { toMicro } from './money.ts'
import type { RoundRefusal } from './play-phase.ts'
import type { PlayScreen, ScreenEvent } from './play-screen.ts'
import { atRest, type PlayEvent, type PlayState, play, show } from './play-state.ts'
import type { Pending } from './wallet.ts'
import type { WalletStore } from './wallet-store.ts'

/** What shows the rounds: the reels of the page. */
export interface RoundDisplay {
  start(): void
  finish(round: SlotResult['round']): Promise<void>
  recall(): Promise<void>
}

export type Answer =
  | { readonly kind: 'round'; readonly result: SlotResult }
  /** Nothing was played, and the server says why. */
  | { readonly kind: 'refused'; readonly message: string; readonly refusal?: RoundRefusal | undefined }
  /** Whether a round was played is unknown. */
  | { readonly kind: 'unanswered'; readonly message: string }

export interface PlayOptions {
  readonly gameId: number
  readonly betLevels: readonly number[]
  readonly level: number
  readonly stake?: Stake
  /** The screen of a stake that was played with before on this page. */
  readonly screen?: PlayScreen
  readonly wallet: WalletStore
  readonly machine: () => RoundDisplay | undefined
  /** Settles once the machine can show rounds: no bet is taken before. */
  readonly whenReady?: () => Promise<void>
  readonly ask: (bet: Pending) => Promise<Answer>
  readonly tell: (choices: ChooseInput) => Promise<Answer>
  /** The round of this game that is open at the server, if there is one, also when this browser has not stored it. */
  readonly findOpen?: () => Promise<SlotResult | undefined>
  /** What a round in a bet mode costs; without a mode, the bet. */
  readonly costOf: (bet: number, mode: string | undefined) => number
  readonly newKey: () => string
  readonly now: () => number
  /** Between the spins of an autospin. */
  readonly pause: () => Promise<void>
  /** Runs the work unless another tab is doing it. */
  readonly alone: (key: string, work: () => Promise<void>) => Promise<void>
}

/**
 * Plays one game in one tab: takes bets, asks the server, lets the machine show the answer and settles each round once.
 * A bet is stored before the server is asked, and stays stored until the round has been shown.
 */
export class PlayStore {
  readonly #options: PlayOptions
  readonly #listeners = new Set<() => void>()
  #state: PlayState
  #left = false
  /** How many events have changed the round, or what comes of the next one. */
  #changes = 0
  /** The changes when a spin was last asked for, while the machine is waited for. */
  #askedAt: number | undefined
  /** The wallet is taking a bet. */
  #isTaking = false
  /** Continues the round that waits with the player's choice; with undefined, stops waiting for one. */
  #decide: ((choice: number | undefined) => void) | undefined
  /** Settles when reels that got no result have stopped: the next start waits for it. */
  #recalled: Promise<void> | undefined

  constructor(options: PlayOptions) {
    this.#options = options
    this.#state = atRest(options.level, options.stake, options.screen)
  }

  readonly state = (): PlayState => this.#state

  readonly subscribe = (onChange: () => void): (() => void) => {
    this.#listeners.add(onChange)
    return () => this.#listeners.delete(onChange)
  }

  get bet(): number {
    return this.#options.betLevels[this.#state.level] ?? 0
  }

  /** What the next spin costs. */
  get cost(): number {
    return this.#options.costOf(this.bet, this.#state.mode)
  }

  /** The bet of the round that is played, or of the next one. */
  get shownBet(): number {
    const { phase } = this.#state
    return phase.name === 'idle' ? this.bet : phase.bet.bet
  }

  /** What the round that is played costs, or the next one. */
  get shownCost(): number {
    const { phase } = this.#state
    return phase.name === 'idle' ? this.cost : costOf(phase.bet)
  }

  /** Takes a bet and plays it to its end, waiting for the player where the round does. */
  async spin(mode: string | undefined = this.#state.mode): Promise<void> {
    if (this.#state.phase.name !== 'idle' || this.#isTaking || this.#left) return
    const { gameId, newKey, now, alone, costOf, whenReady } = this.#options
    const isAwaited = this.#askedAt !== undefined
    this.#askedAt = this.#changes
    if (isAwaited) return
    await whenReady?.()
    const askedAt = this.#askedAt
    this.#askedAt = undefined
    // An open round was resumed first, or the player has changed the bet: this bet is not placed.
    if (this.#changes !== askedAt || this.#left) return
    const inMode = mode === undefined ? {} : { mode, cost: costOf(this.bet, mode) }
    const bet: Pending = { key: newKey(), gameId, bet: this.bet, ...inMode, at: now() }
    await alone(bet.key, async () => {
      if (!(await this.#take(bet))) return this.#send({ type: 'betShort' })
      this.#send({ type: 'betPlaced', bet })
      await this.#playOut(bet)
    })
  }

  /** Continues a bet that a reload interrupted. */
  async resume(): Promise<void> {
    const { wallet, gameId, betLevels, alone } = this.#options
    const bet = wallet.read().pending.find((candidate) => candidate.gameId === gameId)
    if (this.#left) return
    if (!bet) return this.#resumeOpen()
    await alone(bet.key, async () => {
      const stillPending = wallet.read().pending.some(({ key }) => key === bet.key)
      if (!stillPending) return
      this.#send({ type: 'resumed', bet, level: Math.max(0, betLevels.indexOf(bet.bet)) })
      if (this.#isAt(bet)) await this.#playOut(bet)
    })
  }

  async #resumeOpen(): Promise<void> {
    const { findOpen, betLevels, alone, now } = this.#options
    const open = await findOpen?.()
    if (!open || this.#left) return
    const { roundId, gameId, bet: amount, cost } = open
    const bet: Pending = { key: roundId, roundId, gameId, bet: amount, cost, at: now() }
    await alone(bet.key, async () => {
      this.#send({ type: 'resumed', bet, level: Math.max(0, betLevels.indexOf(amount)) })
      if (this.#isAt(bet)) await this.#playOut(bet)
    })
  }

  /** Sends the unanswered request again. */
  async retry(): Promise<void> {
    const { phase } = this.#state
    if (phase.name !== 'unanswered') return
    await this.#options.alone(phase.bet.key, async () => {
      this.#send({ type: 'retried' })
      await this.#playOut(phase.bet)
    })
  }

  /** Answers the round's question with one of its options. */
  choose(option: number): void {
    this.#decide?.(option)
  }

  setMode(mode: string | undefined): void {
    this.#send({ type: 'modeSet', mode })
  }

  setLevel(level: number): void {
    if (level in this.#options.betLevels) this.#send({ type: 'levelSet', level })
  }

  async startAuto(plan: AutoPlan): Promise<void> {
    this.#send({ type: 'autoStarted', plan })
    while (this.#state.auto && !this.#left) {
      const { balanceMicro } = this.#options.wallet.read()
      const reason = stopBefore(this.#state.auto, { balanceMicro, betMicro: toMicro(this.cost) })
      if (reason) return this.#send({ type: 'autoStopped', reason })
      await this.spin()
      if (this.#state.auto) await this.#options.pause()
    }
  }

  stopAuto(): void {
    this.#send({ type: 'autoStopped', reason: 'player' })
  }

  /** What the machine or the page has shown. */
  show(event: ScreenEvent): void {
    this.#become(show(this.#state, event))
  }

  enter(): void {
    this.#left = false
  }

  /** The page is closed: a round whose end is known is settled without being shown; one that waits stays open. */
  leave(): void {
    this.#left = true
    this.#send({ type: 'autoStopped', reason: 'player' })
    this.#decide?.(undefined)
    const { phase } = this.#state
    if (phase.name === 'replaying' && !phase.result.round.awaiting) void this.#settle(phase.result, phase.bet.key)
  }

  async #take(bet: Pending): Promise<boolean> {
    this.#isTaking = true
    try {
      return await this.#options.wallet.place(bet)
    } finally {
      this.#isTaking = false
    }
  }

  async #playOut(bet: Pending): Promise<void> {
    const { machine, ask, wallet } = this.#options
    await this.#recalled
    machine()?.start()
    const answer = await ask(bet)
    switch (answer.kind) {
      case 'round':
        return this.#goOn(answer.result, bet)
      case 'refused':
        await wallet.refund(bet.key)
        this.#recalled = machine()?.recall()
        this.#send({ type: 'refused', message: answer.message, refusal: answer.refusal })
        if (answer.refusal === 'roundOpen') void this.resume()
        return
      case 'unanswered':
        this.#recalled = machine()?.recall()
        return this.#send({ type: 'unanswered', message: answer.message })
    }
  }

  /** Shows a round, asks the player what it waits for, and continues until it is finished. */
  async #goOn(first: SlotResult, bet: Pending): Promise<void> {
    let result = first
    while (await this.#show(result)) {
      const choice = await this.#decision(result)
      if (choice === undefined) return
      this.#send({ type: 'chosen' })
      const answer = await this.#tell(result, choice, bet)
      if (answer.kind !== 'round') return this.#send({ type: 'unanswered', message: answer.message })
      result = answer.result
    }
    if (!result.round.awaiting) await this.#settle(result, bet.key)
  }

  /** Shows the round as far as it is known. True when it waits for a choice and the page is still open. */
  async #show(result: SlotResult): Promise<boolean> {
    this.#send({ type: 'answered', result })
    if (!this.#left) await this.#options.machine()?.finish(result.round)
    return result.round.awaiting !== undefined && !this.#left
  }

  /** An autospin never gambles, and leaves every other choice to the player. Undefined: the player has left. */
  #decision(result: SlotResult): Promise<number | undefined> {
    const isGamble = result.round.awaiting?.feature === GAMBLE
    if (isGamble && this.#state.auto) {
      this.#send({ type: 'asked' })
      return Promise.resolve(TAKE)
    }
    this.#send({ type: 'autoStopped', reason: 'choice' })
    this.#send({ type: 'asked' })
    return new Promise((resolve) => {
      this.#decide = (choice) => {
        this.#decide = undefined
        resolve(choice)
      }
    })
  }

  /** A choice is refused when another tab or a time limit was faster: then the current round is asked for. */
  async #tell({ roundId, choices = [] }: SlotResult, choice: number, bet: Pending): Promise<Answer> {
    const answer = await this.#options.tell({ id: roundId, choices: [...choices, choice] })
    return answer.kind === 'refused' ? this.#options.ask({ ...bet, roundId }) : answer
  }

  async #settle({ totalWin, balance }: SlotResult, key: string): Promise<void> {
    await this.#options.wallet.settle(key, toMicro(totalWin), balance === undefined ? undefined : toMicro(balance))
    this.#send({ type: 'shown' })
  }

  #isAt(bet: Pending): boolean {
    const { phase } = this.#state
    return phase.name === 'spinning' && phase.bet.key === bet.key
  }

  #send(event: PlayEvent): void {
    const next = play(this.#state, event)
    if (next !== this.#state) this.#changes++
    this.#become(next)
  }

  #become(next: PlayState): void {
    if (next === this.#state) return
    this.#state = next
    for (const listener of this.#listeners) listener()
  }
}

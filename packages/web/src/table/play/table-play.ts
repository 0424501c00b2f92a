import {
  type Choice,
  compileTable,
  type PlacedBet,
  type TableDefinition,
  type TableEvent,
} from '@spilvaerk/table-games'
import { costOf } from '../../game/bet-modes.ts'
import { toMicro } from '../../game/money.ts'
import type { Pending } from '../../game/wallet.ts'
import type { WalletStore } from '../../game/wallet-store.ts'
import { addAll, addTo, again, type BetRules, type Changed, doubled, NO_BETS, takeFrom, totalOf } from './bets.ts'
import { isLate } from './is-late.ts'
import { mistakeOf, type TableAdvice, type TableAnswer, type TableResult, type TableServer } from './table-server.ts'
import { EMPTY_TABLE, ended, NOTHING_SHOWN, openMoves, type TableState, takesBets, withBets } from './table-state.ts'

export interface TablePlayOptions {
  readonly gameId: number
  readonly definition: TableDefinition
  /** DKK for each coin. */
  readonly coin: number
  readonly server: TableServer
  readonly wallet: WalletStore
  readonly newKey: () => string
  readonly now: () => number
  /** Settles after so long. */
  readonly wait: (ms: number) => Promise<void>
  /** How long an event is shown before the next one. */
  readonly showFor: (event: TableEvent, events: readonly TableEvent[]) => number
  /** Whether the player wants to be told of a mistake, now. */
  readonly tellsMistakes?: () => boolean
  /** Runs the work unless another tab is doing it. */
  readonly alone: (key: string, work: () => Promise<void>) => Promise<void>
}

/** Plays one table in one tab: takes bets, asks for rounds, shows their events one by one, and settles each round once. */
export class TablePlay {
  readonly #options: TablePlayOptions
  readonly #listeners = new Set<() => void>()
  readonly #spots: BetRules
  #state = EMPTY_TABLE
  #left = false
  /** Ends the wait for what is shown. */
  #hurry: (() => void) | undefined
  #isHurried = false
  #again: (() => Promise<void>) | undefined
  #bet: Pending | undefined
  /** What the strategy would do at the menu of a result: asked before the choice, since the server tells it of open menus alone. */
  #expected: { readonly of: TableResult; readonly advice: Promise<TableAdvice | undefined> } | undefined

  constructor(options: TablePlayOptions) {
    this.#options = options
    const { spots, definition } = compileTable(options.definition)
    const places = new Map(spots.map((spot) => [spot.id, spot]))
    this.#spots = { place: (id) => places.get(id), round: definition.limits.round ?? Number.MAX_SAFE_INTEGER }
  }

  readonly state = (): TableState => this.#state

  readonly subscribe = (onChange: () => void): (() => void) => {
    this.#listeners.add(onChange)
    return () => this.#listeners.delete(onChange)
  }

  /** What may be bet now: on spots, or behind moves that let the player say how much. */
  get rules(): BetRules {
    if (takesBets(this.#state)) return this.#spots
    const moves = openMoves(this.#state)
    return {
      round: Number.MAX_SAFE_INTEGER,
      place: (id) => {
        const found = moves.find(({ move, upTo }) => move === id && upTo !== undefined)
        return found && { id, min: found.coins, max: found.upTo ?? found.coins, step: found.step ?? 1 }
      },
    }
  }

  place(id: string, coins: number): void {
    this.#lay(addTo(this.#state.bets, id, coins, this.rules))
  }

  /** Chips on several places at once, such as a call bet. */
  placeAll(chips: Iterable<readonly [id: string, coins: number]>): void {
    this.#lay(addAll(this.#state.bets, chips, this.rules))
  }

  take(id: string, coins = Number.MAX_SAFE_INTEGER): void {
    const bets = takeFrom(this.#state.bets, id, coins, this.rules)
    if (bets !== this.#state.bets) this.#become(withBets(this.#state, bets))
  }

  move(from: string, to: string): void {
    const coins = this.#state.bets.get(from)
    if (coins === undefined || from === to) return
    this.#lay(addTo(takeFrom(this.#state.bets, from, coins, this.rules), to, coins, this.rules))
  }

  undo(): void {
    const { history } = this.#state
    const bets = history.at(-1)
    if (bets !== undefined && this.#isOpen())
      this.#become({ ...this.#state, bets, history: history.slice(0, -1), notice: undefined })
  }

  clear(): void {
    if (this.#state.bets.size > 0 && this.#isOpen()) this.#become(withBets(this.#state, NO_BETS))
  }

  repeat(): void {
    if (takesBets(this.#state)) this.#lay(again(this.#state.lastBets, this.#spots))
  }

  double(): void {
    this.#lay(doubled(this.#state.bets, this.rules))
  }

  /** Bets what lies on the table, and plays the round until it is over or asks. */
  async spin(): Promise<void> {
    const { bets } = this.#state
    if (!takesBets(this.#state) || this.#left || this.#bet) return
    if (bets.size === 0) return this.#note({ kind: 'noBets' })
    const { gameId, newKey, now, alone, wallet, coin } = this.#options
    const laid = [...bets].map(([spot, coins]) => ({ spot, amount: inKroner(coins, coin) }))
    const bet: Pending = { key: newKey(), gameId, bet: inKroner(totalOf(bets), coin), bets: laid, at: now() }
    this.#bet = bet
    await alone(bet.key, async () => {
      if (!(await wallet.place(bet))) {
        this.#bet = undefined
        return this.#note({ kind: 'funds' })
      }
      this.#become({
        ...this.#state,
        ...{ phase: 'spinning', result: undefined, ...NOTHING_SHOWN, notice: undefined, mistake: undefined },
      })
      await this.#begin(bet)
    })
  }

  /** Makes a move of the menu, after the bets that lie behind moves. */
  async choose(move: string, coins?: number): Promise<void> {
    const { phase, result, bets } = this.#state
    const found = openMoves(this.#state).find((one) => one.move === move)
    const bet = this.#bet
    if (phase !== 'asked' || !result || !found || !bet) return
    const laid = [...bets].map(([id, lies]) => ({ move: id, coins: lies }))
    const last: Choice = found.upTo === undefined ? move : { move, coins: coins ?? found.coins }
    const more = totalOf(bets) + (coins ?? found.coins)
    const staked = this.#paid(bet, result)
    const cost = inKroner(result.round.stakedCoins + more, this.#options.coin)
    if (!(await this.#options.wallet.raise(bet.key, staked, cost))) return this.#note({ kind: 'funds' })
    this.#become({ ...this.#state, phase: 'choosing', notice: undefined, advice: undefined, mistake: undefined })
    const expected = this.#expected?.of === result && laid.length === 0 ? await this.#expected.advice : undefined
    const mistake = expected && mistakeOf(expected, move)
    await this.#tell(result, [...result.choices, ...laid, last], { ...bet, cost }, staked)
    const isMade = (this.#state.result?.choices.length ?? 0) > result.choices.length
    if (mistake && isMade) this.#become({ ...this.#state, mistake })
  }

  /** Goes on at once from what is being shown to what the round comes to. */
  skip(): void {
    this.#isHurried = true
    this.#hurry?.()
  }

  /** Shows a round that is known to its end: nothing is bet, and nothing is paid. */
  async replay(result: TableResult): Promise<void> {
    if (!takesBets(this.#state)) return
    await this.#show(result, { key: '', gameId: this.#options.gameId, bet: 0, at: 0 }, 0)
  }

  async retry(): Promise<void> {
    const work = this.#again
    if (this.#state.phase !== 'unanswered' || !work) return
    this.#again = undefined
    await work()
  }

  /** Continues the round that a reload interrupted, or one that waits for its player. */
  async resume(): Promise<void> {
    const { wallet, gameId, server, alone, now, coin } = this.#options
    const stored = wallet.read().pending.find((one) => one.gameId === gameId)
    const open = stored ? undefined : await server.open()
    if (this.#bet || this.#left || (!stored && !open)) return
    const staked = inKroner(open?.round.stakedCoins ?? 0, coin)
    const bet = stored ?? { key: open?.roundId ?? '', roundId: open?.roundId ?? '', gameId, bet: staked, at: now() }
    this.#bet = bet
    await alone(bet.key, async () => {
      this.#become({ ...this.#state, phase: 'spinning', notice: { kind: 'resumed' } })
      await (open ? this.#show(open, bet, open.round.events.length) : this.#begin(bet))
    })
  }

  async advise(): Promise<void> {
    const { result, phase, isAdvising } = this.#state
    if (phase !== 'asked' || !result || isAdvising) return
    this.#become({ ...this.#state, isAdvising: true, notice: undefined })
    // What works it out in this page leaves it no time to show that it does.
    await this.#options.wait(PAINT_MS)
    const given = await this.#options.server.advice(result).catch(() => undefined)
    const { notice } = this.#state
    this.#become({ ...this.#state, isAdvising: false })
    if (this.#state.result !== result || this.#state.phase !== 'asked') return
    this.#become(given ? { ...this.#state, advice: given } : { ...this.#state, notice: notice ?? { kind: 'noAdvice' } })
  }

  enter(): void {
    this.#left = false
  }

  /** The page is closed: a round whose end is known is settled without being shown. */
  leave(): void {
    this.#left = true
    this.skip()
  }

  async #begin(bet: Pending): Promise<void> {
    const { server, coin } = this.#options
    const placed: readonly PlacedBet[] = (bet.bets ?? []).map((one) => ({
      spot: one.spot,
      coins: Math.round(one.amount / coin),
    }))
    const answer = await (bet.roundId === undefined ? server.spin(placed, bet.key) : server.get(bet.roundId))
    if (answer.kind === 'round') return this.#show(answer.result, bet, 0)
    if (answer.kind === 'unanswered') return this.#unanswered(answer.message, () => this.#begin(bet))
    await this.#options.wallet.refund(bet.key)
    this.#bet = undefined
    const { message, refusal } = answer
    this.#become({ ...this.#state, phase: 'betting', notice: { kind: 'refused', message, refusal } })
    if (refusal === 'roundOpen') await this.resume()
  }

  async #tell(before: TableResult, choices: readonly Choice[], bet: Pending, staked: number): Promise<void> {
    this.#bet = bet
    const answer = await this.#options.server.choose(before, choices)
    if (answer.kind === 'round') return this.#show(answer.result, bet, before.round.events.length)
    if (answer.kind === 'unanswered')
      return this.#unanswered(answer.message, () => this.#tell(before, choices, bet, staked))
    await this.#refused(before, answer, bet, staked)
  }

  /** The round stays as it was: the raise comes back, and the server is asked how far the round is. */
  async #refused(before: TableResult, { message, refusal }: Refused, bet: Pending, staked: number): Promise<void> {
    const { wallet, server } = this.#options
    await wallet.raise(bet.key, costOf(bet), staked)
    this.#note({ kind: 'refused', message, refusal })
    const now = before.roundId === undefined ? undefined : await server.get(before.roundId)
    const result = now?.kind === 'round' ? now.result : before
    await this.#show(result, { ...bet, cost: staked }, before.round.events.length)
  }

  /** Shows events after those that are known, and then asks or settles. @param still so many of them do not move */
  async #show(result: TableResult, bet: Pending, still: number): Promise<void> {
    const { wait, showFor } = this.#options
    const { events, awaiting } = result.round
    this.#bet = bet
    this.#isHurried = false
    this.#become({
      ...this.#state,
      phase: 'playing',
      result,
      still,
      shown: still,
      told: still,
      bets: NO_BETS,
      history: [],
    })
    for (const [i, event] of events.entries()) {
      if (i < still) continue
      if (this.#left || this.#isHurried) break
      this.#become({ ...this.#state, shown: i + 1, told: isLate(event) ? i : i + 1 })
      const hurried = new Promise<void>((resolve) => {
        this.#hurry = resolve
      })
      await Promise.race([wait(showFor(event, events)), hurried])
    }
    this.#hurry = undefined
    this.#become({ ...this.#state, shown: events.length, told: events.length })
    if (awaiting) return this.#ask(result)
    await this.#settle(result, bet)
  }

  #ask(result: TableResult): void {
    this.#become({ ...this.#state, phase: 'asked' })
    if (!this.#options.tellsMistakes?.()) return
    this.#expected = { of: result, advice: this.#options.server.advice(result).catch(() => undefined) }
  }

  async #settle(result: TableResult, { key }: Pending): Promise<void> {
    const { wallet, coin } = this.#options
    const won = inKroner(result.round.paidCoins, coin) + (result.besides ?? 0)
    await wallet.settle(key, toMicro(won), result.balance === undefined ? undefined : toMicro(result.balance))
    this.#bet = undefined
    this.#become(ended(this.#state, result))
  }

  /** What of the round has been taken from the wallet, in DKK. */
  #paid(bet: Pending, { round }: TableResult): number {
    return bet.roundId === undefined ? costOf(bet) : inKroner(round.stakedCoins, this.#options.coin)
  }

  #unanswered(message: string, work: () => Promise<void>): void {
    this.#again = work
    this.#become({ ...this.#state, phase: 'unanswered', notice: { kind: 'unanswered', message } })
  }

  #isOpen(): boolean {
    return takesBets(this.#state) || this.#state.phase === 'asked'
  }

  #lay(changed: Changed): void {
    if (!this.#isOpen()) return
    if (changed.ok) this.#become(withBets(this.#state, changed.bets))
    else this.#note({ kind: 'bet', refusal: changed.refusal })
  }

  #note(notice: TableState['notice']): void {
    this.#become({ ...this.#state, notice })
  }

  #become(next: TableState): void {
    this.#state = next
    for (const listener of this.#listeners) listener()
  }
}

/** Until a page has shown what became of it. */
const PAINT_MS = 40

type Refused = Extract<TableAnswer, { readonly kind: 'refused' }>

/** Coins as an amount, without what binary fractions add. */
export const inKroner = (coins: number, coin: number): number => Math.round(coins * coin * 1e6) / 1e6

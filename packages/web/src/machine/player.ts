import type { PlayCue } from './cues.ts'
import { FeaturePlayer } from './feature-player.ts'
import type { Cascade, SpinTimes } from './feature-steps.ts'
import { type Card, EMPTY_HUD, type Hud } from './hud.ts'
import type {
  Ask,
  Award,
  Enter,
  FreeSpin,
  Land,
  Leave,
  LevelUp,
  Respin,
  Script,
  ShownWin,
  Step,
  Total,
  Wins,
} from './script.ts'
import type { Stage } from './stage.ts'
import { COUNT_MS } from './tier.ts'
import { stopTimes } from './timing.ts'

export interface PlayerOptions {
  readonly stage: Stage
  readonly cue: PlayCue
  readonly onHud: (hud: Hud) => void
  /** Coins won so far, while they count up. */
  readonly onCount: (coins: number) => void
  readonly onStep: (step: Step) => void
  /** Read at each step: it may change in mid-round. */
  readonly pace: () => number
  /** Nothing moves; results appear. */
  readonly still?: () => boolean
}

const CARD_MS: Readonly<Record<Card['kind'], number>> = {
  intro: 2600,
  more: 1500,
  level: 1900,
  outro: 3000,
  cap: 2600,
  win: 1600,
  jackpot: 3400,
  hold: 2600,
  symbol: 2200,
  gamble: 2000,
}

/** What stays is seen to stay before the rest spins. */
const RESPIN_MS = 500

/** Performs scripts on a stage, in order, and tells the page what to write beside it. */
export class Player {
  readonly #options: PlayerOptions
  #hud: Hud = EMPTY_HUD
  #counted = 0
  #quiet = false
  #lastWins: readonly ShownWin[] = []
  readonly #features: FeaturePlayer

  constructor(options: PlayerOptions) {
    this.#options = options
    this.#features = new FeaturePlayer({
      ...options,
      show: (change) => this.#show(change),
      shown: () => this.#hud,
      card: (card) => this.#card(card),
      countTo: (coins) => (this.#quiet ? Promise.resolve() : this.#countTo(coins, 500)),
    })
  }

  /**
   * The reels are already running.
   * @param from the first step to perform: those before it have been, up to a question that is answered now
   */
  async perform(script: Script, from = 0): Promise<void> {
    const { steps } = script
    this.#quiet = script.quiet
    if (from === 0) this.#begin()
    else if (steps[from]?.type !== 'gamble') this.#leaveGamble()
    for (let index = from; index < steps.length; index++) {
      const step = steps[index]
      const next = steps[index + 1]
      if (!step) break
      this.#options.onStep(step)
      if (step.type === 'ask') return this.#ask(step)
      // A modest sum counts up beside its lines; a greater one has a moment of its own after them.
      if (step.type === 'wins' && next?.type === 'total' && next.tier === 'line') {
        this.#options.onStep(next)
        this.#show({ skippable: true })
        await Promise.all([this.#wins(step, false), this.#total(next)])
        break
      }
      await (step.type === 'wins' ? this.#wins(step, next?.type !== 'total') : this.#perform(step))
      if (step.type === 'gamble' && next?.type !== 'ask') this.#leaveGamble()
    }
    this.#end()
  }

  /** Hurries what is being shown; a paid spin's reels keep their time. */
  skip(): void {
    if (this.#hud.skippable) this.#options.stage.hurry(true)
  }

  /** Clears away what a round that is not gone on with has left in view. */
  clear(): void {
    this.#show(EMPTY_HUD)
  }

  #begin(): void {
    this.clear()
    this.#lastWins = []
    this.#count(0)
  }

  #ask({ question }: Ask): void {
    this.#options.stage.hurry(false)
    this.#show({ skippable: false, card: undefined })
    this.#features.ask(question)
  }

  #leaveGamble(): void {
    if (this.#hud.stage?.kind === 'gamble') this.#show({ stage: undefined })
  }

  #perform(step: Exclude<Step, Wins | Ask>): Promise<void> {
    switch (step.type) {
      case 'land':
        return this.#land(step)
      case 'cascade':
        return this.#cascade(step)
      case 'change':
        return this.#options.stage.change(step, this.#options.pace())
      case 'multiply':
        this.#show({ badges: step.wilds })
        return this.#options.stage.wait(450 / this.#options.pace())
      case 'factor':
        if (step.parts.length > 0) this.#show({ badges: step.parts })
        return this.#options.stage.wait(450 / this.#options.pace())
      case 'spinTimes':
        return this.#spinTimes(step)
      case 'award':
        return this.#award(step)
      case 'enter':
        return this.#enter(step)
      case 'freeSpin':
        return this.#freeSpin(step)
      case 'levelUp':
        return this.#levelUp(step)
      case 'leave':
        return this.#leave(step)
      case 'capReached':
        return this.#card({ kind: 'cap', coins: step.coins })
      case 'total':
        return this.#total(step)
      default:
        this.#leaveRespins()
        return this.#features.perform(step)
    }
  }

  /** Uncovers this tile of a pick; which item lies there is drawn already. */
  pick(tile: number): void {
    this.#features.pick(tile)
  }

  async #cascade(step: Cascade): Promise<void> {
    const { stage, pace } = this.#options
    this.#show({ badges: step.badges })
    this.#lastWins = []
    await stage.fall(step, pace())
  }

  async #land({ reelSet, stops, window, top, tension, free, order, respin, starts, meters }: Land): Promise<void> {
    const pace = this.#options.pace()
    this.#show({ meters })
    if (starts) this.#options.stage.spin(reelSet)
    if (respin) await this.#respin(respin, reelSet)
    await this.#options.stage.land({
      stops,
      window,
      tension,
      ...(top && { top }),
      stopTimes: (elapsedMs) => stopTimes({ order, pace, free, tension, elapsedMs }),
    })
    this.#show({ held: [], skippable: true })
  }

  async #respin({ number, held }: Respin, reelSet: string): Promise<void> {
    const { stage, pace } = this.#options
    stage.hurry(false)
    this.#show({ held, counter: { kind: 'respin', number, multiplier: 1 }, skippable: true })
    await stage.wait(RESPIN_MS / pace())
    stage.spin(reelSet)
  }

  async #spinTimes({ wonCoins }: SpinTimes): Promise<void> {
    if (!this.#quiet) await this.#countTo(wonCoins, 500)
  }

  #leaveRespins(): void {
    if (this.#hud.counter?.kind === 'respin') this.#show({ counter: undefined })
  }

  /** @param isCounted whether the sum so far counts up with it; the last one's is counted by the total */
  async #wins({ wins, wonCoins, meters }: Wins, isCounted: boolean): Promise<void> {
    this.#lastWins = wins
    this.#show({ meters })
    if (this.#quiet) return
    const { stage, pace } = this.#options
    const counting = isCounted ? this.#countTo(wonCoins, 400) : undefined
    await Promise.all([stage.showWins(wins, pace()), counting])
    if (isCounted) await stage.wait(350 / pace())
  }

  async #award({ cells, spins, retrigger }: Award): Promise<void> {
    const { stage, cue, pace } = this.#options
    cue({ name: 'scatter', nth: 3 })
    await stage.point(cells, pace())
    if (retrigger) await this.#card({ kind: 'more', spins })
  }

  async #enter({ spins, multiplier, untilGone }: Enter): Promise<void> {
    this.#leaveRespins()
    this.#options.cue({ name: 'enter' })
    this.#options.stage.setMood('free')
    await this.#card({ kind: 'intro', spins, multiplier, untilGone: untilGone === true })
  }

  async #freeSpin({ number, of, multiplier, untilGone, reelSet, held, lives }: FreeSpin): Promise<void> {
    this.#options.stage.hurry(false)
    this.#lastWins = []
    const counter = untilGone
      ? ({ kind: 'respin', number, multiplier } as const)
      : ({ kind: 'free', number, of, multiplier, ...(lives !== undefined && { lives }) } as const)
    this.#show({ badges: [], held, counter, skippable: true })
    this.#options.stage.spin(reelSet)
  }

  #levelUp({ level, spins, multiplier }: LevelUp): Promise<void> {
    this.#options.cue({ name: 'fanfare', big: false })
    return this.#card({ kind: 'level', level, spins, multiplier })
  }

  async #leave({ spins, coins, untilGone }: Leave): Promise<void> {
    const { stage, cue } = this.#options
    stage.hurry(false)
    if (!this.#quiet) cue({ name: 'leave' })
    await this.#card({ kind: 'outro', spins, coins, untilGone: untilGone === true })
    stage.setMood('paid')
    this.#show({ counter: undefined })
  }

  async #total({ coins, tier }: Total): Promise<void> {
    const { stage, cue, pace } = this.#options
    if (tier === 'none') return this.#count(coins)
    const ms = COUNT_MS[tier] / Math.sqrt(pace())
    if (tier === 'line') return this.#countTo(coins, ms)
    cue({ name: 'fanfare', big: tier !== 'coins' })
    this.#show({ card: { kind: 'win', coins, tier }, skippable: true })
    this.#count(0)
    await Promise.all([this.#countTo(coins, ms), stage.celebrate(tier, this.#lastWins, ms + CARD_MS.win)])
    this.#show({ card: undefined })
  }

  async #card(card: Card): Promise<void> {
    const { stage, pace } = this.#options
    this.#show({ card, skippable: true })
    await stage.wait(CARD_MS[card.kind] / Math.sqrt(pace()))
    stage.hurry(false)
    this.#show({ card: undefined })
  }

  #end(): void {
    this.#options.stage.hurry(false)
    this.#options.stage.setMood('paid')
    this.#show(EMPTY_HUD)
    if (!this.#quiet && this.#lastWins.length > 0) this.#options.stage.dwell(this.#lastWins)
  }

  #countTo(coins: number, ms: number): Promise<void> {
    const from = this.#counted
    return this.#options.stage.tween(ms, (t) => this.#count(Math.round(from + (coins - from) * (1 - (1 - t) ** 2))))
  }

  #count(coins: number): void {
    this.#counted = coins
    this.#options.onCount(coins)
  }

  #show(change: Partial<Hud>): void {
    this.#hud = { ...this.#hud, ...change }
    this.#options.onHud(this.#hud)
  }
}

import type { PlayCue } from './cues.ts'
import type { CollectCoins, FeatureStep, Gamble, LockCoins, Open, Turn } from './feature-steps.ts'
import type { Card, FeatureStage, Hud } from './hud.ts'
import type { Question } from './script.ts'
import type { Stage } from './stage.ts'

export interface FeaturePlayerOptions {
  readonly stage: Stage
  readonly cue: PlayCue
  readonly pace: () => number
  readonly still?: () => boolean
  readonly show: (change: Partial<Hud>) => void
  readonly shown: () => Hud
  readonly card: (card: Card) => Promise<void>
  readonly countTo: (coins: number) => Promise<void>
}

const ENTER_MS = 900
const TURN_MS = 4200
const WHOLE_TURNS = 4
const PICK_MS = 2200
const RUNG_MS = 520
const RESPIN_MS = 750
const PRIZE_MS = 1300
const GAMBLE_MS = 1700
const LEAVE_MS = 240

/** Performs what has a stage of its own: wheel, pick, ladder, choice, hold-and-win. */
export class FeaturePlayer {
  readonly #options: FeaturePlayerOptions
  #touch: ((tile: number) => void) | undefined

  constructor(options: FeaturePlayerOptions) {
    this.#options = options
  }

  pick(tile: number): void {
    this.#touch?.(tile)
  }

  perform(step: FeatureStep): Promise<void> {
    const { card, cue, countTo } = this.#options
    switch (step.type) {
      case 'byChance':
        cue({ name: 'enter' })
        return this.#wait(ENTER_MS)
      case 'open':
        return this.#open(step)
      case 'turn':
        return this.#turn(step)
      case 'uncover':
        return this.#uncover(step.item)
      case 'climb':
        return this.#climb(step.rung)
      case 'move':
        return this.#move(step.space)
      case 'choose':
        return this.#choose(step.option)
      case 'respin':
        this.#change({ isSpinning: true })
        return this.#wait(RESPIN_MS)
      case 'lockCoins':
        return this.#lockCoins(step)
      case 'holdOver':
        cue({ name: 'leave' })
        return this.#together(card({ kind: 'hold', full: step.full, coins: step.coins }), countTo(step.wonCoins))
      case 'collectCoins':
        return this.#collect(step)
      case 'prize': {
        this.#change({ prize: step.prize })
        return this.#together(this.#wait(PRIZE_MS), countTo(step.wonCoins))
      }
      case 'jackpot':
        cue({ name: 'fanfare', big: true })
        return this.#together(card({ kind: 'jackpot', name: step.name, coins: step.coins }), countTo(step.wonCoins))
      case 'chosen':
        return card({ kind: 'symbol', symbol: step.symbol })
      case 'gamble':
        return this.#gamble(step)
      case 'close':
        return this.#close()
    }
  }

  async #open(step: Open): Promise<void> {
    const { stage, cue, pace, show } = this.#options
    if (step.cells.length > 0) await stage.point(step.cells, pace())
    const entered = stageOf(step)
    if (!entered) return
    cue({ name: 'enter' })
    show({ stage: entered, badges: [], skippable: true })
    await this.#wait(ENTER_MS)
  }

  /** The wheel comes to rest with the middle of its segment under the pointer. */
  async #turn({ segment }: Turn): Promise<void> {
    const { stage, cue, shown, still, pace } = this.#options
    const wheel = shown().stage
    if (wheel?.kind !== 'wheel') return
    const to = 360 * WHOLE_TURNS - middleOf(wheel.feature.segments, segment)
    let ticks = 0
    if (!still?.()) {
      await stage.tween(TURN_MS / Math.sqrt(pace()), (t) => {
        const turned = to * (1 - (1 - t) ** 3)
        this.#change({ turned })
        const tick = Math.floor(turned / 30)
        if (tick > ticks) cue({ name: 'tick', reel: 0 })
        ticks = tick
      })
    }
    this.#change({ turned: to, segment })
    await this.#wait(still?.() ? PRIZE_MS : PRIZE_MS / 3)
  }

  /** Waits for a touch, or goes on by itself; either way the next item drawn is the one uncovered. */
  async #uncover(item: number): Promise<void> {
    const { cue, shown } = this.#options
    const before = shown().stage
    if (before?.kind !== 'pick') return
    this.#change({ isOpen: true, prize: undefined })
    const tile = await this.#touched(before.tiles)
    this.#touch = undefined
    cue({ name: 'coin' })
    this.#change({ isOpen: false, tiles: before.tiles.map((under, index) => (index === tile ? item : under)) })
    await this.#wait(PRIZE_MS / 4)
  }

  #touched(tiles: readonly (number | undefined)[]): Promise<number> {
    const next = tiles.indexOf(undefined)
    return new Promise((resolve) => {
      this.#touch = (tile) => {
        if (tile in tiles && tiles[tile] === undefined) resolve(tile)
      }
      void this.#wait(PICK_MS).then(() => resolve(next))
    })
  }

  async #climb(rung: number): Promise<void> {
    for (let reached = 0; reached <= rung; reached++) {
      this.#options.cue({ name: 'line', nth: reached })
      this.#change({ rung: reached })
      await this.#wait(RUNG_MS)
    }
    this.#change({ isOver: true })
    await this.#wait(RUNG_MS)
  }

  async #move(space: number): Promise<void> {
    this.#options.cue({ name: 'line', nth: 0 })
    this.#change({ space, prize: undefined })
    await this.#wait(RUNG_MS)
  }

  async #choose(option: number): Promise<void> {
    this.#options.cue({ name: 'coin' })
    this.#change({ option, isAsking: false })
    await this.#wait(PRIZE_MS)
  }

  /** Puts what the round waits for to the player. */
  ask(question: Question): void {
    const { show, cue } = this.#options
    if (question.kind === 'choice') return this.#change({ isAsking: true })
    cue({ name: 'enter' })
    show({ stage: { kind: 'gamble', question, isAsking: true }, badges: [] })
  }

  /** On the stage where it was asked; on a card where nobody is asked any more. */
  async #gamble({ won, coins, wonCoins }: Gamble): Promise<void> {
    const { card, countTo, cue, shown } = this.#options
    if (shown().stage?.kind !== 'gamble') {
      return this.#together(card({ kind: 'gamble', won, coins }), countTo(wonCoins))
    }
    if (won) cue({ name: 'fanfare', big: false })
    this.#change({ isAsking: false, isWon: won })
    await this.#together(this.#wait(GAMBLE_MS), countTo(wonCoins))
  }

  async #lockCoins({ landed, locked, respins, rows, reels, left }: LockCoins): Promise<void> {
    if (landed.length > 0) this.#options.cue({ name: 'coin' })
    this.#change({ isSpinning: false, locked, respins, rows, reels, ...(left && { left }) })
    await this.#wait(RESPIN_MS)
  }

  async #collect({ paid, coins, wonCoins }: CollectCoins): Promise<void> {
    this.#options.cue({ name: 'coin' })
    this.#change({ locked: paid })
    await this.#wait(RESPIN_MS)
    this.#change({ prize: { coins } })
    await this.#together(this.#wait(PRIZE_MS), this.#options.countTo(wonCoins))
  }

  async #close(): Promise<void> {
    const { stage, show } = this.#options
    this.#change({ isLeaving: true })
    await stage.wait(LEAVE_MS)
    stage.hurry(false)
    show({ stage: undefined })
  }

  #wait = (ms: number): Promise<void> => this.#options.stage.wait(ms / Math.sqrt(this.#options.pace()))

  async #together(...parts: readonly Promise<void>[]): Promise<void> {
    await Promise.all(parts)
  }

  /** Only what the stage in view has changes in it. */
  #change(change: StageChange): void {
    const { shown, show } = this.#options
    const { stage } = shown()
    if (stage) show({ stage: { ...stage, ...change } as FeatureStage })
  }
}

type Changes<One> = One extends unknown ? { readonly [Key in keyof One]?: One[Key] | undefined } : never
type StageChange = Changes<FeatureStage>

function stageOf({ feature, uncovered }: Open): FeatureStage | undefined {
  switch (feature.kind) {
    case 'wheel':
      return { kind: 'wheel', feature, turned: 0 }
    case 'pick': {
      const tiles = Array.from({ length: feature.tiles }, (_, tile) => uncovered[tile])
      return { kind: 'pick', feature, tiles, isOpen: false }
    }
    case 'board':
      return { kind: 'board', feature, space: -1 }
    case 'ladder':
      return { kind: 'ladder', feature, rung: -1, isOver: false }
    case 'choice':
      return { kind: 'choice', feature }
    case 'holdAndWin':
      return { kind: 'holdAndWin', feature, locked: [], respins: feature.respins, rows: 0, reels: 0, isSpinning: false }
    case 'collect':
      return { kind: 'collect', feature, locked: [] }
    case 'freeSpins':
      return undefined
  }
}

/** In degrees from the wheel's top. */
export function middleOf(segments: readonly { readonly weight: number }[], segment: number): number {
  const whole = segments.reduce((sum, { weight }) => sum + weight, 0)
  const before = segments.slice(0, segment).reduce((sum, { weight }) => sum + weight, 0)
  return (360 * (before + (segments[segment]?.weight ?? 0) / 2)) / whole
}

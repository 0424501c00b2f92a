import {
  type Cell,
  coinsSoFar,
  coinsWon,
  type FeatureStarted,
  gambledCoins,
  gambleWays,
  keptCoins,
  type LockedCoin,
  type Prize,
  type Round,
  type RoundEvent,
  type WinEvent,
} from '@spilvaerk/slot-engine'
import { BASE_REELS, type Face, leadersOf, reelsOf } from './face.ts'
import type { FaceFeature } from './face-feature.ts'
import type { Change, Multiplied } from './feature-steps.ts'
import { GAMBLE } from './gamble.ts'
import { heldBy, keptAs } from './held.ts'
import { Meters } from './meters.ts'
import type { Held, Step } from './script.ts'
import { shownWin } from './shown-win.ts'
import { tensionReel } from './tension.ts'
import { tierOf } from './tier.ts'
import { stopOrder } from './timing.ts'

type FeatureKind = FeatureStarted['kind']
type Window = readonly (readonly string[])[]

/** Writes a round's events down as steps, one after the other. */
export class ScriptWriter {
  readonly #round: Round
  readonly #face: Face
  readonly #steps: Step[] = []
  /** By event, what the round has won with it. */
  readonly #coinsSoFar: readonly number[]
  /** Wins of the spin at hand that are not yet a step. */
  #wins: WinEvent[] = []
  #wonCoins = 0
  #window: Window = []
  /** The free spins at play. */
  #feature: string | undefined
  #chosen: string | undefined
  /** The feature whose stage is in view. */
  #open: string | undefined
  readonly #uncovered = new Map<string, number[]>()
  #locked: readonly LockedCoin[] = []
  /** Rows and reels that hold-and-win has opened. */
  #opened = { rows: 0, reels: 0 }
  #respins = 0
  /** By factor the cells that have won in the spin at hand. */
  readonly #marked = new Map<string, readonly Multiplied[]>()
  #meters = new Meters([])
  #hasLanded = false

  constructor(round: Round, face: Face) {
    this.#round = round
    this.#face = face
    this.#coinsSoFar = coinsSoFar(round)
  }

  add(event: RoundEvent, index: number): void {
    switch (event.type) {
      case 'reelsStopped':
        return this.#land(event)
      case 'lineWon':
      case 'combinationWon':
      case 'waysWon':
      case 'clusterWon':
      case 'anywhereWon':
      case 'straightWon':
      case 'shapeWon':
      case 'fullWindowWon':
      case 'scatterPaid':
        this.#wins.push(event)
        this.#wonCoins = this.#coinsSoFar[index] ?? 0
        return
      case 'revealed':
      case 'wildsAdded':
        return this.#change(event.type, event.symbol, event.cells)
      case 'expanded':
        return this.#change(event.type, event.symbol, this.#cellsOf(event.reels))
      case 'windowChanged':
        return this.#changeAll(event)
      case 'wildsMultiplied':
        return this.#push({ type: 'multiply', wilds: event.wilds, ...this.#multiplier(event.wilds) })
      case 'factorShown':
        return this.#factor(event)
      case 'spinMultiplied': {
        const { id, multiplier, coins } = event
        const name = this.#face.factors[id] ?? id
        return this.#push({ type: 'spinTimes', name, multiplier, coins, wonCoins: this.#countTo(index) })
      }
      case 'cascaded':
        this.#push({ ...event, type: 'cascade', badges: this.#marks() })
        this.#window = event.window
        return
      case 'freeSpinsAwarded':
        return this.#push({
          ...event,
          type: 'award',
          ...(this.#isUntilGone(event.feature) && { untilGone: true }),
        })
      case 'expandingSymbolChosen':
        this.#chosen = event.symbol
        return
      case 'freeSpinStarted':
        return this.#freeSpin(event, index)
      case 'freeSpinsEnded': {
        const { feature, spins, coins } = event
        this.#push({ type: 'leave', feature, spins, coins, untilGone: this.#isUntilGone(feature) })
        this.#feature = undefined
        return
      }
      case 'levelReached': {
        const { level, spins, multiplier } = event
        return this.#push({ type: 'levelUp', level, spins, multiplier })
      }
      case 'capped':
        this.#close()
        return this.#push({ type: 'capReached', coins: event.coins })
      default:
        return this.#addOfFeature(event, index)
    }
  }

  end(): readonly Step[] {
    const { totalCoins, betCoins, awaiting } = this.#round
    if (awaiting) return this.#ask(awaiting.feature)
    this.#close()
    this.#push({ type: 'total', coins: totalCoins, tier: tierOf(totalCoins, betCoins) })
    return this.#steps
  }

  #ask(feature: string): readonly Step[] {
    const { gamble, maxCoins } = this.#face
    if (feature !== GAMBLE || !gamble) {
      this.#show(feature, 'choice')
      this.#push({ type: 'ask', question: { kind: 'choice' } })
      return this.#steps
    }
    this.#close()
    const { totalCoins: coins, events } = this.#round
    const ways = gambleWays(gamble).map((way) => ({
      ...way,
      wouldBe: gambledCoins(coins, way, maxCoins),
      kept: keptCoins(coins, way),
    }))
    const step = events.filter(({ type }) => type === 'gambled').length
    this.#push({ type: 'ask', question: { kind: 'gamble', coins, ways, gamble, step } })
    return this.#steps
  }

  #lockCoins({ coins, worth, respins, left, rows = 0, opened: reels = 0 }: CoinsLocked): void {
    const first = this.#locked.length === 0
    this.#locked = worth ?? [...this.#locked, ...coins]
    const opens = { rows: rows - this.#opened.rows, reels: reels - this.#opened.reels }
    this.#opened = { rows, reels }
    if (!first) this.#push({ type: 'respin' })
    this.#push({
      type: 'lockCoins',
      landed: coins,
      locked: this.#locked,
      respins,
      rows,
      reels,
      left,
      first,
      ...(opens.rows + opens.reels > 0 ? { opens } : {}),
    })
  }

  #addOfFeature(event: FeatureEvent, index: number): void {
    switch (event.type) {
      case 'startedByChance':
        this.#close()
        return this.#push({ ...event, type: 'byChance' })
      case 'featureStarted':
        this.#uncovered.set(event.feature, [])
        this.#locked = []
        this.#opened = { rows: 0, reels: 0 }
        this.#close()
        return this.#show(event.feature, event.kind, event.cells)
      case 'wheelStopped': {
        this.#show(event.feature, 'wheel')
        this.#push({ type: 'turn', segment: event.segment })
        const wheel = this.#featureOf(event.feature, 'wheel')
        return this.#give(wheel?.segments[event.segment]?.prize)
      }
      case 'itemUncovered': {
        this.#show(event.feature, 'pick')
        this.#push({ type: 'uncover', item: event.item })
        const uncovered = this.#uncovered.get(event.feature) ?? []
        uncovered.push(event.item)
        const { items, alike = 1 } = this.#featureOf(event.feature, 'pick') ?? {}
        const number = uncovered.filter((item) => item === event.item).length
        return number < alike ? undefined : this.#give(items?.[event.item])
      }
      case 'ladderClimbed': {
        this.#show(event.feature, 'ladder')
        this.#push({ type: 'climb', rung: event.rung })
        return this.#give(this.#featureOf(event.feature, 'ladder')?.rungs[event.rung])
      }
      case 'boardMoved': {
        this.#show(event.feature, 'board')
        this.#push({ type: 'move', roll: event.roll, space: event.space })
        return this.#give(this.#featureOf(event.feature, 'board')?.spaces[event.space])
      }
      case 'choiceMade': {
        const option = this.#featureOf(event.feature, 'choice')?.options[event.option]
        this.#show(event.feature, 'choice')
        const name = option?.name
        this.#push({ type: 'choose', option: event.option, ...(name === undefined ? {} : { name }) })
        return this.#give(option?.prize)
      }
      case 'coinsLocked':
        return this.#lockCoins(event)
      case 'holdAndWinEnded': {
        const { full, coins } = event
        this.#push({ type: 'holdOver', full, coins, wonCoins: this.#countTo(index) })
        // A prize in coins is shown among the coins that gave it.
        return this.#round.events[index + 1]?.type === 'prizeWon' ? undefined : this.#close()
      }
      case 'coinsCollected': {
        const { feature, paid, coins } = event
        this.#show(feature, 'collect')
        this.#push({ type: 'collectCoins', paid, coins, wonCoins: this.#countTo(index) })
        return this.#close()
      }
      case 'prizeWon': {
        const { coins } = event
        return this.#push({ type: 'prize', prize: { coins }, wonCoins: this.#countTo(index) })
      }
      case 'jackpotWon': {
        const { jackpot, coins } = event
        const name = this.#face.jackpots.find(({ id }) => id === jackpot)?.name ?? jackpot
        return this.#push({ type: 'jackpot', name, coins, wonCoins: this.#countTo(index) })
      }
      case 'gambled':
        this.#close()
        return this.#push({ type: 'gamble', won: event.won, coins: event.coins, wonCoins: this.#countTo(index) })
      default:
        event satisfies never
    }
  }

  /** The symbol that multiplies, where it is no wild. */
  #multiplier(multiplied: readonly Multiplied[]): { readonly symbol?: string } {
    const shown = multiplied.map(({ cell: [reel, row] }) => this.#window[reel]?.[row])
    const [first] = shown
    const symbols = this.#face.symbols.filter(({ id }) => shown.includes(id))
    return first !== undefined && symbols.every(({ multiplies }) => multiplies) ? { symbol: first } : {}
  }

  #factor({ id, multiplier, parts = [], marked }: Extract<RoundEvent, { type: 'factorShown' }>): void {
    if (marked) this.#marked.set(id, marked)
    this.#push({
      type: 'factor',
      name: this.#face.factors[id] ?? id,
      ...(multiplier === undefined ? {} : { multiplier }),
      parts: marked ? this.#marks() : parts.map((part) => ({ cell: [part.reel, 0], multiplier: part.multiplier })),
    })
  }

  /** What cells multiply by that have won. */
  #marks(): readonly Multiplied[] {
    return [...this.#marked.values()].flat().filter(({ multiplier }) => multiplier > 1)
  }

  #land({ reelSet, stops, window, top, held }: Extract<RoundEvent, { type: 'reelsStopped' }>): void {
    // Scatters count where the reels stopped first: nothing hangs on a respin.
    const tension = held ? undefined : tensionReel(this.#face, { reelSet, window, feature: this.#feature })
    this.#respins = held ? this.#respins + 1 : 0
    if (!held) this.#marked.clear()
    const { paid, free } = this.#face.meters
    if (!held) this.#meters = new Meters(this.#feature === undefined ? paid : (free[this.#feature] ?? []))
    const stays = (cell: Cell): Held => ({ cell, symbol: window[cell[0]]?.[cell[1]] ?? '', hasWalked: false })
    this.#push({
      type: 'land',
      reelSet,
      stops,
      window,
      tension,
      free: this.#feature !== undefined || held !== undefined,
      order: stopOrder(leadersOf(reelsOf(this.#face, reelSet))),
      meters: this.#meters.stand,
      ...(top && { top }),
      ...(this.#hasLanded && this.#feature === undefined && !held && { starts: true as const }),
      ...(held && { respin: { number: this.#respins, held: held.map(stays) } }),
    })
    this.#window = window
    this.#hasLanded = true
  }

  #isUntilGone(id: string): boolean {
    const feature = this.#face.features[id]
    return feature?.kind === 'freeSpins' && feature.untilGone
  }

  #change(how: Change['how'], symbol: string, cells: readonly Cell[]): void {
    // What has won is counted in the window that it won in.
    this.#flushWins()
    const changed = new Set(cells.map(String))
    this.#window = this.#window.map((column, reel) =>
      column.map((id, row) => (changed.has(String([reel, row])) ? symbol : id)),
    )
    this.#push({ type: 'change', how, symbol, cells, window: this.#window })
  }

  /** One step for each symbol that comes. */
  #changeAll({ cells, symbols }: Extract<RoundEvent, { type: 'windowChanged' }>): void {
    for (const symbol of new Set(symbols)) {
      const own = cells.filter((_, at) => symbols[at] === symbol)
      this.#change('windowChanged', symbol, own)
    }
  }

  #cellsOf = (reels: readonly number[]): Cell[] =>
    reels.flatMap((reel) => (this.#window[reel] ?? []).map((_, row): Cell => [reel, row]))

  #freeSpin(event: Extract<RoundEvent, { type: 'freeSpinStarted' }>, index: number): void {
    const { feature, number, remaining, multiplier } = event
    const of = number + remaining
    const isFirst = this.#feature !== feature
    if (isFirst) this.#enter(feature, of, multiplier)
    const held = event.kept?.map(keptAs) ?? heldBy(this.#face.features[feature], this.#window, isFirst)
    const reelSet = this.#nextReelSet(index)
    const untilGone = this.#isUntilGone(feature)
    const face = this.#face.features[feature]
    const lives = face?.kind === 'freeSpins' && face.endedBy ? { lives: remaining + 1 } : {}
    this.#push({ type: 'freeSpin', feature, reelSet, number, of, multiplier, held, untilGone, ...lives })
  }

  #enter(feature: string, spins: number, multiplier: number): void {
    this.#close()
    this.#push({ type: 'enter', feature, spins, multiplier, untilGone: this.#isUntilGone(feature) })
    if (this.#chosen !== undefined) this.#push({ type: 'chosen', symbol: this.#chosen })
    this.#chosen = undefined
    this.#feature = feature
  }

  #show(id: string, kind: FeatureKind, cells: readonly Cell[] = []): void {
    if (this.#open === id) return
    this.#close()
    const feature = this.#face.features[id]
    if (!feature) return
    this.#open = id
    this.#push({ type: 'open', kind, feature, cells, uncovered: [...(this.#uncovered.get(id) ?? [])] })
  }

  #close(): void {
    if (this.#open === undefined) return
    this.#open = undefined
    this.#push({ type: 'close' })
  }

  /** Coins and jackpots have events of their own. */
  #give(prize: Prize | undefined): void {
    if (prize && ('feature' in prize || 'nothing' in prize)) {
      this.#push({ type: 'prize', prize, wonCoins: this.#wonCoins })
    }
  }

  #featureOf<Kind extends FeatureKind>(id: string, kind: Kind): Extract<FaceFeature, { kind: Kind }> | undefined {
    const feature = this.#face.features[id]
    // The tag tells which one it is; the type system does not follow a tag that is a parameter.
    return feature?.kind === kind ? (feature as Extract<FaceFeature, { kind: Kind }>) : undefined
  }

  #push(step: Step): void {
    this.#flushWins()
    this.#steps.push(step)
  }

  /** What the round has won with this event. Wins that came before it are a step of their own first. */
  #countTo(index: number): number {
    this.#flushWins()
    this.#wonCoins = this.#coinsSoFar[index] ?? 0
    return this.#wonCoins
  }

  #flushWins(): void {
    if (this.#wins.length === 0) return
    const wins = this.#wins
    this.#wins = []
    this.#meters.count(wins, this.#window)
    const meters = this.#meters.stand
    this.#steps.push({
      type: 'wins',
      wins: wins.map(shownWin),
      coins: coinsWon(wins),
      wonCoins: this.#wonCoins,
      meters,
    })
  }

  #nextReelSet(from: number): string {
    const landing = this.#round.events.slice(from).find((event) => event.type === 'reelsStopped')
    return landing?.reelSet ?? BASE_REELS
  }
}

type CoinsLocked = Extract<RoundEvent, { type: 'coinsLocked' }>

type FeatureEvent = Extract<
  RoundEvent,
  {
    type:
      | 'startedByChance'
      | 'featureStarted'
      | 'wheelStopped'
      | 'itemUncovered'
      | 'ladderClimbed'
      | 'boardMoved'
      | 'choiceMade'
      | 'coinsLocked'
      | 'holdAndWinEnded'
      | 'coinsCollected'
      | 'prizeWon'
      | 'jackpotWon'
      | 'gambled'
  }
>

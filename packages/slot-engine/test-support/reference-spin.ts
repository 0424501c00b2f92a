/**
 * One spin with all its cascades, by the words of definition.ts, cell by cell. Whatever is drawn is asked of `choose`.
 * It shares no code with the engine, and does not know the cap.
 */
import {
  type CountTable,
  type CountTrigger,
  type Definition,
  type Factor,
  type Feature,
  type FreeSpins,
  type FreeSpinTrigger,
  LIMITS,
  type ReelDefinition,
} from '../src/definition.ts'
import type { Cell } from '../src/round.ts'
import { changed, changedAfter } from './reference-changes.ts'
import { type Choose, chooseKey, chooseSet } from './reference-choices.ts'
import { collectedIn, collectedInFree, numberOf } from './reference-coins.ts'
import {
  atTheEnd,
  type Drawn,
  drawFactors,
  factorsOf,
  marked,
  marksKept,
  windowFactor,
  winFactor,
} from './reference-factors.ts'
import type { Standing } from './reference-nudge.ts'
import { sumOf, tableValue } from './reference-rules.ts'
import { finished, settle } from './reference-settle.ts'
import { type Bank, type FreeSpinState, fresh } from './reference-state.ts'
import { cellsOf, isIn, type Shown, type View } from './reference-view.ts'
import { type Win, winsOf } from './reference-wins.ts'

export interface SpinOutcome {
  /** By the win rule, the chosen symbol among them. */
  readonly lineCoins: number
  readonly scatterCoins: number
  /** By feature: spins awarded, coins in view for hold-and-win, 1 for others; 0 where nothing started. */
  readonly starts: readonly number[]
  /** The symbols of the cells that won, window by window. */
  readonly charge: readonly string[]
  /** Free spins awarded to the feature at play. */
  readonly further: number
  readonly multiplier: number
  /** What factors of free spins have added up. */
  readonly bank: Bank
  /** In view as the reels stopped, and at the end. */
  readonly first: View
  readonly view: View
}

/** So many windows are more than a small game can want; `undefined` is given then. */
const LONGEST = 60

export function playSpin(
  definition: Definition,
  reelSet: string | Readonly<Record<string, number>>,
  choose: Choose,
  free?: FreeSpinState,
): SpinOutcome | undefined {
  const set = definition.reelSets[chooseSet(choose, reelSet)]!
  const stopped = set.map((reel) => stopReel(reel, choose))
  const tops = stopped.map(({ stop }) => stop)
  const standing: Standing = { strips: set.map(({ strip }) => strip), tops }
  let view: View = stopped.map(({ column }, reel) =>
    column.map((symbol, row) => heldAt(free, [reel, row]) ?? fresh(definition, symbol)),
  )
  const factors = factorsOf(definition, free)
  const drawn = drawFactors(factors, choose)
  const first = view
  let multiplier = free?.multiplier ?? 1
  let revealed: string | undefined
  let marks = free?.bank ?? {}
  const charge: string[] = []
  const total = { lineCoins: 0, scatterCoins: 0, further: 0, starts: (definition.features ?? []).map(() => 0) }
  for (let number = 0; number < LONGEST; number++) {
    view = changed(definition, view, choose, { when: 'stop', free, number, standing })
    const window = playWindow(definition, view, choose, {
      ...{ free, multiplier, number, revealed, factors, drawn, marks, standing },
    })
    revealed = window.revealed
    marks = marked(factors, window.winners, marks)
    const before = [...charge]
    charge.push(...chargeIn(window.view, window.winners))
    total.lineCoins += window.lineCoins
    total.scatterCoins += window.scatterCoins
    total.further += window.further
    total.starts = total.starts.map((before, i) => joined(definition, i, before, window.starts[i]!))
    const paid =
      definition.cascades &&
      changedAfter(definition, window.won ? window : { ...window, vanishing: [] }, choose, {
        ...{ when: window.won ? 'win' : 'end', free, number, standing, charge: { before, after: charge } },
      })
    if (paid === undefined || (!window.won && paid.vanishing.length === 0)) {
      const won = { lines: total.lineCoins, scatters: total.scatterCoins }
      const { lines, scatters, bank: summed } = atTheEnd(definition, factors, window.view, won, free?.bank ?? {})
      const bank = { ...summed, ...marksKept(factors, marks) }
      return { ...total, lineCoins: lines, scatterCoins: scatters, bank, multiplier, first, charge, view: window.view }
    }
    if (free?.feature.grows?.each === 'cascade') multiplier = grown(free.feature, multiplier)
    view = fall(definition, set, paid.view, paid.vanishing, tops, choose)
  }
  return undefined
}

/** The symbols of cells that won, each once however many wins it is in. */
export const chargeIn = (view: View, winners: readonly Cell[]): readonly string[] =>
  [...new Map(winners.map((cell) => [cell.join(), cell])).values()].map(([reel, row]) => view[reel]![row]!.symbol)

/** How many of them count for what chance starts. */
export const chargeOf = (charge: readonly string[], symbols: readonly string[] | undefined): number =>
  charge.filter((symbol) => symbols === undefined || symbols.includes(symbol)).length

/** Free spins add up, and so does what every win starts; anything else starts at most once a spin. */
export const joined = ({ features = [] }: Definition, index: number, before: number, now: number): number =>
  addsUp(features[index]!) ? before + now : Math.max(before, now)

const addsUp = ({ type, trigger }: Feature): boolean =>
  type === 'freeSpins' || (trigger !== undefined && 'eachWin' in trigger && trigger.eachWin === true)

export function grown({ grows }: FreeSpins, multiplier: number): number {
  return grows === undefined ? multiplier : Math.min(multiplier + grows.by, grows.upTo ?? LIMITS.multiplier)
}

const heldAt = (free: FreeSpinState | undefined, [reel, row]: Cell): Shown | undefined =>
  free?.held.find(({ cell }) => cell[0] === reel && cell[1] === row)?.shown

function stopReel({ strip, weights, rows }: ReelDefinition, choose: Choose) {
  const height = typeof rows === 'number' ? rows : Number(chooseKey(choose, rows))
  const stop = choose(strip.map((_, i) => weights?.[i] ?? 1))
  return { stop, column: Array.from({ length: height }, (_, row) => strip[(stop + row) % strip.length]!) }
}

interface Moment {
  readonly free: FreeSpinState | undefined
  readonly multiplier: number
  readonly number: number
  readonly revealed: string | undefined
  readonly factors: readonly Factor[]
  readonly drawn: Drawn
  /** How often cells have won. */
  readonly marks: Bank
  readonly standing: Standing
}

/** A first window that wins nothing and meets no trigger may change and be counted again. */
function playWindow(definition: Definition, stopped: View, choose: Choose, moment: Moment) {
  const { view, revealed } = settle(definition, stopped, choose, moment)
  const collected = moment.free === undefined ? [] : collectedInFree(definition, stopped, choose)
  const window = { ...payWindow(definition, stopped, view, moment, collected), revealed }
  if (window.won || moment.number > 0) return window
  const after = changed(definition, view, choose, { ...moment, when: 'loss' })
  if (after === view || isSameView(after, view)) return window
  return { ...payWindow(definition, stopped, finished(definition, after, choose), moment, []), revealed }
}

const isSameView = (a: View, b: View): boolean =>
  a.every((column, reel) => column.every((shown, row) => shown.symbol === b[reel]![row]!.symbol))

/** @param collected what coins in view pay, before multipliers */
function payWindow(definition: Definition, stopped: View, view: View, moment: Moment, collected: readonly number[]) {
  const { free, multiplier, number, factors, drawn, marks } = moment
  const sources = free?.feature.multiplies ?? ['lines', 'scatters']
  const wins = winsOf(definition, view)
  const cascade = definition.cascades?.multipliers ?? [1]
  const byFactors = (source: 'lines' | 'scatters') => windowFactor(definition, factors, drawn, view, source)
  const lineMultiplier =
    cascade[Math.min(number, cascade.length - 1)]! * (sources.includes('lines') ? multiplier : 1) * byFactors('lines')
  const ofWins = sumOf(wins.map(({ coins, cells }) => coins * winFactor(factors, drawn, cells, marks)))
  const lineCoins = (ofWins + chosenCoins(definition, view, free)) * lineMultiplier
  const scatters = scatterWins(definition, stopped, free)
  const scatterCoins =
    sumOf([...scatters.map(({ coins }) => coins), ...collected]) *
    (sources.includes('scatters') ? multiplier : 1) *
    byFactors('scatters')
  const { starts, further, triggers } = startsOf(definition, stopped, free, wins)
  const vanishing = [
    ...wins.flatMap(({ cells }) => cells),
    ...[...scatters.map(({ symbol }) => symbol), ...triggers].flatMap((symbol) => cellsOf(view, symbol)),
  ]
  const won = lineCoins + scatterCoins + further + sumOf(starts) + collected.length > 0
  const winners = wins.flatMap(({ cells }) => cells)
  return { view, lineCoins, scatterCoins, starts, further, vanishing, won, winners }
}

/** The chosen symbol pays on every line by the number of reels that show it. */
function chosenCoins({ wins, symbols }: Definition, view: View, free: FreeSpinState | undefined): number {
  const symbol = symbols.find(({ id }) => id === free?.chosen)
  if (wins.type !== 'lines' || symbol?.kind !== 'regular') return 0
  const reels = view.filter((column) => column.some((shown) => shown.symbol === symbol.id)).length
  return tableValue(symbol.pays, reels) * wins.lines.length
}

export function scatterWins(
  { symbols }: Definition,
  view: View,
  free: FreeSpinState | undefined,
): readonly { symbol: string; coins: number }[] {
  const own = free?.feature.scatterPays
  return symbols.flatMap((symbol) => {
    const pays = symbol.kind === 'scatter' ? symbol.pays : symbol.kind === 'wild' ? symbol.scatterPays : undefined
    const coins = tableValue(own === undefined ? pays : own[symbol.id], cellsOf(view, symbol.id).length)
    return coins > 0 ? [{ symbol: symbol.id, coins }] : []
  })
}

/** What a window starts: anything on a paid spin, further spins of the feature at play on a free one. */
export function startsOf(
  { features = [] }: Definition,
  view: View,
  free: FreeSpinState | undefined,
  wins: readonly Win[],
) {
  const countOf = (symbol: string) => cellsOf(view, symbol).length
  if (free !== undefined) {
    const { trigger, retrigger } = free.feature
    const symbol = trigger?.symbol
    if (trigger?.inWin)
      return { starts: features.map(() => 0), further: spinsByWins(trigger, retrigger, wins), triggers: [] }
    const stays = symbol !== undefined && (free.feature.sticky ?? []).includes(symbol)
    const landed = symbol === undefined ? [] : cellsOf(view, symbol).filter((cell) => !stays || !heldAt(free, cell))
    const further = tableValue(free.feature.retrigger, landed.length)
    return { starts: features.map(() => 0), further, triggers: further > 0 ? [symbol!] : [] }
  }
  const starts = features.map((feature) => {
    if (feature.trigger === undefined) return 0
    if (feature.type === 'collect') return feature.in === 'free' ? 0 : numberOf(collectedIn(feature, view))
    if ('inWin' in feature.trigger && feature.trigger.inWin) return startsByWins(feature.trigger, wins)
    const count = countOf(feature.trigger.symbol)
    if (feature.trigger.also?.some(({ symbol, at }) => countOf(symbol) < at)) return 0
    if (feature.type === 'freeSpins') return tableValue(feature.trigger.awards, count)
    // Every other trigger has a threshold.
    const isMet = 'at' in feature.trigger && count >= feature.trigger.at && !(count > (feature.trigger.upTo ?? count))
    return !isMet ? 0 : feature.type === 'holdAndWin' ? count : 1
  })
  const isCounted = (trigger: Feature['trigger']) => !(trigger !== undefined && 'inWin' in trigger && trigger.inWin)
  const triggers = features.flatMap(({ trigger }, i) => (starts[i]! > 0 && isCounted(trigger) ? [trigger!.symbol] : []))
  return { starts, further: 0, triggers }
}

/** Spins that wins of a size award, of the longest one or of all. */
function spinsByWins(
  { symbol, eachWin, others = [] }: FreeSpinTrigger,
  own: CountTable | undefined,
  wins: readonly Win[],
) {
  const sizes = (of: string) => wins.flatMap((win) => (win.symbol === of ? [win.count] : []))
  if (!eachWin) return tableValue(own, Math.max(0, ...sizes(symbol)))
  return sumOf([
    ...sizes(symbol).map((size) => tableValue(own, size)),
    ...others.flatMap((other) => sizes(other.symbol).map((size) => tableValue(other.retrigger, size))),
  ])
}

function startsByWins(trigger: CountTrigger | FreeSpinTrigger, wins: readonly Win[]): number {
  if ('awards' in trigger) {
    const others = (trigger.others ?? []).map(({ symbol, awards }) => ({ symbol, awards, retrigger: awards }))
    return spinsByWins({ ...trigger, others }, trigger.awards, wins)
  }
  const { symbol, at, upTo, eachWin } = trigger
  const isEnough = (size: number) => size >= at && size <= (upTo ?? size)
  const sizes = wins.flatMap((win) => (win.symbol === symbol ? [win.count] : []))
  return eachWin ? sizes.filter(isEnough).length : Number(isEnough(Math.max(0, ...sizes)))
}

/** Winning symbols vanish, the rest fall, new ones follow. Moves `tops` on. */
function fall(
  definition: Definition,
  set: readonly ReelDefinition[],
  view: View,
  vanishing: readonly Cell[],
  tops: number[],
  choose: Choose,
): View {
  const { refill = 'strip' } = definition.cascades!
  return view.map((column, reel) => {
    const { strip } = set[reel]!
    const left = column.filter((_, row) => !isIn(vanishing, [reel, row]))
    const fallen = [...left]
    while (fallen.length < column.length) {
      tops[reel] = (((tops[reel]! - 1) % strip.length) + strip.length) % strip.length
      fallen.unshift(fresh(definition, refill === 'strip' ? strip[tops[reel]!]! : chooseKey(choose, refill)))
    }
    return fallen
  })
}

/** Every window of one spin, held to the words of definition.ts. */
import { expect } from 'vitest'
import { type Definition, LIMITS } from '../src/definition.ts'
import type { Cell, FreeSpinsAwarded } from '../src/round.ts'
import { type Audit, distinct, sorted } from './audit.ts'
import { auditAfter, auditChanges } from './audit-changes.ts'
import { auditDrawn, auditEnd, auditMarks, auditWindowFactors } from './audit-factors.ts'
import { auditCollected } from './audit-features.ts'
import { auditFinished, auditSettling } from './audit-settling.ts'
import { auditWins, type Moment } from './audit-wins.ts'
import { collectedIn } from './reference-coins.ts'
import type { Standing } from './reference-nudge.ts'
import { chargeIn, grown, joined, startsOf } from './reference-spin.ts'
import { type Bank, type FreeSpinState, fresh } from './reference-state.ts'
import { isIn, type Shown, type View } from './reference-view.ts'
import type { Win } from './reference-wins.ts'

export interface AuditedSpin {
  /** By feature what the spin's windows start, free spins added up. */
  readonly starts: readonly number[]
  readonly further: number
  /** By the win rule, in all windows. */
  readonly wins: readonly Win[]
  /** The symbols of the cells that won, window by window. */
  readonly charge: readonly string[]
  readonly multiplier: number
  /** The first window as it stopped. */
  readonly first: View
  readonly bank: Bank
  /** The last window, as it stopped and as it settled. */
  readonly stopped: View
  readonly view: View
}

/** A reel set, or several by weight. */
export type SetChoice = string | Readonly<Record<string, number>>

export function auditSpin(audit: Audit, choice: SetChoice, free?: FreeSpinState): AuditedSpin {
  const { definition } = audit
  const { stops, reelSet, view: stopped } = auditStop(audit, choice, free)
  const tops = [...stops]
  const standing: Standing = { strips: definition.reelSets[reelSet]!.map(({ strip }) => strip), tops }
  audit.spin = { lines: 0, scatters: 0 }
  const drawn = auditDrawn(audit, free, stopped)
  const sum = { starts: (definition.features ?? []).map(() => 0), further: 0, wins: [] as readonly Win[] }
  let view: View = stopped
  let multiplier = free?.multiplier ?? 1
  let revealed: string | undefined
  let marks = free?.bank ?? {}
  const charge: string[] = []
  for (let number = 0; ; number++) {
    view = auditChanges(audit, view, { when: 'stop', free, number, standing })
    let settled = auditSettling(audit, view, { free, number, revealed, standing })
    revealed = settled.revealed
    const before = [...charge]
    const byLadder = lineMultiplier(audit, free, multiplier, number)
    const paid = (shown: View) => {
      const factors = auditWindowFactors(audit, free, { drawn, marks }, shown)
      const moment: Moment = { free, multiplier, number, ...factors, lineMultiplier: byLadder * factors.lines }
      const window = auditWindow(audit, view, shown, moment, (won) => {
        marks = auditMarks(audit, free, shown, won, marks)
        charge.push(...chargeIn(shown, won))
      })
      const collected = free !== undefined && auditCollecting(audit, view, free, multiplier, factors.scatters)
      return { ...window, isWon: window.won || collected }
    }
    let window = paid(settled.view)
    const changed =
      window.isWon || number > 0
        ? settled.view
        : auditChanges(audit, settled.view, { when: 'loss', free, number, standing })
    if (changed !== settled.view) {
      settled = { ...settled, view: auditFinished(audit, changed) }
      window = paid(settled.view)
    }
    const { vanishing, won, starts, further } = window
    sum.further += further
    sum.starts = sum.starts.map((before, i) => joined(definition, i, before, starts[i]!))
    sum.wins = [...sum.wins, ...window.wins]
    const mayGoOn = definition.cascades !== undefined && !audit.isCapped && number + 1 < LIMITS.cascades
    const left = mayGoOn
      ? auditAfter(
          audit,
          { view: settled.view, vanishing: won ? vanishing : [] },
          { when: won ? 'win' : 'end', free, number, standing, charge: { before, after: charge } },
        )
      : undefined
    if (left === undefined || (!won && left.vanishing.length === 0)) {
      const bank = auditEnd(audit, free, settled.view, marks)
      return { ...sum, charge, multiplier, bank, first: stopped, stopped: view, view: settled.view }
    }
    if (free?.feature.grows?.each === 'cascade') multiplier = grown(free.feature, multiplier)
    const expected = lineMultiplier(audit, free, multiplier, number + 1)
    view = auditFall(audit, reelSet, left.view, left.vanishing, tops, { number: number + 1, multiplier: expected })
  }
}

/** Coins in view pay in free spins too, multiplied as scatters are. */
function auditCollecting(
  audit: Audit,
  stopped: View,
  { feature }: FreeSpinState,
  multiplier: number,
  factor: number,
): boolean {
  const takesPart = feature.multiplies?.includes('scatters') ?? true
  const paying = (audit.definition.features ?? []).filter(
    (one) => one.type === 'collect' && one.in !== 'paid' && collectedIn(one, stopped) !== undefined,
  )
  for (const one of paying)
    if (one.type === 'collect') auditCollected(audit, one, stopped, factor * (takesPart ? multiplier : 1))
  return paying.length > 0
}

/** What multiplies the wins of the win rule. */
function lineMultiplier({ definition }: Audit, free: FreeSpinState | undefined, multiplier: number, number: number) {
  const { multipliers = [1] } = definition.cascades ?? {}
  const takesPart = free?.feature.multiplies?.includes('lines') ?? true
  return multipliers[Math.min(number, multipliers.length - 1)]! * (takesPart ? multiplier : 1)
}

function auditStop(audit: Audit, choice: SetChoice, free: FreeSpinState | undefined) {
  const { definition } = audit
  const event = audit.next('reelsStopped')
  const { reelSet } = event
  if (typeof choice === 'string') expect(reelSet).toBe(choice)
  else expect(choice[reelSet], 'the weight of a reel set').toBeGreaterThan(0)
  const held = (cell: Cell) => free?.held.find((one) => isIn([one.cell], cell))?.shown
  const view = definition.reelSets[reelSet]!.map(({ strip, weights, rows }, reel) => {
    const stop = event.stops[reel]!
    expect(weights?.[stop] ?? 1, 'the weight of a stop').toBeGreaterThan(0)
    const height = event.window[reel]!.length
    if (typeof rows === 'number') expect(height).toBe(rows)
    else expect(rows[height], 'the weight of a number of rows').toBeGreaterThan(0)
    return Array.from({ length: height }, (_, row) => {
      const symbol = strip[(stop + row) % strip.length]!
      return held([reel, row]) ?? fresh(definition, symbol)
    })
  })
  expect(event.window).toEqual(idsOf(view))
  return { stops: event.stops, reelSet, view }
}

export const idsOf = (view: View): string[][] => view.map((column) => column.map(({ symbol }) => symbol))

function auditWindow(audit: Audit, stopped: View, view: View, moment: Moment, mark: (won: readonly Cell[]) => void) {
  const { wins, won, vanishing, winners } = auditWins(audit, stopped, view, moment)
  mark(winners)
  const { definition } = audit
  const { starts, further, triggers } = startsOf(definition, stopped, moment.free, wins)
  const none = { wins, won, vanishing, starts: starts.map(() => 0), further: 0 }
  // A round that has reached the cap starts nothing more.
  if (audit.isCapped) return none
  const awards = (definition.features ?? []).flatMap(({ id, type }, i) => {
    const spins = moment.free?.feature.id === id ? further : type === 'freeSpins' ? starts[i]! : 0
    return spins > 0 ? [{ feature: id, spins, retrigger: moment.free !== undefined }] : []
  })
  const told = audit.allOf('freeSpinsAwarded')
  auditByWins(definition, told, wins)
  const events = summed(told)
  const isTold = (id: string) => events.some(({ feature }) => feature === id)
  const mayMiss = (id: string) =>
    moment.free === undefined && definition.features!.find((one) => one.id === id)!.trigger?.chance !== undefined
  const due = awards.filter(({ feature }) => isTold(feature) || !mayMiss(feature))
  expect(events.map(({ feature, spins, retrigger }) => ({ feature, spins, retrigger }))).toEqual(due)
  const missed = (definition.features ?? []).map(({ id, type }) => type === 'freeSpins' && mayMiss(id) && !isTold(id))
  for (const { feature, symbol, count, cells } of told) {
    if (isByWins(definition, feature)) continue
    expect(triggers).toContain(symbol)
    expect(count).toBe(cells.length)
  }
  const all = triggers.flatMap((symbol) => cellsShowing(view, symbol))
  return {
    wins,
    won: won || triggers.length + further + starts.filter((n) => n > 0).length > 0,
    vanishing: [...vanishing, ...all],
    starts: starts.map((n, i) => (missed[i] ? 0 : n)),
    further,
  }
}

const isByWins = ({ features = [] }: Definition, id: string): boolean =>
  features.some((one) => one.id === id && one.type === 'freeSpins' && one.trigger?.inWin === true)

/** Each award by a win lies on a win of its symbol and size. */
function auditByWins(definition: Definition, told: readonly FreeSpinsAwarded[], wins: readonly Win[]): void {
  const left = [...wins]
  for (const { feature, symbol, count, cells } of told) {
    if (!isByWins(definition, feature)) continue
    const at = left.findIndex(
      (win) => win.symbol === symbol && win.count === count && String(sorted(win.cells)) === String(sorted(cells)),
    )
    expect(at, 'a win that awards spins').toBeGreaterThanOrEqual(0)
    left.splice(at, 1)
  }
}

/** What several wins award a feature, as one. */
function summed(told: readonly FreeSpinsAwarded[]): readonly FreeSpinsAwarded[] {
  const byFeature = new Map<string, FreeSpinsAwarded>()
  for (const one of told) {
    const before = byFeature.get(one.feature)
    byFeature.set(one.feature, before === undefined ? one : { ...before, spins: before.spins + one.spins })
  }
  return [...byFeature.values()]
}

const cellsShowing = (view: View, symbol: string): readonly Cell[] =>
  view.flatMap((column, reel) =>
    column.flatMap((shown, row) => (shown.symbol === symbol ? [[reel, row] as const] : [])),
  )

interface NextWindow {
  readonly number: number
  readonly multiplier: number
}

/** Winners vanish, the rest fall, and new symbols follow from the strip or by weight. Moves `tops` on. */
function auditFall(
  audit: Audit,
  reelSet: string,
  view: View,
  vanishing: readonly Cell[],
  tops: number[],
  { number, multiplier }: NextWindow,
): View {
  const { definition } = audit
  const event = audit.next('cascaded')
  expect(event.number).toBe(number)
  expect(event.multiplier).toBe(multiplier)
  expect(sorted(event.removed)).toEqual(distinct(vanishing))
  const { refill = 'strip' } = definition.cascades!
  return view.map((column, reel) => {
    const { strip } = definition.reelSets[reelSet]![reel]!
    const left: Shown[] = column.filter((_, row) => !isIn(vanishing, [reel, row]))
    const gaps = column.length - left.length
    const shown = event.window[reel]!
    expect(shown.slice(gaps)).toEqual(left.map(({ symbol }) => symbol))
    const top = tops[reel]! - gaps
    tops[reel] = top
    for (const [row, symbol] of shown.slice(0, gaps).entries()) {
      if (refill !== 'strip') expect(refill[symbol], `the weight of ${symbol}`).toBeGreaterThan(0)
      else expect(symbol).toBe(strip[(((top + row) % strip.length) + strip.length) % strip.length])
    }
    return [...shown.slice(0, gaps).map((symbol) => fresh(definition, symbol)), ...left]
  })
}

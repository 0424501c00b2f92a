/** The factors of a spin, as told and as they may be. */
import { expect } from 'vitest'
import type { Factor } from '../src/definition.ts'
import type { Cell } from '../src/round.ts'
import { type Audit, sorted } from './audit.ts'
import {
  atTheEnd,
  cellFactor,
  type Drawn,
  factorsOf,
  fillOf,
  marked,
  markedCells,
  marksKept,
  runOf,
  windowFactor,
  winFactor,
} from './reference-factors.ts'
import type { Bank, FreeSpinState } from './reference-state.ts'
import type { View } from './reference-view.ts'

/** Each factor that is drawn is told once, as the reels have stopped; of reels those above 1. */
export function auditDrawn(audit: Audit, free: FreeSpinState | undefined, view: View): Drawn {
  const factors = factorsOf(audit.definition, free)
  const drawn = factors.flatMap((factor): (readonly [string, readonly number[]])[] => {
    if (factor.type !== 'drawn') return []
    const { multiplier } = nextOf(audit, factor.id)
    expect(factor.values[multiplier!], 'the weight of a factor').toBeGreaterThan(0)
    return [[factor.id, [multiplier!]]]
  })
  const byReel = factors.flatMap((factor): (readonly [string, readonly number[]])[] => {
    if (factor.type !== 'reels') return []
    const { parts = [], multiplier } = nextOf(audit, factor.id)
    expect(multiplier).toBeUndefined()
    const reels = factor.reels.map((_, reel) => parts.find((one) => one.reel === reel)?.multiplier ?? 1)
    factor.reels.forEach((values, reel) => {
      expect(values[reels[reel]!], 'the weight of a factor').toBeGreaterThan(0)
    })
    return [[factor.id, reels]]
  })
  for (const factor of factors) auditMarked(audit, factor, view, free?.bank ?? {})
  return new Map([...drawn, ...byReel])
}

/** Full reels are told before what they multiply. */
export function auditWindowFactors(audit: Audit, free: FreeSpinState | undefined, shown: ShownFactors, view: View) {
  const { definition } = audit
  const { drawn, marks } = shown
  const factors = factorsOf(definition, free)
  for (const factor of factors) {
    const full = factor.type === 'fill' ? fillOf(definition, factor, view) : 1
    if (full > 1) expect(audit.next('factorShown')).toEqual({ type: 'factorShown', id: factor.id, multiplier: full })
  }
  for (const factor of factors) {
    const run = factor.type === 'run' ? runOf(definition, factor, view) : 1
    if (run > 1) expect(audit.next('factorShown')).toEqual({ type: 'factorShown', id: factor.id, multiplier: run })
  }
  return {
    lines: windowFactor(definition, factors, drawn, view, 'lines'),
    scatters: windowFactor(definition, factors, drawn, view, 'scatters'),
    ofWin: (cells: readonly Cell[]) => winFactor(factors, drawn, cells, marks),
  }
}

export interface ShownFactors {
  readonly drawn: Drawn
  /** How often cells have won. */
  readonly marks: Bank
}

/** The cells that win are told with what they have now, beside those that have won before. */
export function auditMarks(
  audit: Audit,
  free: FreeSpinState | undefined,
  view: View,
  won: readonly Cell[],
  marks: Bank,
): Bank {
  const factors = factorsOf(audit.definition, free)
  const after = marked(factors, won, marks)
  if (won.length > 0) for (const factor of factors) auditMarked(audit, factor, view, after)
  return after
}

function auditMarked(audit: Audit, factor: Factor, view: View, marks: Bank): void {
  if (factor.type !== 'cells') return
  const cells = markedCells(factor.id, marks).filter(([reel, row]) => row < view[reel]!.length)
  if (cells.length === 0) return
  const event = nextOf(audit, factor.id)
  expect(event).toEqual({ type: 'factorShown', id: factor.id, marked: event.marked })
  expect(sorted((event.marked ?? []).map(({ cell }) => cell))).toEqual(sorted(cells))
  for (const one of event.marked ?? []) expect(one.multiplier).toBe(cellFactor(factor, one.cell, marks))
}

function nextOf(audit: Audit, id: string) {
  const event = audit.next('factorShown')
  expect(event.id).toBe(id)
  return event
}

/** What multiplies the whole spin is told at its end, unless the round has reached its cap. */
export function auditEnd(audit: Audit, free: FreeSpinState | undefined, view: View, marks: Bank): Bank {
  const { definition, spin } = audit
  const factors = factorsOf(definition, free)
  const { bank: summed, told } = atTheEnd(definition, factors, view, spin, free?.bank ?? {})
  const bank = { ...summed, ...marksKept(factors, marks) }
  if (audit.isCapped) return bank
  for (const one of told) {
    expect(audit.next('spinMultiplied')).toEqual({ type: 'spinMultiplied', ...one })
    audit.total += one.coins
  }
  return bank
}

/** A whole round, event by event: everything told follows from what was told before and from the definition. */
import { expect } from 'vitest'
import {
  BASE_REEL_SET,
  type BetMode,
  type Definition,
  type Feature,
  type FreeSpins,
  LIMITS,
} from '../src/definition.ts'
import type { Round } from '../src/round.ts'
import { Audit, sorted } from './audit.ts'
import { auditMiniGame } from './audit-features.ts'
import { auditSpin, type SetChoice } from './audit-spin.ts'
import type { Start } from './audit-start.ts'
import { heldAfter, walked, walks } from './reference-free-spins.ts'
import { grown } from './reference-spin.ts'
import type { FreeSpinState, Held } from './reference-state.ts'
import { cellsOf } from './reference-view.ts'

export function auditRound(definition: Definition, round: Round, mode?: BetMode): void {
  const audit = new Audit(definition, round)
  expect(round.betCoins).toBe(mode?.coins ?? definition.betCoins)
  const bought = definition.features?.find(({ id }) => id === mode?.buys?.feature)
  if (bought)
    auditFeature(audit, bought, { spins: mode?.buys?.spins ?? 1, view: undefined, cells: [], begin: auditFeature })
  else auditPaidSpin(audit, mode?.reelSet ?? definition.reelSet ?? BASE_REEL_SET)
  if (audit.isCapped) expect(audit.next('capped').coins).toBe(audit.cap)
  expect(audit.peek(), 'nothing comes after the end').toBeUndefined()
  expect(round.totalCoins).toBe(Math.min(audit.total, audit.cap))
}

function auditPaidSpin(audit: Audit, reelSet: SetChoice): void {
  const features = audit.definition.features ?? []
  const { starts, stopped, view } = auditSpin(audit, reelSet)
  const started = features.flatMap((feature, i) => (starts[i]! > 0 ? [{ feature, spins: starts[i]! }] : []))
  // Hold-and-win plays with the coins in view, so before what spins the reels again.
  const order = [
    ...started.filter(({ feature }) => feature.type === 'holdAndWin'),
    ...started.filter(({ feature }) => feature.type !== 'holdAndWin'),
  ]
  for (const { feature, spins } of order)
    auditFeature(audit, feature, { spins, view, cells: cellsOf(stopped, feature.trigger!.symbol), begin: auditFeature })
}

export function auditFeature(audit: Audit, feature: Feature, start: Start): void {
  if (audit.isCapped) return
  if (feature.type === 'freeSpins') auditFreeSpins(audit, feature, start)
  else {
    const event = audit.next('featureStarted')
    expect(event).toMatchObject({ feature: feature.id, kind: feature.type })
    expect(sorted(event.cells)).toEqual(start.cells)
    auditMiniGame(audit, feature, start)
  }
}

function auditFreeSpins(audit: Audit, feature: FreeSpins, { spins, view }: Start): void {
  const before = audit.total
  let state = firstState(audit, feature, walked(feature.walking ?? [], view ?? []))
  let [left, played] = [spins, 0]
  while ((left > 0 || walks(feature, state)) && played < LIMITS.spinsPerFeature && !audit.isCapped) {
    left = Math.max(0, left - 1)
    played++
    const event = audit.next('freeSpinStarted')
    const { multiplier } = state
    expect(event).toEqual({ type: event.type, feature: feature.id, number: played, remaining: left, multiplier })
    const spin = auditSpin(audit, feature.reelSet ?? BASE_REEL_SET, state)
    left += spin.further
    const next = feature.grows?.each === 'spin' ? grown(feature, spin.multiplier) : spin.multiplier
    state = { ...state, multiplier: next, held: heldAfter(feature, state.held, spin.view) }
  }
  const ended = audit.next('freeSpinsEnded')
  expect(ended).toEqual({ type: ended.type, feature: feature.id, spins: played, coins: audit.total - before })
}

function firstState(audit: Audit, feature: FreeSpins, held: readonly Held[]): FreeSpinState {
  const multiplier = feature.multiplier ?? 1
  if (feature.expandingSymbol === undefined) return { feature, multiplier, chosen: undefined, held }
  const event = audit.next('expandingSymbolChosen')
  expect(event.feature).toBe(feature.id)
  expect(feature.expandingSymbol[event.symbol], 'the weight of the chosen symbol').toBeGreaterThan(0)
  return { feature, multiplier, chosen: event.symbol, held }
}

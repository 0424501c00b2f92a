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
import type { FreeSpinStarted, Round } from '../src/round.ts'
import { Audit, sorted } from './audit.ts'
import { auditMiniGame } from './audit-features.ts'
import { auditSpin, type SetChoice } from './audit-spin.ts'
import type { Start } from './audit-start.ts'
import { heldAfter, takenAlong, walks } from './reference-free-spins.ts'
import type { Roam } from './reference-kept.ts'
import { ofMode, ofSpins } from './reference-own-parts.ts'
import { chargeOf, grown } from './reference-spin.ts'
import { type FreeSpinState, type Held, levelOf, levelsReached } from './reference-state.ts'
import { cellsOf, isIn, type View } from './reference-view.ts'
import type { Win } from './reference-wins.ts'

export function auditRound(game: Definition, round: Round, mode?: BetMode): void {
  const definition = ofMode(game, mode)
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
  for (let one = startedByChance(audit, ['before']); one !== undefined; one = startedByChance(audit, ['before']))
    auditFeature(audit, one.feature, { spins: one.spins, view: undefined, cells: [], begin: auditFeature })
  const before = audit.total
  const { starts: counted, wins, charge, stopped, view } = auditSpin(audit, reelSet)
  audit.left = undefined
  const isLoss = audit.total === before && counted.every((number) => number === 0)
  const byChance = new Map<Feature, number>()
  const due = isLoss ? (['after', 'loss'] as const) : (['after'] as const)
  for (let one = startedByChance(audit, due, charge); one !== undefined; one = startedByChance(audit, due, charge))
    byChance.set(one.feature, one.spins)
  if (!audit.isCapped)
    for (const one of features) if (isCertain(one, charge)) expect(byChance.has(one), one.id).toBe(true)
  const starts = features.map((feature, i) => {
    const chance = byChance.get(feature) ?? 0
    return feature.type === 'freeSpins' ? counted[i]! + chance : Math.max(counted[i]!, chance)
  })
  const started = features.flatMap((feature, i) =>
    starts[i]! > 0 ? [{ feature, spins: starts[i]!, isCounted: counted[i]! > 0 }] : [],
  )
  // Hold-and-win plays with the coins in view, so before what spins the reels again.
  const order = [
    ...started.filter(({ feature }) => playsInView(feature)),
    ...started.filter(({ feature }) => !playsInView(feature)),
  ]
  for (const { feature, spins, isCounted } of order) {
    // What a trigger counts starts no mini-game where its chance misses, and nothing tells of that.
    const mayMiss = feature.type !== 'freeSpins' && feature.trigger?.chance !== undefined && !byChance.has(feature)
    const next = audit.peek()
    if (mayMiss && !(next?.type === 'featureStarted' && next.feature === feature.id)) continue
    const told = next?.type === 'featureStarted' ? next.cells.length > 0 : isCounted
    const cells = isCounted && told ? cellsOf(stopped, feature.trigger!.symbol) : []
    if (isCounted && feature.type !== 'freeSpins' && startedByWins(feature)) {
      auditByWins(audit, feature, wins, { spins, view, stopped, cells, begin: auditFeature })
      continue
    }
    auditFeature(audit, feature, { spins, view, stopped, cells, begin: auditFeature })
  }
}

const startedByWins = ({ trigger }: Feature): boolean =>
  trigger !== undefined && 'inWin' in trigger && trigger.inWin === true

/** Prizes that wins start lie on one of them, and where every win starts them, each on its own. */
function auditByWins(audit: Audit, feature: Feature, wins: readonly Win[], start: Start): void {
  const { trigger } = feature
  const isEach = trigger !== undefined && 'eachWin' in trigger && trigger.eachWin === true
  const left = wins.filter(({ symbol }) => symbol === trigger?.symbol).map(({ cells }) => sorted(cells))
  for (let n = 0; n < (isEach ? start.spins : 1); n++) {
    if (audit.isCapped) return
    const next = audit.peek()
    const cells = next?.type === 'featureStarted' ? sorted(next.cells) : []
    const at = left.findIndex((one) => String(one) === String(cells))
    expect(at, 'a win that starts it').toBeGreaterThanOrEqual(0)
    left.splice(at, 1)
    auditFeature(audit, feature, { ...start, cells })
  }
}

/** Whether what the spin has won with starts the feature whatever is drawn. */
function isCertain(feature: Feature, charge: readonly string[]): boolean {
  const chance = 'chance' in feature ? feature.chance : undefined
  return (
    chance?.charged !== undefined && chance.miss === 0 && chargeOf(charge, chance.charged.symbols) >= chance.charged.at
  )
}

const playsInView = ({ type }: Feature): boolean => type === 'holdAndWin' || type === 'collect'

/** A feature that chance starts at one of these moments. */
function startedByChance(audit: Audit, moments: readonly string[], charge: readonly string[] = []) {
  const chanceOf = (id: string) => {
    const feature = audit.definition.features?.find((one) => one.id === id)
    const chance = feature && 'chance' in feature ? feature.chance : undefined
    return feature && chance && { feature, chance }
  }
  const event = audit.nextIf('startedByChance', ({ feature }) =>
    moments.includes(chanceOf(feature)?.chance.when ?? 'after'),
  )
  if (event === undefined) return undefined
  const { feature, chance } = chanceOf(event.feature)!
  const charged = chance.charged && chargeOf(charge, chance.charged.symbols)
  expect(event.charged).toBe(charged)
  expect(charged ?? 0).toBeGreaterThanOrEqual(chance.charged?.at ?? 0)
  expect(event.spins).toBe(feature.type === 'freeSpins' ? chance.spins : undefined)
  return { feature, spins: event.spins ?? 1 }
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
  const outside = audit.definition
  audit.definition = ofSpins(outside, feature)
  let state = firstState(audit, feature, takenAlong(feature, audit.left ?? view ?? []))
  let [left, played] = [spins, 0]
  let last: { readonly held: readonly Held[]; readonly view: View } = { held: [], view: [] }
  while ((left > 0 || walks(feature, state)) && played < LIMITS.spinsPerFeature && !audit.isCapped) {
    left = Math.max(0, left - 1)
    played++
    const event = audit.next('freeSpinStarted')
    if (played > 1) state = { ...state, held: heldAfter(feature, last.held, last.view, roamAsTold(event.kept)) }
    const { multiplier } = state
    const kept = feature.kept && keptCells(state.held)
    expect(event).toEqual({
      ...{ type: event.type, feature: feature.id, number: played, remaining: left, multiplier },
      ...(kept && { kept }),
    })
    const wonBefore = audit.total
    const spin = auditSpin(audit, levelOf(feature, state.collected ?? 0).reelSet, state)
    const spared = feature.endedBy !== undefined && cellsOf(spin.first, feature.endedBy).length === 0 ? 1 : 0
    left += spin.further + spared
    const rises = feature.grows?.each === 'spin' || (feature.grows?.each === 'win' && audit.total > wonBefore)
    const grew = rises ? grown(feature, spin.multiplier) : spin.multiplier
    const climbed = auditLevels(audit, feature, state.collected ?? 0, spin.first)
    left += climbed.spins
    const next = feature.levels === undefined ? grew : climbed.multiplier
    const { collected } = climbed
    last = { held: state.held, view: spin.view }
    state = { ...state, multiplier: next, collected, bank: spin.bank, held: heldAfter(feature, state.held, spin.view) }
  }
  audit.definition = outside
  if (played > 0) audit.left = last.view
  const ended = audit.next('freeSpinsEnded')
  expect(ended).toEqual({ type: ended.type, feature: feature.id, spins: played, coins: audit.total - before })
}

/** A symbol that roams goes to a free cell, and the event says to which. */
const roamAsTold =
  (kept: FreeSpinStarted['kept'] = []): Roam =>
  (free, { kept: one }) => {
    const told = kept.find(({ was }) => one !== undefined && isIn([was], one.from))
    expect(told !== undefined && isIn(free, told.cell), 'it moves to a free cell').toBe(true)
    return told!.cell
  }

const keptCells = (held: readonly Held[]) =>
  held.map(({ cell, shown: { symbol, multiplier }, kept }) => ({ cell, was: kept!.from, symbol, multiplier }))

function auditLevels(audit: Audit, feature: FreeSpins, before: number, view: View) {
  const { levels } = feature
  if (levels === undefined || audit.isCapped) return { collected: before, spins: 0, multiplier: 1 }
  const collected = before + cellsOf(view, levels.symbol).length
  let spins = 0
  for (const reached of levelsReached(feature, before, collected)) {
    const { multiplier } = levelOf(feature, reached.at)
    expect(audit.next('levelReached')).toEqual({
      ...{ type: 'levelReached', feature: feature.id, level: reached.level },
      ...{ collected, spins: reached.spins, multiplier },
    })
    spins += reached.spins
  }
  return { collected, spins, multiplier: levelOf(feature, collected).multiplier }
}

function firstState(audit: Audit, feature: FreeSpins, held: readonly Held[]): FreeSpinState {
  const multiplier = feature.multiplier ?? 1
  if (feature.expandingSymbol === undefined) return { feature, multiplier, chosen: undefined, held }
  const event = audit.next('expandingSymbolChosen')
  expect(event.feature).toBe(feature.id)
  expect(feature.expandingSymbol[event.symbol], 'the weight of the chosen symbol').toBeGreaterThan(0)
  return { feature, multiplier, chosen: event.symbol, held }
}

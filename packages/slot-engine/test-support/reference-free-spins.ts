/** The law of free spins: from spin to spin, everything that is carried on kept apart. */
import type { Definition, FreeSpins } from '../src/definition.ts'
import { everyWay, TooMany } from './reference-choices.ts'
import { keptAfter, type Roam } from './reference-kept.ts'
import { certain, type Law, mixture, together } from './reference-law.ts'
import { sumOf } from './reference-rules.ts'
import { grown, playSpin } from './reference-spin.ts'
import { type FreeSpinState, type Held, levelOf, levelsReached } from './reference-state.ts'
import { cellsWhere, shownAt, type View } from './reference-view.ts'

interface Live {
  readonly left: number
  readonly state: FreeSpinState
  readonly chance: number
  /** Of what was won so far, were this the only way. */
  readonly law: Law
}

/** What is less likely than this is let go. */
const NEGLIGIBLE = 1e-14
const MOST_SPINS = 25
const MOST_STATES = 40
const MOST_TOTALS = 20_000

export function freeSpinsLaw(definition: Definition, feature: FreeSpins, spins: number, walked: readonly Held[]): Law {
  let live = firstStates(feature, walked).map(
    ({ state, chance }): Live => ({ left: spins, state, chance, law: certain(0) }),
  )
  const ended: (readonly [Law, number])[] = []
  const laws = new Map<string, readonly Way[]>()
  for (let played = 0; live.length > 0; played++) {
    const totals = sumOf(live.map(({ law }) => law.size))
    if (played > MOST_SPINS || live.length > MOST_STATES || totals > MOST_TOTALS) throw new TooMany('free spins')
    const next: Live[] = []
    for (const one of live) {
      if (one.left === 0 && !walks(feature, one.state)) ended.push([one.law, one.chance])
      else if (one.chance > NEGLIGIBLE) next.push(...afterSpin(one, waysOf(definition, one.state, laws)))
    }
    live = merged(next)
  }
  return mixture(ended)
}

export const walks = ({ walking = [], kept, untilGone = false }: FreeSpins, { held }: FreeSpinState): boolean =>
  untilGone && held.some(({ shown }) => kept !== undefined || walking.includes(shown.symbol))

function firstStates(feature: FreeSpins, walked: readonly Held[]) {
  const state = { feature, multiplier: feature.multiplier ?? 1, held: walked }
  const weights = Object.entries(feature.expandingSymbol ?? {})
  if (weights.length === 0) return [{ state: { ...state, chosen: undefined }, chance: 1 }]
  const total = weights.reduce((sum, [, weight]) => sum + weight, 0)
  return weights.map(([chosen, weight]) => ({ state: { ...state, chosen }, chance: weight / total }))
}

/** One way a spin can go, up to what makes no difference. */
interface Way {
  readonly coins: number
  readonly further: number
  readonly state: FreeSpinState
  readonly chance: number
}

function waysOf(definition: Definition, state: FreeSpinState, known: Map<string, readonly Way[]>): readonly Way[] {
  const key = keyOf(state)
  const before = known.get(key)
  if (before !== undefined) return before
  const ways = new Map<string, Way>()
  everyWay(
    (choose) => {
      const played = playSpin(definition, levelOf(state.feature, state.collected ?? 0).reelSet, choose, state)
      const roam: Roam = (free) => free[choose(free.map(() => 1))]!
      return played && { ...played, held: heldAfter(state.feature, state.held, played.view, roam) }
    },
    (outcome, chance) => {
      if (outcome === undefined) throw new TooMany('windows')
      const { feature } = state
      const shown = (symbol: string | undefined) => cellsWhere(outcome.first, (one) => one.symbol === symbol).length
      const before = state.collected ?? 0
      const most = feature.levels?.steps.at(-1)?.at ?? 0
      const collected = Math.min(most, before + shown(feature.levels?.symbol))
      const byLevels = sumOf(levelsReached(feature, before, collected).map(({ spins }) => spins))
      const spared = feature.endedBy !== undefined && shown(feature.endedBy) === 0 ? 1 : 0
      const further = outcome.further + spared + byLevels
      const rises =
        feature.grows?.each === 'spin' ||
        (feature.grows?.each === 'win' && outcome.lineCoins + outcome.scatterCoins > 0)
      const grew = rises ? grown(feature, outcome.multiplier) : outcome.multiplier
      const multiplier = feature.levels === undefined ? grew : levelOf(feature, collected).multiplier
      const after = {
        ...state,
        multiplier,
        collected,
        bank: outcome.bank,
        held: outcome.held,
      }
      const coins = outcome.lineCoins + outcome.scatterCoins
      const way = `${coins} ${further} ${keyOf(after)}`
      const sum = (ways.get(way)?.chance ?? 0) + chance
      ways.set(way, { coins, further, state: after, chance: sum })
    },
  )
  const found = winning(state.feature, [...ways.values()])
  known.set(key, found)
  return found
}

/** A spin that has to win is played up to a thousand times; of a thousand that do not win enough the last stands. */
function winning({ winsAtLeast = 0 }: FreeSpins, ways: readonly Way[]): Way[] {
  const isEnough = ({ coins }: Way): boolean => coins >= winsAtLeast
  const chance = sumOf(ways.filter(isEnough).map((way) => way.chance))
  let [again, stands] = [1, 0]
  for (let tries = 1; tries <= 1_000; tries++) {
    stands += again
    if (tries < 1_000) again *= 1 - chance
  }
  return ways.map((way) => ({ ...way, chance: way.chance * (isEnough(way) ? stands : again) }))
}

/** Sticky symbols stay where they are, walking ones go one reel to the left. */
export function heldAfter(
  feature: FreeSpins,
  before: readonly Held[],
  view: View,
  roam: Roam = anyFree,
): readonly Held[] {
  const { sticky = [], walking = [] } = feature
  if (feature.kept !== undefined) return keptAfter(feature, view, { before, isFirst: false, roam })
  const stuck = cellsWhere(view, ({ symbol }) => sticky.includes(symbol)).map((cell) => ({
    cell,
    shown: shownAt(view, cell),
  }))
  const stays = before.filter(({ shown }) => sticky.includes(shown.symbol))
  const kept = stays.filter(({ cell }) => !stuck.some((one) => one.cell.join() === cell.join()))
  const walkers = walked(walking, view)
  const under = [...kept, ...stuck].filter(({ cell }) => !walkers.some((one) => one.cell.join() === cell.join()))
  return [...under, ...walkers].sort((a, b) => a.cell[0] - b.cell[0] || a.cell[1] - b.cell[1])
}

/** What comes along from the window before the first spin. */
export function takenAlong(feature: FreeSpins, view: View): readonly Held[] {
  const { sticky = [], walking = [], kept, keepsView = false } = feature
  if (kept !== undefined) return keepsView ? keptAfter(feature, view, { before: [], isFirst: true, roam: anyFree }) : []
  return heldAfter({ type: 'freeSpins', id: '', sticky: keepsView ? sticky : [], walking }, [], view)
}

/** Where it does not matter which. */
const anyFree: Roam = (free) => free[0]!

/** The walking symbols in view, a reel further. */
export function walked(walking: readonly string[], view: View): readonly Held[] {
  const cells = cellsWhere(view, ({ symbol }) => walking.includes(symbol))
  return cells.flatMap((cell) => {
    const [reel, row] = cell
    return reel === 0 ? [] : [{ cell: [reel - 1, row] as const, shown: shownAt(view, cell) }]
  })
}

const afterSpin = (live: Live, ways: readonly Way[]): readonly Live[] =>
  ways.map(({ coins, further, state, chance }) => ({
    left: Math.max(0, live.left - 1) + further,
    state,
    chance: live.chance * chance,
    law: together(live.law, certain(coins)),
  }))

/** What has one future is one. */
function merged(all: readonly Live[]): Live[] {
  const groups = new Map<string, Live[]>()
  for (const one of all) {
    const key = `${one.left} ${keyOf(one.state)}`
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return [...groups.values()].map((group) => {
    const chance = group.reduce((sum, one) => sum + one.chance, 0)
    return { ...group[0]!, chance, law: mixture(group.map((one) => [one.law, one.chance / chance] as const)) }
  })
}

const keyOf = ({ multiplier, chosen, held, collected = 0, bank = {} }: FreeSpinState): string =>
  JSON.stringify([multiplier, chosen ?? '', held.map(withoutOrigin), collected, bank])

/** Where it lay before makes no difference. */
const withoutOrigin = ({ cell, shown, kept }: Held) => [cell, shown, kept?.left, kept?.heading]

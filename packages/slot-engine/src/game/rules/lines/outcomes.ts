import { entryOf } from '../../../entries.ts'
import type { Meter } from '../../../meter.ts'
import { exploreLine } from './explore.ts'
import type { LineReader, Reading } from './reader.ts'

/** What a line comes to: its coins, and the reels whose cells win (bit `reel`). */
export interface LineOutcome {
  readonly coins: number
  readonly reels: number
}

/**
 * A line as a table walk to its outcome. States from which every way leads to the same outcome are one, whatever their coins:
 * unlike those of the line automaton, which tells coins alone, and as early as it can.
 */
export interface LineOutcomes {
  readonly list: readonly LineOutcome[]
  readonly start: number
  /** Per reel the state after it at `state × tokens + token`. */
  readonly next: readonly Int32Array[]
  /** Per reel, and after the last, by state before it: the outcome where it is certain, else −1. */
  readonly certain: readonly Int32Array[]
}

/** @param alphabets per reel the tokens it can show */
export function lineOutcomes(
  reader: LineReader,
  alphabets: readonly (readonly number[])[],
  tokens: number,
  meter: Meter,
): LineOutcomes {
  // Where a run lies matters here, which is more than what it pays.
  const { edges, ends } = exploreLine(reader, alphabets, meter, ({ from }) => ({ from }))
  const list: LineOutcome[] = []
  const ids = new Map<string, number>()
  let merged = Array.from(ends, (state) => idOf(ids, list, outcomeOf(reader.finish(state), alphabets.length)))
  const next: Int32Array[] = []
  const certain: Int32Array[] = [Int32Array.from(list, (_, id) => id)]
  for (let reel = alphabets.length - 1; reel >= 0; reel--) {
    const alphabet = alphabets[reel] as readonly number[]
    const layer = mergedLayer(entryOf(edges, reel), alphabet.length, merged, certain[0] as Int32Array)
    merged = layer.merged
    certain.unshift(Int32Array.from(layer.certain))
    const steps = new Int32Array(layer.targets.length * tokens)
    for (const [state, targets] of layer.targets.entries())
      for (const [i, target] of targets.entries()) steps[state * tokens + entryOf(alphabet, i)] = target
    next.unshift(steps)
  }
  return { list, start: entryOf(merged, 0), next, certain }
}

function outcomeOf(readings: readonly Reading[], reels: number): LineOutcome {
  let won = { coins: 0, reels: 0 }
  for (const reading of readings) {
    const from = reading.kind === 'run' ? reading.from : 0
    const count = reading.kind === 'run' ? reading.count : reels
    won = { coins: won.coins + reading.coins, reels: won.reels | (((1 << count) - 1) << from) }
  }
  return won
}

function idOf(ids: Map<string, number>, list: LineOutcome[], outcome: LineOutcome): number {
  const key = `${outcome.coins}/${outcome.reels}`
  const id = ids.get(key) ?? list.push(outcome) - 1
  ids.set(key, id)
  return id
}

/** States with the same targets become one. */
function mergedLayer(edges: Int32Array, letters: number, ahead: readonly number[], certainAhead: Int32Array) {
  const ids = new Map<string, number>()
  const targets: number[][] = []
  const certain: number[] = []
  const merged = Array.from({ length: edges.length / letters }, (_, state) => {
    const raw = edges.subarray(state * letters, (state + 1) * letters)
    const to = Array.from(raw, (target) => entryOf(ahead, target))
    const key = to.join()
    const known = ids.get(key)
    if (known !== undefined) return known
    ids.set(key, targets.length)
    const outcomes = new Set(to.map((target) => entryOf(certainAhead, target)))
    const [only = -1] = outcomes
    certain.push(outcomes.size === 1 ? only : -1)
    return targets.push(to) - 1
  })
  return { merged, targets, certain }
}

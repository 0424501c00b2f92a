import type { Definition } from '../../definition.ts'
import { compile } from '../../game/compile/compile.ts'
import type { Game } from '../../game/core/game.ts'
import type { CountWin, Rule } from '../../game/core/win-rule.ts'
import { Player } from '../../game/play/player.ts'
import { createSfc32 } from '../../rng.ts'
import { FREE_SET, FREE_SPINS } from './build.ts'
import { firstWorth } from './exact-worth.ts'
import type { FreeSpinsIntent } from './intent.ts'
import { spinPlan } from './spin-plan.ts'
import { SpinSampler } from './spin-sampler.ts'
import { cellOf, winCells } from './win-cells.ts'
import { BothSinks, WinRecorder, type WinSample } from './win-sample.ts'
import { BATCHES, WorthCounter, type WorthSample } from './worth-sample.ts'

/** What spins on a reel set win by the win rule, win by win. */
export function sampleSpins(
  definition: Definition,
  reelSet: string,
  free: boolean,
  spins: number,
  seed: string,
): WinSample {
  const plan = spinPlan(definition, reelSet, free)
  const recorder = new WinRecorder()
  const sampler = new SpinSampler(plan, createSfc32(seed), recorder)
  for (let i = 0; i < spins; i++) sampler.spin()
  return recorder.sample(spins)
}

/**
 * What they win on average. Without cascades nothing is played where that is known.
 * @param first what the first window wins on average, as `firstWorth` has it
 */
export function sampleWorth(
  definition: Definition,
  reelSet: string,
  free: boolean,
  spins: number,
  seed: string,
  first: Float64Array | null = firstWorth(definition, reelSet),
): WorthSample {
  const falls = definition.cascades !== undefined
  if (first !== null && !falls) return { spins, worth: first, batches: new Float64Array(0) }
  const expects = falls && areExpected(definition)
  const plan = spinPlan(definition, reelSet, free)
  const counter = new WorthCounter(plan.wins.pays.length, first, expects)
  const sampler = new SpinSampler(plan, createSfc32(seed), counter)
  const perBatch = Math.ceil(spins / BATCHES)
  for (let batch = 0; batch < BATCHES; batch++) {
    for (let i = 0; i < perBatch; i++) sampler.spin()
    counter.endBatch()
  }
  return counter.sample(perBatch)
}

/** Whole free spins, so many in each, where symbols or multipliers stay from spin to spin. */
export const sampleFeatures = (
  game: Definition,
  { memory, multiplier }: FreeSpinsIntent,
  spins: number,
  rounds: number,
  seed: string,
): { readonly wins: WinSample; readonly worth: WorthSample } =>
  memory === 'ladder'
    ? sampleGrowing(game, FREE_SET, spins, rounds, seed)
    : sampleFeature(game, FREE_SPINS, spins, multiplier, rounds, seed)

/**
 * What whole free spins win by the win rule when symbols keep their places from spin to spin: then only playing them tells.
 * @param multiplier of all their wins
 */
function sampleFeature(
  definition: Definition,
  feature: string,
  spins: number,
  multiplier: number,
  rounds: number,
  seed: string,
): { readonly wins: WinSample; readonly worth: WorthSample } {
  const recorder = new WinRecorder()
  const wins = winCells(definition)
  const counter = new WorthCounter(wins.pays.length, null, false)
  const count: CountWin = (symbol, number, coins) => {
    const cell = cellOf(wins, symbol, number)
    const factor = (coins / wins.pays[cell]!) * multiplier
    recorder.add(cell, factor)
    counter.add(cell, factor, false)
  }
  const player = new Player(counting(compile(definition), count), createSfc32(seed), null)
  const perBatch = Math.ceil(rounds / BATCHES)
  for (let batch = 0; batch < BATCHES; batch++) {
    for (let i = 0; i < perBatch; i++) {
      player.round({ id: 'buy', coins: 1, buys: { feature, spins } })
      recorder.endSpin()
    }
    counter.endBatch()
  }
  return { wins: recorder.sample(perBatch * BATCHES), worth: counter.sample(perBatch) }
}

/** The same where only a multiplier is kept, which grows with each fall. */
export function sampleGrowing(
  definition: Definition,
  reelSet: string,
  spins: number,
  rounds: number,
  seed: string,
): { readonly wins: WinSample; readonly worth: WorthSample } {
  const plan = spinPlan(definition, reelSet, true)
  const recorder = new WinRecorder()
  const counter = new WorthCounter(plan.wins.pays.length, null, areExpected(definition))
  const sampler = new SpinSampler(plan, createSfc32(seed), new BothSinks(recorder, counter))
  const perBatch = Math.ceil(rounds / BATCHES)
  for (let batch = 0; batch < BATCHES; batch++) {
    for (let i = 0; i < perBatch; i++) {
      sampler.begin()
      for (let spin = 0; spin < spins; spin++) sampler.spin()
      recorder.endSpin()
    }
    counter.endBatch()
  }
  return { wins: recorder.sample(perBatch * BATCHES), worth: counter.sample(perBatch) }
}

/** Where the next window's mean win is known from what stays. */
const areExpected = ({ wins, factors = [] }: Definition): boolean =>
  wins.type !== 'clusters' && factors.every(({ type }) => type === 'symbols')

/** The same game, which also tells what wins. */
function counting(game: Game, count: CountWin): Game {
  const make = (): Rule => {
    const rule = game.plan.rule.make()
    return { evaluate: (board, mark) => rule.evaluate(board, mark, null, count) }
  }
  return { ...game, maxCoins: Number.POSITIVE_INFINITY, plan: { ...game.plan, rule: { ...game.plan.rule, make } } }
}

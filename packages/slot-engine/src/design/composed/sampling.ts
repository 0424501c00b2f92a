import type { Definition } from '../../definition.ts'
import { compile } from '../../game/compile/compile.ts'
import type { Game } from '../../game/core/game.ts'
import type { RecordWin, Rule } from '../../game/core/win-rule.ts'
import { Player } from '../../game/play/player.ts'
import { createSfc32, type Sfc32 } from '../../rng.ts'
import { CellPlayer } from './cell-spins.ts'
import { ClusterPlayer, fitsMasks } from './cluster-spins.ts'
import { CountPlayer } from './count-spins.ts'
import { exactWorth } from './exact-worth.ts'
import { type SpinPlan, spinPlan } from './spin-plan.ts'
import { WinRecorder, type WinSample, type WinSink } from './win-sample.ts'
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
  const player = playerOf(plan, createSfc32(seed), recorder)
  for (let i = 0; i < spins; i++) player.spin()
  return recorder.sample(spins)
}

/** What they win on average. Without cascades nothing is played where that is known. */
export function sampleWorth(
  definition: Definition,
  reelSet: string,
  free: boolean,
  spins: number,
  seed: string,
): WorthSample {
  const plan = spinPlan(definition, reelSet, free)
  const first = exactWorth(definition, reelSet)
  const falls = plan.refill.length > 0
  if (first !== null && !falls) return { spins, worth: first, batches: new Float64Array(0) }
  const expects = falls && definition.wins.type !== 'clusters'
  const counter = new WorthCounter(plan.regulars.length * plan.keys.length, first, expects)
  const player = playerOf(plan, createSfc32(seed), counter)
  const perBatch = Math.ceil(spins / BATCHES)
  for (let batch = 0; batch < BATCHES; batch++) {
    for (let i = 0; i < perBatch; i++) player.spin()
    counter.endBatch()
  }
  return counter.sample(perBatch)
}

function playerOf(plan: SpinPlan, rng: Sfc32, sink: WinSink): { spin(): void } {
  const { type } = plan.definition.wins
  if (type === 'clusters' && fitsMasks(plan)) return new ClusterPlayer(plan, rng, sink)
  return type === 'lines' || type === 'clusters' ? new CellPlayer(plan, rng, sink) : new CountPlayer(plan, rng, sink)
}

/**
 * What whole free spins win by the win rule when symbols keep their places from spin to spin: then only playing them tells.
 * @param multiplier of all their wins
 */
export function sampleFeature(
  definition: Definition,
  feature: string,
  spins: number,
  multiplier: number,
  rounds: number,
  seed: string,
): { readonly wins: WinSample; readonly worth: WorthSample } {
  const recorder = new WinRecorder()
  const plan = spinPlan(definition, 'base', true)
  const counter = new WorthCounter(plan.regulars.length * plan.keys.length, null, false)
  const record: RecordWin = (win) => {
    const { symbol, count } = win
    const cell = plan.ranks[symbol]! * plan.keys.length + plan.keyOf[count]!
    const key = plan.keys[plan.keyOf[count]!]!
    const pays = definition.symbols[symbol]!
    const pay = 'pays' in pays ? (pays.pays?.[String(key)] ?? 1) : 1
    const factor = (win.coins / pay) * multiplier
    recorder.add(cell, factor)
    counter.add(cell, factor, false)
  }
  const player = new Player(recorded(compile(definition), record), createSfc32(seed), null)
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

/** The same game, which also tells what wins. */
function recorded(game: Game, record: RecordWin): Game {
  const make = (): Rule => {
    const rule = game.plan.rule.make()
    return { evaluate: (board, mark) => rule.evaluate(board, mark, record) }
  }
  return { ...game, maxCoins: Number.POSITIVE_INFINITY, plan: { ...game.plan, rule: { ...game.plan.rule, make } } }
}

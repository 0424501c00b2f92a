import { compile, type Game } from '../../compile/compile.ts'
import type { Definition } from '../../definition.ts'
import { Player } from '../../play/player.ts'
import type { RecordWin, Rule } from '../../play/rules.ts'
import { createSfc32 } from '../../rng.ts'
import { sampleCells } from './cell-spins.ts'
import { sampleCounts } from './count-spins.ts'
import { exactWorth } from './exact-worth.ts'
import { spinPlan } from './spin-plan.ts'
import { WinRecorder, type WinSample } from './win-sample.ts'

/** What spins on a reel set win by the win rule. */
export function sampleSpins(
  definition: Definition,
  reelSet: string,
  free: boolean,
  spins: number,
  seed: string,
): WinSample {
  const plan = spinPlan(definition, reelSet, free)
  const byCell = definition.wins.type === 'lines' || definition.wins.type === 'clusters'
  return (byCell ? sampleCells : sampleCounts)(plan, spins, seed, exactWorth(definition, reelSet))
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
): WinSample {
  const recorder = new WinRecorder()
  const plan = spinPlan(definition, 'base', true)
  const record: RecordWin = (win) => {
    const symbol = win.kind === 'line' ? (win.reading.kind === 'run' ? win.reading.symbol : -1) : win.symbol
    const count = win.kind === 'line' ? (win.reading.kind === 'run' ? win.reading.count : 0) : win.count
    const cell = plan.ranks[symbol]! * plan.keys.length + plan.keyOf[count]!
    const key = plan.keys[plan.keyOf[count]!]!
    const pays = definition.symbols[symbol]!
    const pay = 'pays' in pays ? (pays.pays?.[String(key)] ?? 1) : 1
    recorder.add(cell, (win.coins / pay) * multiplier, false)
  }
  const player = new Player(recorded(compile(definition), record), createSfc32(seed), null)
  for (let i = 0; i < rounds; i++) {
    player.round({ id: 'buy', coins: 1, buys: { feature, spins } })
    recorder.endSpin()
  }
  return recorder.sample(rounds, plan.regulars.length * plan.keys.length, null)
}

/** The same game, which also tells what wins. */
function recorded(game: Game, record: RecordWin): Game {
  const make = (): Rule => {
    const rule = game.plan.rule.make()
    return { evaluate: (board, mark) => rule.evaluate(board, mark, record) }
  }
  return { ...game, maxCoins: Number.POSITIVE_INFINITY, plan: { ...game.plan, rule: { ...game.plan.rule, make } } }
}

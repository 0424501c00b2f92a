import { describe, expect, test } from 'vitest'
import { createSfc32 } from '../../rng.ts'
import type { Brief } from '../brief.ts'
import { skeleton } from './candidate.ts'
import { CellPlayer } from './cell-spins.ts'
import { ClusterPlayer } from './cluster-spins.ts'
import { sizesOf } from './grid.ts'
import { composedIntent } from './intent.ts'
import { layoutPlan, layReels } from './layout.ts'
import { sampleSpins, sampleWorth } from './sampling.ts'
import { spinPlan } from './spin-plan.ts'
import { momentsOf, WinRecorder } from './win-sample.ts'
import { openWorth } from './worth-sample.ts'

const CASCADES = { cascades: { multipliers: [1, 2, 5] } }
const BRIEFS: readonly Pick<Brief, 'counting' | 'reels' | 'lines' | 'direction' | 'features'>[] = [
  { counting: 'lines', reels: 5, lines: 20, features: { ...CASCADES, wildMultiplier: 2 } },
  { counting: 'ways', reels: 5, features: CASCADES },
  { counting: 'ways', reels: 4, direction: 'both', features: { ...CASCADES, mystery: true } },
  { counting: 'ways', reels: 3, direction: 'right', features: CASCADES },
  { counting: 'variableWays', reels: 6, features: { ...CASCADES, wildMultiplier: 3 } },
  { counting: 'anywhere', reels: 6, features: { ...CASCADES, wildMultiplier: 2 } },
  { counting: 'clusters', reels: 6, features: CASCADES },
]

function gameOf(brief: (typeof BRIEFS)[number]) {
  const intent = composedIntent({ name: 'Fald', rtp: 95, volatility: 'medium', maxWin: 1000, ...brief }, 's')
  const base = layReels(intent, { ...layoutPlan(intent, 1e-4, 's'), steepness: 1 }, () => true, 's')
  const game = skeleton(intent, base, null, sizesOf(intent))
  const regular = game.symbols.filter(({ kind }) => kind === 'regular')
  const pays = regular.flatMap((symbol) => Object.values('pays' in symbol ? (symbol.pays ?? {}) : {}))
  return { game, pays: Float64Array.from(pays) }
}

describe.each(BRIEFS)('%j', (brief) => {
  const { game, pays } = gameOf(brief)

  test('what later windows win on average is what they win, and known better', () => {
    const spins = 60_000
    const seen = momentsOf(sampleSpins(game, 'base', false, spins, 'seen'), pays)
    const known = sampleWorth(game, 'base', false, spins, 'known')
    const mean = known.worth.reduce((sum, each, cell) => sum + each * (pays[cell] ?? 0), 0)
    const [seenOpen, open] = [seen.variance / spins, openWorth(known, pays)]
    expect(Math.abs(mean - seen.mean)).toBeLessThan(3.5 * Math.sqrt(seenOpen + open))
    if (brief.counting !== 'clusters') expect(open).toBeLessThan(seenOpen / 1.5)
  })
})

test('clusters found by masks are those found by walking, from the same draws', () => {
  const { game } = gameOf({ counting: 'clusters', reels: 7, features: { ...CASCADES, mystery: true } })
  const plan = spinPlan(game, 'base', false)
  const [masks, walks] = [ClusterPlayer, CellPlayer].map((Player) => {
    const recorder = new WinRecorder()
    const player = new Player(plan, createSfc32('clusters'), recorder)
    for (let spin = 0; spin < 4000; spin++) player.spin()
    const { starts, cells, factors } = recorder.sample(4000)
    // One spin's wins may be told in another order.
    return starts.slice(1).map((end, i) => {
      const wins = Array.from(cells.subarray(starts[i], end), (cell, at) => [cell, factors[(starts[i] ?? 0) + at]])
      return wins.map(String).sort()
    })
  })
  expect(masks).toEqual(walks)
  expect(masks?.length).toBeGreaterThan(200)
})

/**
 * Asks the designer for games of every way of counting with many features, and counts the briefs that it meets.
 *
 *   node packages/slot-engine/bench/design-kinds.ts [briefs]
 *
 * Times are of the processor, so that a busy machine tells the same.
 */
import { type Brief, type BriefFeatures, design, VOLATILITY_CLASSES } from '../src/index.ts'

const briefs = Number(process.argv[2] ?? 40)

const KINDS: readonly Pick<Brief, 'counting' | 'reels' | 'rows' | 'lines'>[] = [
  { counting: 'ways', reels: 5 },
  { counting: 'ways', reels: 5, rows: 4 },
  { counting: 'clusters', reels: 7 },
  { counting: 'anywhere', reels: 6 },
  { counting: 'variableWays', reels: 6 },
  { counting: 'lines', reels: 5, lines: 25 },
  { counting: 'ways', reels: 3 },
  { counting: 'ways', reels: 6, rows: 4 },
  { counting: 'anywhere', reels: 5 },
  { counting: 'clusters', reels: 5 },
]
const FREE = { freeSpins: true } as const
const FEATURES: readonly BriefFeatures[] = [
  FREE,
  { ...FREE, wheel: true, pick: true, ladder: true },
  { wheel: true, jackpots: true },
  { ...FREE, bonusBuy: true, gamble: true },
  { ...FREE, mystery: true, ante: true },
  { freeSpins: { grows: true } },
]
const MAX_WINS = [500, 1000, 2500, 5000, 10_000] as const

const times = new Map<string, number[]>()
let met = 0
for (let i = 0; i < briefs; i++) {
  const kind = KINDS[i % KINDS.length]!
  const brief: Brief = {
    ...kind,
    name: 'Kinds',
    rtp: 85 + ((i * 37) % 131) / 10,
    volatility: VOLATILITY_CLASSES[(i * 7 + Math.floor(i / 10)) % 4]!,
    maxWin: MAX_WINS[(i * 3 + Math.floor(i / 5)) % MAX_WINS.length]!,
    features: FEATURES[(i + Math.floor(i / 6)) % FEATURES.length]!,
  }
  const before = process.cpuUsage().user
  const result = design(brief, `kinds ${i}`)
  const taken = (process.cpuUsage().user - before) / 1000
  const name = kind.counting ?? 'lines'
  times.set(name, [...(times.get(name) ?? []), taken])
  if (result.ok) met++
  else console.log(`${JSON.stringify(brief)}: ${result.target}: ${result.reason}; nearest ${result.nearest}`)
}
console.log(`${met} of ${briefs} met`)
for (const [name, all] of times) {
  all.sort((a, b) => a - b)
  console.log(`${name}: median ${Math.round(all[all.length >> 1]!)} ms, longest ${Math.round(all.at(-1)!)} ms`)
}

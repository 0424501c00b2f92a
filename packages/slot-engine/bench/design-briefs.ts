/**
 * Asks the designer for a fixed set of briefs of every kind, and tells how many it meets and what they take.
 *
 *   node packages/slot-engine/bench/design-briefs.ts [kinds, by commas] [briefs of each]
 *
 * Times are of the processor, so that a busy machine tells nearly the same.
 */
import { type Brief, type BriefFeatures, design, MECHANICS, VOLATILITY_CLASSES } from '../src/index.ts'

type Frame = Pick<Brief, 'counting' | 'reels' | 'rows' | 'lines' | 'direction'>

const [, , only, briefsOfEach] = process.argv

const LINES: readonly Frame[] = [
  { reels: 5, lines: 20 },
  { reels: 3, lines: 5 },
  { reels: 5, rows: 4, lines: 40 },
  { reels: 6, rows: 4, lines: 50 },
  { reels: 5, lines: 10, direction: 'both' },
  { reels: 4, lines: 25 },
  { reels: 7, lines: 30 },
  { reels: 5, lines: 1 },
]
const WAYS: readonly Frame[] = [
  { counting: 'ways', reels: 5 },
  { counting: 'ways', reels: 5, rows: 4 },
  { counting: 'ways', reels: 3 },
  { counting: 'ways', reels: 6 },
  { counting: 'ways', reels: 6, rows: 4 },
  { counting: 'ways', reels: 4, rows: 4 },
]
const VARIABLE: readonly Frame[] = [
  { counting: 'variableWays', reels: 6 },
  { counting: 'variableWays', reels: 5 },
]
const CLUSTERS: readonly Frame[] = [
  { counting: 'clusters', reels: 7, rows: 7 },
  { counting: 'clusters', reels: 5, rows: 5 },
  { counting: 'clusters', reels: 6, rows: 5 },
  { counting: 'clusters', reels: 7, rows: 8 },
  { counting: 'clusters', reels: 6, rows: 6 },
]
const ANYWHERE: readonly Frame[] = [
  { counting: 'anywhere', reels: 6, rows: 5 },
  { counting: 'anywhere', reels: 5, rows: 4 },
  { counting: 'anywhere', reels: 7, rows: 7 },
]
const FREE = { freeSpins: true } as const
const FALLS = { ...FREE, cascades: true } as const

interface Kind {
  readonly name: string
  readonly frames: readonly Frame[]
  readonly features: readonly BriefFeatures[]
  readonly briefs: number
}

const KINDS: readonly Kind[] = [
  { name: 'lines', frames: LINES, features: [FREE, { ...FREE, wildMultiplier: 2 }, {}], briefs: 24 },
  { name: 'ways', frames: WAYS, features: [FREE, {}, { ...FREE, bonusBuy: true, gamble: true }], briefs: 12 },
  { name: 'variable ways', frames: VARIABLE, features: [FREE, FALLS, { ...FALLS, bonusBuy: true }], briefs: 8 },
  { name: 'clusters', frames: CLUSTERS, features: [FREE, {}, { ...FREE, wheel: true }], briefs: 10 },
  { name: 'anywhere', frames: ANYWHERE, features: [FREE, { ...FREE, bonusBuy: true }, {}], briefs: 9 },
  {
    name: 'falling lines and ways',
    frames: [LINES[0]!, LINES[2]!, WAYS[0]!, WAYS[4]!, WAYS[1]!],
    features: [FALLS, { cascades: true }],
    briefs: 10,
  },
  {
    name: 'hold and win',
    frames: [LINES[0]!, WAYS[0]!, LINES[2]!],
    features: [{ ...FREE, holdAndWin: true, jackpots: true }, { holdAndWin: true }],
    briefs: 6,
  },
  {
    name: 'wilds that change',
    frames: [LINES[0]!, WAYS[0]!, WAYS[1]!],
    features: [
      { ...FREE, stickyWilds: true },
      { ...FREE, walkingWilds: true },
      { ...FREE, expandingWilds: true },
    ],
    briefs: 9,
  },
  {
    name: 'bonus games',
    frames: [LINES[0]!, WAYS[0]!, LINES[2]!],
    features: [
      { ...FREE, wheel: true, pick: true, ladder: true },
      { wheel: true, jackpots: true },
      { ...FREE, mystery: true, ante: true },
      { freeSpins: { grows: true } },
    ],
    briefs: 8,
  },
  ...MECHANICS.map((name) => ({
    name,
    frames: [LINES[0]!, WAYS[0]!, LINES[2]!],
    features: [{ ...FREE, [name]: true }],
    briefs: 3,
  })),
]
const CAPS = [2500, 1000, 5000, 10_000] as const

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
const seconds = (ms: number): string => (ms / 1000).toFixed(2)

const row = (name: string, met: number, times: readonly number[]): void => {
  const sorted = times.toSorted((a, b) => a - b)
  const cells = [percentile(sorted, 0.5), percentile(sorted, 0.95), sorted.at(-1) ?? 0].map(seconds)
  console.log(`| ${name} | ${met} of ${times.length} | ${cells.join(' | ')} |`)
}

design({ name: 'Warm', reels: 5, lines: 20, rtp: 96, volatility: 'medium', maxWin: 1000 }, 'warm')
console.log('| briefs | met | median s | p95 s | worst s |\n|---|---|---|---|---|')
const all: number[] = []
let metOfAll = 0
for (const [k, { name, frames, features, briefs }] of KINDS.entries()) {
  if (only !== undefined && !only.split(',').includes(name)) continue
  const times: number[] = []
  let met = 0
  for (let i = 0; i < Number(briefsOfEach ?? briefs); i++) {
    const brief: Brief = {
      ...frames[i % frames.length]!,
      name: 'Brief',
      rtp: 90 + ((i * 37 + k * 11) % 71) / 10,
      volatility: VOLATILITY_CLASSES[1 + ((i + k) % 2)]!,
      maxWin: CAPS[(i + k) % CAPS.length]!,
      features: features[Math.floor(i / 2 + k) % features.length]!,
    }
    const before = process.cpuUsage().user
    let steps = 0
    const result = design(brief, `brief ${i}`, {
      onWork: (progress) => {
        steps = progress.steps
      },
    })
    const taken = (process.cpuUsage().user - before) / 1000
    times.push(taken)
    if (result.ok) met++
    if (!result.ok || taken > 1000)
      console.error(
        `${seconds(taken)} s, ${Math.round(steps / 1e6)} million steps, ${result.ok ? 'met' : `${result.target}: ${result.reason}; nearest ${result.nearest}`}: ${JSON.stringify(brief)}`,
      )
  }
  row(name, met, times)
  all.push(...times)
  metOfAll += met
}
row('all', metOfAll, all)

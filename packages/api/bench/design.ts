/**
 * Asks for designs as the server does, whose threads help each other, and as one thread does alone; the same briefs in turns.
 *
 *   node packages/api/bench/design.ts [turns]
 */
import { fileURLToPath } from 'node:url'
import type { Brief } from '@spilvaerk/slot-engine'
import { createCalculations } from '../src/platform/calculations/calculations.ts'

const turns = Number(process.argv[2] ?? 3)
const FREE = { freeSpins: true } as const
const FALLS = { ...FREE, cascades: true } as const
const BRIEFS: readonly Omit<Brief, 'name'>[] = [
  { counting: 'clusters', reels: 7, rows: 7, rtp: 93.3, volatility: 'high', maxWin: 10_000, features: FREE },
  { counting: 'clusters', reels: 7, rows: 8, rtp: 90.2, volatility: 'medium', maxWin: 5000 },
  { counting: 'lines', reels: 5, lines: 20, rtp: 96, volatility: 'high', maxWin: 5000, features: FALLS },
  { counting: 'lines', reels: 5, rows: 4, lines: 40, rtp: 95, volatility: 'high', maxWin: 5000, features: FALLS },
  { counting: 'ways', reels: 6, rows: 4, rtp: 94.1, volatility: 'high', maxWin: 5000, features: FALLS },
  { counting: 'variableWays', reels: 6, rtp: 95.4, volatility: 'medium', maxWin: 5000, features: FALLS },
  { counting: 'anywhere', reels: 6, rows: 5, rtp: 94.1, volatility: 'high', maxWin: 5000, features: FREE },
]

const worker = fileURLToPath(new URL('../src/platform/calculations/worker.ts', import.meta.url))
const kinds = { alone: createCalculations(worker, undefined, undefined, 1), together: createCalculations(worker) }

/** Seconds by the clock, and of the processor. */
async function taken(kind: keyof typeof kinds, brief: Omit<Brief, 'name'>, seed: string): Promise<[number, number]> {
  const [start, used] = [performance.now(), process.cpuUsage()]
  const outcome = await kinds[kind].design({ name: 'Brief', ...brief }, seed)
  if (!(outcome.ok && outcome.value.ok)) throw new Error(`not met: ${JSON.stringify(brief)}`)
  const { user, system } = process.cpuUsage(used)
  return [(performance.now() - start) / 1000, (user + system) / 1e6]
}

for (const kind of ['alone', 'together'] as const) await taken(kind, BRIEFS[0]!, 'warm')
console.log('| brief | alone, s | together, s | processor alone, s | processor together, s |\n|---|---|---|---|---|')
for (const brief of BRIEFS) {
  const seen = { alone: [] as [number, number][], together: [] as [number, number][] }
  for (let turn = 0; turn < turns; turn++)
    for (const kind of ['alone', 'together'] as const) seen[kind].push(await taken(kind, brief, `turn ${turn}`))
  const cells = ([0, 1] as const).flatMap((at) =>
    (['alone', 'together'] as const).map((kind) => seen[kind].map((one) => one[at].toFixed(1)).join(', ')),
  )
  const { counting, reels, rows, lines } = brief
  console.log(`| ${[counting, reels, rows, lines].filter(Boolean).join(' ')} | ${cells.join(' | ')} |`)
}
await Promise.all(Object.values(kinds).map((one) => one.close()))

/** Plays two million rounds in four parts and puts the reports together. Run with `node examples/simulate-in-shards.ts`. */
import { compile, mergeReports, parseDefinition, prove, simulate } from '@spilvaerk/slot-engine'
import fruit from './fruit.json' with { type: 'json' }

const parsed = parseDefinition(fruit)
if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
const game = compile(parsed.definition)

// Each part could run in a worker of its own: a report is plain data.
const parts = [0, 1, 2, 3].map((index) =>
  simulate(game, { spins: 2_000_000, seed: 'example', shard: { index, of: 4 } }),
)
const report = mergeReports(await Promise.all(parts))

const [low, high] = report.rtpInterval.map((rtp) => (rtp * 100).toFixed(2))
console.log(`${report.totalSpins} rounds: ${(report.actualRtp * 100).toFixed(2)} %, interval ${low} to ${high}`)
console.log(`exactly ${(prove(game).rtp * 100).toFixed(2)} %`)

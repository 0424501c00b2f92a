/** Brings a game to another RTP and tells what had to change. Run with `node examples/tune.ts`. */
import { design, tune } from '@spilvaerk/slot-engine'

const made = design(
  {
    name: 'Vindmøllen',
    counting: 'ways',
    reels: 5,
    rtp: 96,
    volatility: 'medium',
    maxWin: 2000,
    features: { freeSpins: true },
  },
  'an example',
)
if (!made.ok) throw new Error(`${made.target}: ${made.reason}; nearest ${made.nearest}`)
console.log(`designed: ${(made.sheet.rtp * 100).toFixed(2)} %, σ ${made.sheet.standardDeviation.toFixed(1)} bets`)

const tuned = tune(made.definition, { rtp: 94 })
if (!tuned.ok) throw new Error(`${tuned.target}: ${tuned.reason}; nearest ${tuned.nearest}`)
console.log(`tuned: ${(tuned.sheet.rtp * 100).toFixed(2)} %, ${tuned.changes.length} changes, such as`)
for (const { field, from, to, reason } of tuned.changes.slice(0, 5))
  console.log(`  ${field}: ${from} → ${to} (${reason})`)

/** Shows what is said of a definition with errors. Run with `node examples/refuse.ts`. */
import { parseDefinition } from '@spilvaerk/slot-engine'
import fruit from './fruit.json' with { type: 'json' }

const { betCoins: _, ...rest } = fruit
const parsed = parseDefinition({
  ...rest,
  betCoin: 5,
  wins: { ...fruit.wins, lines: [[1, 1, 3]], direction: 'leftwards' },
})
if (!parsed.ok) for (const { field, code, reason } of parsed.problems) console.log(`${field} (${code}): ${reason}`)

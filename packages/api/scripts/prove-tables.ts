/**
 * Works out the sheets of the house's table games and packs them beside their definitions, so that a first start has
 * nothing to prove. Tests prove them again.
 *
 *   node packages/api/scripts/prove-tables.ts [slug …]
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { analyse } from '@spilvaerk/table-games'
import { identify } from '../src/domains/games/catalogue/definitions.ts'
import { proofFile } from '../src/domains/games/catalogue/seed-proof.ts'
import { readTableSeeds, tablesIn } from '../src/domains/games/catalogue/seed-tables.ts'
import { mainLine } from '../src/platform/engines/sheets.ts'

const FOLDER = join(import.meta.dirname, '../src/domains/games/catalogue/seed')
const wanted = process.argv.slice(2)

for (const { slug, definition } of await readTableSeeds(FOLDER)) {
  if (wanted.length > 0 && !wanted.includes(slug)) continue
  const sheet = analyse(definition)
  const file = proofFile(tablesIn(FOLDER), slug)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, gzipSync(JSON.stringify({ hash: identify(definition).definitionHash, sheet }), { level: 9 }))
  const { returned, standardDeviation } = mainLine(sheet)
  const over = sheet.overPaid.length > 0 ? `OVER 100 %: ${sheet.overPaid.join(', ')}` : ''
  process.stdout.write(
    `${slug.padEnd(24)} ${(returned.value * 100).toFixed(3)} % σ ${standardDeviation.toFixed(2)} ${over}\n`,
  )
}

/**
 * Designs the games of the house from what people decided about them (`catalogue/`) and writes the files that the server
 * plants (`src/catalogue/seed/`). The same entries give the same files.
 *
 *   node packages/api/scripts/design-catalogue.ts [slug …]
 *
 * Without slugs, all of them. Afterwards `pnpm format` lays the files out.
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { analyse, compile, type Definition, design, type ParSheet } from '@spilvaerk/slot-engine'
import { briefOf, type Entry } from './catalogue/entry.ts'
import { HANDMADE } from './catalogue/handmade/index.ts'
import { ENTRIES } from './catalogue/index.ts'

const FOLDER = join(import.meta.dirname, '../src/catalogue/seed')

const wanted = process.argv.slice(2)
const isWanted = ({ slug }: { slug: string }): boolean => wanted.length === 0 || wanted.includes(slug)

for (const entry of ENTRIES.filter(isWanted)) {
  const result = design(briefOf(entry), `house/${entry.slug}/${entry.roll ?? 0}`)
  if (!result.ok) throw new Error(`${entry.slug}: ${result.target}: ${result.reason}`)
  await save(entry, result.definition, result.sheet)
}
for (const { definition, ...face } of HANDMADE.filter(isWanted))
  await save(face, definition, analyse(compile(definition)))

type Face = Pick<Entry, 'slug' | 'name' | 'description' | 'theme' | 'category' | 'featured' | 'palette'>

async function save(face: Face, definition: Definition, sheet: ParSheet): Promise<void> {
  const { slug, name, description, theme, category, featured = false, palette } = face
  const seed = { slug, name, description, theme, category, featured, palette, definition }
  await writeFile(join(FOLDER, `${slug}.json`), `${JSON.stringify(seed, null, 2)}\n`)
  process.stdout.write(`${row(definition, sheet)}\n`)
}

function row({ id, reelSets, wins, maxWin }: Definition, sheet: ParSheet): string {
  const rows = reelSets.base?.map((reel) => reel.rows).join('')
  const trigger = sheet.features[0]?.triggerProbability
  return [
    id.padEnd(22),
    `${reelSets.base?.length}x${rows}`.padEnd(9),
    (wins.type === 'lines' ? `${wins.lines.length} ${wins.direction ?? 'left'}` : wins.type).padEnd(9),
    `${(sheet.rtp * 100).toFixed(3)} %`,
    `hit ${(sheet.hitFrequency * 100).toFixed(1)} %`,
    `σ ${sheet.standardDeviation.toFixed(2)} ${sheet.volatilityClass}`.padEnd(15),
    `×${maxWin}`.padEnd(7),
    `cap 1/${Math.round(1 / sheet.maxWin.capProbability)}`.padEnd(15),
    trigger ? `free 1/${Math.round(1 / trigger)} = ${((sheet.features[0]?.rtp ?? 0) * 100).toFixed(1)} %` : '',
  ].join(' ')
}

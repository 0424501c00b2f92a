/**
 * Designs the games of the house from what people decided about them (`catalogue/`) and writes the files that the server
 * plants (`src/catalogue/seed/`), each with its sheet. The same entries give the same files.
 *
 *   node packages/api/scripts/design-catalogue.ts [--sheets | --admission] [slug …]
 *
 * Without slugs, all of them. With `--sheets` the games stay as they are in their files, and only their sheets are worked
 * out anew; with `--admission` only what they return at least and at most, by the sheets that they have. Afterwards `pnpm format` lays the files out.
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Definition, design, type ParSheet } from '@spilvaerk/slot-engine'
import { readSeeds } from '../src/domains/games/catalogue/seed.ts'
import { readProof } from '../src/domains/games/catalogue/seed-proof.ts'
import { briefOf, type Entry } from './catalogue/entry.ts'
import { HANDMADE } from './catalogue/handmade/index.ts'
import { ENTRIES } from './catalogue/index.ts'
import { KINDS } from './catalogue/kinds/index.ts'
import { keepAdmission, keepProof, sheetOf, sheetSeed } from './catalogue/kit/prove.ts'
import { type Proved, proved, tune } from './catalogue/kit/tune.ts'

const FOLDER = join(import.meta.dirname, '../src/domains/games/catalogue/seed')

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const isWanted = ({ slug }: { slug: string }): boolean => wanted.length === 0 || wanted.includes(slug)

if (process.argv.includes('--sheets')) await proveAll()
else if (process.argv.includes('--admission')) await admitAll()
else await designAll()

async function designAll(): Promise<void> {
  for (const entry of ENTRIES.filter(isWanted)) {
    const result = design(briefOf(entry), `house/${entry.slug}/${entry.roll ?? 0}`)
    if (!result.ok) throw new Error(`${entry.slug}: ${result.target}: ${result.reason}`)
    await save(entry, { ...result, seed: sheetSeed(entry.slug) })
  }
  for (const { definition, ...face } of HANDMADE.filter(isWanted)) {
    const seed = sheetSeed(face.slug)
    await save(face, { definition, sheet: sheetOf(definition, seed), seed })
  }
  for (const made of KINDS.filter(isWanted)) await save(made, proved(made, tune(made)))
}

async function proveAll(): Promise<void> {
  const rounds = new Map(KINDS.map((made) => [made.slug, made.rounds?.proved]))
  for (const { slug, definition } of (await readSeeds(FOLDER)).filter(isWanted)) {
    const seed = (await readProof(FOLDER, slug))?.simulation?.seed ?? sheetSeed(slug)
    const sheet = sheetOf(definition, seed, rounds.get(slug))
    await keepProof(FOLDER, slug, { definition, sheet, seed })
    process.stdout.write(`${row(definition, sheet)}\n`)
  }
}

async function admitAll(): Promise<void> {
  for (const { slug, definition } of (await readSeeds(FOLDER)).filter(isWanted)) {
    const { method, modes } = await keepAdmission(FOLDER, slug, definition)
    const share = (value: number): string => `${(value * 100).toFixed(3)} %`
    const returns = modes.map((one) =>
      one.proved ? `${one.mode} ${share(one.rtp.low)} to ${share(one.rtp.high)}` : `${one.mode} ${one.reason}`,
    )
    process.stdout.write(`${slug.padEnd(22)} ${method.padEnd(8)} ${returns.join(', ')}\n`)
  }
}

type Face = Pick<Entry, 'slug' | 'name' | 'description' | 'theme' | 'category' | 'featured' | 'palette'>

async function save(face: Face, proof: Proved): Promise<void> {
  const { definition, sheet } = proof
  const { slug, name, description, theme, category, featured = false, palette } = face
  const seed = { slug, name, description, theme, category, featured, palette, definition }
  await writeFile(join(FOLDER, `${slug}.json`), `${JSON.stringify(seed, null, 2)}\n`)
  await keepProof(FOLDER, slug, proof)
  process.stdout.write(`${row(definition, sheet)}\n`)
}

function row({ id, reelSets, wins, maxWin }: Definition, sheet: ParSheet): string {
  const rows = reelSets.base?.map((reel) => (typeof reel.rows === 'number' ? reel.rows : 'n')).join('')
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

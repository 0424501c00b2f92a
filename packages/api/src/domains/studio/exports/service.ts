import type { Language } from '@spilvaerk/messages'
import { type ExportFormat, type ExportInput, type ExportResult, type GameArt, uploadPath } from '@spilvaerk/schemas'
import type { Game } from '@spilvaerk/slot-engine'
import type { TableKindName } from '@spilvaerk/table-games'
import type { Calculations } from '../../../platform/calculations/calculations.ts'
import { ASSETS } from '../../../platform/config/assets.ts'
import { type CalculationCode, granted, type Outcome, refused } from '../../../platform/refusals/refusals.ts'
import type { Catalogue, Viewer } from '../../games/catalogue/service.ts'
import type { RightCode } from '../api-keys/refusals.ts'
import type { Asking, Right } from '../api-keys/right.ts'
import type { Art } from '../art/service.ts'
import { slugOf } from '../studio/slug.ts'
import { androidFiles } from './android.ts'
import { apiFiles } from './api-files.ts'
import { zip } from './archive.ts'
import type { SlotSource, TableSource } from './export-source.ts'
import { exportedSlotOf, exportedTableOf } from './exported-game.ts'
import { fileNameOf } from './file-names.ts'
import { iosFiles } from './ios.ts'
import { lightPageOf } from './page.ts'
import { createPlayerFiles } from './player.ts'
import { reactFiles } from './react.ts'
import type { createTaken } from './taken.ts'
import { createUnitySources } from './unity/sources.ts'
import { unityTableFiles } from './unity/table.ts'
import { unityFiles } from './unity/unity.ts'

export { type Asking, createRight, type Right } from '../api-keys/right.ts'

export interface Exports {
  /** A game as something that runs elsewhere: for the same game, currency and language the same bytes. */
  make(
    input: ExportInput,
    who: Asking,
    language?: Language,
  ): Promise<Outcome<ExportResult, RightCode | CalculationCode | 'playerNotBuilt'>>
}

export interface ExportsNeeds {
  readonly catalogue: Pick<Catalogue, 'game' | 'table' | 'sheet' | 'told'>
  readonly right: Right
  /** Pictures and sounds of makers. */
  readonly files: Pick<Art, 'file'>
  /** Told of what is taken away; by default nobody is. */
  readonly taken?: ReturnType<typeof createTaken>
  /** Records rounds for Unity; by default on the thread that asks. */
  readonly record?: Calculations['record']
  /** The folder of the built web. */
  readonly web: string
  /** Where people reach the site. */
  readonly site: () => string
}

export function createExports(needs: ExportsNeeds): Exports {
  const { catalogue, right, files: given, record, web, site, taken } = needs
  const files = createPlayerFiles(web)
  const unity = createUnitySources(ASSETS.unity)

  const makeSource = async (
    { id, currency }: ExportInput,
    viewer: Viewer,
    language: Language,
  ): Promise<Outcome<Made, CalculationCode | 'gameNotFound' | 'playerNotBuilt'>> => {
    const [game, table, sheet, texts] = await Promise.all([
      catalogue.game(id, viewer, language),
      catalogue.table(id, viewer),
      catalogue.sheet(id, viewer),
      catalogue.told(id, viewer),
    ])
    if (!game.ok) return game
    if (!table.ok) return table
    if (!sheet.ok) return sheet
    if (!texts.ok) return texts
    const { told } = texts.value
    const spotsIn = async (of: Language) => {
      const page = await catalogue.game(id, viewer, of)
      return page.ok && page.value.kind !== 'slot' ? page.value.spots : []
    }
    const common = { id, slug: fileNameOf(slugOf(game.value.name)), site: site(), language }
    const own = await dataUrlsOf(game.value.art ?? [], given)
    if (game.value.kind !== 'slot') {
      const player = await files.player('table')
      if (!player) return refused({ code: 'playerNotBuilt' })
      const art = await files.art(TABLE_EMOJI[game.value.kind] ?? [])
      const exported = exportedTableOf({
        ...{ game: game.value, art, currency, files: own, told },
        spots: { da: await spotsIn('da'), en: await spotsIn('en') },
      })
      const page = lightPageOf(exported, player, language)
      return granted({ kind: 'table', source: { ...common, game: exported, page, engine: player.engine } })
    }
    if (table.value.kind !== 'slot' || sheet.value.kind !== 'slot') throw new Error('a slot with the parts of a table')
    const player = await files.player('slot')
    if (!player) return refused({ code: 'playerNotBuilt' })
    const art = await files.art(game.value.symbols.map(({ emoji }) => emoji))
    const { definition, game: compiled } = table.value
    const exported = exportedSlotOf({
      game: game.value,
      definition,
      sheet: sheet.value.sheet,
      art,
      currency,
      ...{ files: own, told },
    })
    const page = lightPageOf(exported, player, language)
    const source = { ...common, game: exported, page, engine: player.engine }
    return granted({ kind: 'slot', source, compiled })
  }

  const packUnity = async (made: Made): Promise<Outcome<ExportResult, CalculationCode>> => {
    const name = `${made.source.slug}-unity`
    if (made.kind === 'table') return granted(archive(name, zip(name, await unityTableFiles(made.source, unity))))
    const { source, compiled } = made
    const rounds = await record?.(compiled.definition, source.game.definitionHash)
    if (rounds && !rounds.ok) return rounds
    return granted(archive(name, zip(name, await unityFiles(source, compiled, unity, rounds?.value))))
  }

  return {
    make: async (input, who, language = 'en') => {
      const may = await right(who, input.id)
      if (!may.ok) return may
      const made = await makeSource(input, may.value, language)
      if (!made.ok) return made
      const packed = input.format === 'unity' ? await packUnity(made.value) : granted(pack(input.format, made.value))
      if (packed.ok) await taken?.(input.id, who.viewer, input.format)
      return packed
    },
  }
}

const MEDIA = { webp: 'image/webp' } as const

/** The files of a game within the page that shows it, by address. */
async function dataUrlsOf(art: GameArt, given: ExportsNeeds['files']): Promise<Record<string, string>> {
  const names = [...new Set(art.flatMap(({ file }) => file ?? []))].sort()
  const found = await Promise.all(
    names.map(async (name) => {
      const file = await given.file(name.slice(0, name.indexOf('.')))
      return file
        ? [[uploadPath(name), `data:${MEDIA[file.type]};base64,${file.bytes.toString('base64')}`] as const]
        : []
    }),
  )
  return Object.fromEntries(found.flat())
}

/** What the felts of the page draw as emoji. */
const TABLE_EMOJI: Partial<Record<TableKindName, readonly string[]>> = {
  scratchCard: ['🍀', '🍒', '🔔', '⭐', '👑', '💎', '7️⃣'],
}

type Made =
  | { readonly kind: 'slot'; readonly source: SlotSource; readonly compiled: Game }
  | { readonly kind: 'table'; readonly source: TableSource }

function pack(format: Exclude<ExportFormat, 'unity'>, made: Made): ExportResult {
  const { source } = made
  const name = `${source.slug}-${format}`
  switch (format) {
    case 'html5':
      return { content: source.page, encoding: 'utf-8', contentType: 'text/html', filename: `${source.slug}.html` }
    case 'react':
      return archive(name, zip(name, reactFiles(source)))
    case 'android':
      return archive(name, zip(name, androidFiles(source)))
    case 'ios':
      return archive(name, zip(`${name}.swiftpm`, iosFiles(source)))
    case 'api':
      return archive(name, zip(name, apiFiles(source)))
  }
}

const archive = (name: string, bytes: Uint8Array): ExportResult => ({
  content: Buffer.from(bytes).toString('base64'),
  encoding: 'base64',
  contentType: 'application/zip',
  filename: `${name}.zip`,
})

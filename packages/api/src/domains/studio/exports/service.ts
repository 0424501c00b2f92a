import type { Language } from '@spilvaerk/messages'
import type { ExportFormat, ExportInput, ExportResult } from '@spilvaerk/schemas'
import type { Game } from '@spilvaerk/slot-engine'
import type { Calculations } from '../../../platform/calculations/calculations.ts'
import { ASSETS } from '../../../platform/config/assets.ts'
import { type CalculationCode, granted, type Outcome, refused } from '../../../platform/refusals/refusals.ts'
import type { Catalogue } from '../../games/catalogue/service.ts'
import type { RightCode } from '../api-keys/refusals.ts'
import type { Asking, Right } from '../api-keys/right.ts'
import { slugOf } from '../studio/slug.ts'
import { androidFiles } from './android.ts'
import { apiFiles } from './api-files.ts'
import { zip } from './archive.ts'
import type { ExportSource } from './export-source.ts'
import { exportedGameOf } from './exported-game.ts'
import { fileNameOf } from './file-names.ts'
import { iosFiles } from './ios.ts'
import { lightPageOf } from './page.ts'
import { createPlayerFiles } from './player.ts'
import { reactFiles } from './react.ts'
import { createUnitySources } from './unity/sources.ts'
import { unityFiles } from './unity/unity.ts'

export { type Asking, createRight, type Right } from '../api-keys/right.ts'

export interface Exports {
  /** A game as something that runs elsewhere: for the same game, currency and language the same bytes. */
  make(
    input: ExportInput,
    who: Asking,
    language?: Language,
  ): Promise<Outcome<ExportResult, RightCode | CalculationCode | 'exportNotOffered' | 'playerNotBuilt'>>
}

export interface ExportsNeeds {
  readonly catalogue: Pick<Catalogue, 'game' | 'table' | 'sheet'>
  readonly right: Right
  /** Records rounds for Unity; by default on the thread that asks. */
  readonly record?: Calculations['record']
  /** The folder of the built web. */
  readonly web: string
  /** Where people reach the site. */
  readonly site: () => string
}

export function createExports({ catalogue, right, record, web, site }: ExportsNeeds): Exports {
  const files = createPlayerFiles(web)
  const unity = createUnitySources(ASSETS.unity)

  const makeSource = async (
    { id, currency }: ExportInput,
    { viewer }: Asking,
    language: Language,
  ): Promise<Outcome<Made, CalculationCode | 'exportNotOffered' | 'gameNotFound' | 'playerNotBuilt'>> => {
    const [game, table, sheet] = await Promise.all([
      catalogue.game(id, viewer, language),
      catalogue.table(id, viewer),
      catalogue.sheet(id, viewer),
    ])
    if (!game.ok) return game
    if (!table.ok) return table
    if (!sheet.ok) return sheet
    if (game.value.kind !== 'slot' || table.value.kind !== 'slot' || sheet.value.kind !== 'slot')
      return refused({ code: 'exportNotOffered' })
    const player = await files.player()
    if (!player) return refused({ code: 'playerNotBuilt' })
    const art = await files.art(game.value.symbols.map(({ emoji }) => emoji))
    const exported = exportedGameOf({
      ...{ game: game.value, definition: table.value.definition, sheet: sheet.value.sheet, art, currency },
    })
    const page = lightPageOf(exported, player, language)
    const slug = fileNameOf(slugOf(game.value.name))
    const source = { id, slug, game: exported, page, engine: player.engine, site: site(), language }
    return granted({ source, table: table.value.game })
  }

  const packUnity = async ({ source, table }: Made): Promise<Outcome<ExportResult, CalculationCode>> => {
    const name = `${source.slug}-unity`
    const rounds = await record?.(table.definition, source.game.definitionHash)
    if (rounds && !rounds.ok) return rounds
    return granted(archive(name, zip(name, await unityFiles(source, table, unity, rounds?.value))))
  }

  return {
    make: async (input, who, language = 'en') => {
      const may = await right(who, input.id)
      if (!may.ok) return may
      const made = await makeSource(input, who, language)
      if (!made.ok) return made
      if (input.format !== 'unity') return granted(pack(input.format, made.value))
      return packUnity(made.value)
    },
  }
}

interface Made {
  readonly source: ExportSource
  readonly table: Game
}

function pack(format: Exclude<ExportFormat, 'unity'>, { source }: Made): ExportResult {
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

import { createHash } from 'node:crypto'
import type { Language } from '@spilvaerk/messages'
import type { Adjustment, ComplianceResult, GameConfig, GenerationStage, Making, StageNews } from '@spilvaerk/schemas'
import { BET_LEVELS, newGameConfig } from '@spilvaerk/schemas'
import type { Definition, ParSheet } from '@spilvaerk/slot-engine'
import type { TableDefinition, TableSheet } from '@spilvaerk/table-games'
import type { Calculations } from '../../../platform/calculations/calculations.ts'
import type { AnyDefinition, AnySheet } from '../../../platform/engines/definitions.ts'
import { figuresOf } from '../../../platform/engines/sheets.ts'
import { granted, type Outcome, refused } from '../../../platform/refusals/refusals.ts'
import { type StoredMaking, withComposed } from '../../games/catalogue/composed.ts'
import { identify } from '../../games/catalogue/definitions.ts'
import { because } from '../../games/catalogue/making.ts'
import type { Compliance } from '../../games/compliance/service.ts'
import type { Payer, Writer } from '../ai/writer.ts'
import { compose, type Idea } from '../composer/compose.ts'
import { askedName, givenName, isOthersName } from '../composer/names.ts'
import { plainName, plainText } from '../composer/plain-text.ts'
import type { TableWishes } from '../composer/tables/read-table.ts'
import { unreadClauses } from '../composer/unread.ts'
import { offer, offerOf } from '../studio/config.ts'
import { type MakingCode, promptRefusal } from '../studio/refusals.ts'
import { clauseOutcomes, tableOutcomes } from './clause-outcomes.ts'
import { describedFrom, describeGame } from './describe-game.ts'
import { fulfil } from './fulfil.ts'
import { planOf } from './plan.ts'
import type { GenerationRequest } from './request.ts'
import { isNearPrice, seenNotes, stagedNotes } from './seen-notes.ts'
import { asideNotes, marketNotes, settingNotes } from './setting-notes.ts'
import { autoSpinsFor, betLevelsFor, presentationFor } from './staging.ts'
import { tableAdjustments, tableBriefOf, unmetWords } from './table-brief.ts'
import { withLimits } from './table-limits.ts'
import { INSTRUCTIONS, ideaWritten, modelIdea } from './written-idea.ts'

interface MadeGame {
  readonly idea: Idea
  readonly description: string
  readonly definitionHash: string
  readonly config: GameConfig
  readonly making: StoredMaking
}

export interface MadeSlot extends MadeGame {
  readonly kind: 'slot'
  readonly definition: Definition
  readonly sheet: ParSheet
  readonly compliance: ComplianceResult
}

export interface MadeTable extends MadeGame {
  readonly kind: 'table'
  readonly definition: TableDefinition
  readonly sheet: TableSheet
  readonly compliance: ComplianceResult
}

/** A game that is designed, proved and checked, and not stored. */
export type Made = MadeSlot | MadeTable

export interface RunOptions {
  /** Whose budget a model’s words are booked on. */
  readonly payer: Payer
  /** In which its answer speaks of the game; by default Danish. */
  readonly language?: Language | undefined
  readonly signal?: AbortSignal | undefined
  readonly onStage?: ((news: StageNews) => void) | undefined
}

export interface PipelineParts {
  readonly calculations: Pick<Calculations, 'design' | 'designTable'>
  readonly compliance: Pick<Compliance, 'check'>
  readonly writer: Writer
}

const LONGEST_DESCRIPTION = 2000

interface WrittenIdea {
  readonly idea: Idea
  readonly description?: string
  readonly making: Omit<Making, 'adjustments' | 'requestedKind'>
}

async function makeTable(
  { calculations, compliance }: Pick<PipelineParts, 'calculations' | 'compliance'>,
  { idea, description, making }: WrittenIdea,
  table: TableWishes,
  request: GenerationRequest,
  { signal, onStage, language }: RunOptions,
): Promise<Outcome<MadeTable, MakingCode>> {
  onStage?.({ stage: 'designing', attempt: 1 })
  const brief = tableBriefOf(idea, table, request, seedOf(request))
  const designed = await calculations.designTable(brief, signal, (proved) =>
    onStage?.({ stage: 'designing', attempt: 1, proved }),
  )
  if (!designed.ok) return designed
  if (!designed.value.ok) throw new Error(`a brief was refused: ${JSON.stringify(designed.value.problems)}`)
  const { sheet, wishes } = designed.value
  const limited = withLimits(designed.value.definition, table.limits)
  const { told, ...text } = descriptionFor({ idea, description }, request, limited.definition, sheet)
  const definition = { ...limited.definition, ...text }
  const presentation = presentationFor(request.presentation, idea.wishes, idea.like)
  const config = offerOf(definition, {
    ...newGameConfig.parse({
      autoSpinOptions: autoSpinsFor(idea.wishes),
      animationSpeed: request.animationSpeed ?? idea.wishes.pace ?? 1,
    }),
    ...(presentation && { presentation, soundEnabled: presentation.volume > 0 }),
    ...(limited.coin !== undefined && { coin: limited.coin }),
  })
  if (!config.ok) return config
  onStage?.({ stage: 'checking' })
  const { definitionHash } = identify(definition)
  const { rtp, volatility } = figuresOf(sheet)
  const subject = {
    ...{ name: idea.name, theme: idea.theme, table: { definition, sheet }, definitionHash, config: config.value },
    ...{ declaredRtp: Math.round(rtp * 10_000) / 10_000, declaredVolatility: volatility },
  }
  const checked = compliance.check(subject, language)
  const adjustments = [
    ...themeNote(idea, request, making),
    ...tableAdjustments(wishes),
    ...limited.adjustments,
    ...marketNotes(idea.wishes, checked.markets),
    ...stagedNotes(idea.wishes, config.value),
    ...asideNotes(idea.wishes),
    ...unmetWords(table),
  ]
  onStage?.({ stage: 'done' })
  return granted({
    kind: 'table' as const,
    ...{ idea, definition, sheet, config: config.value, ...text },
    ...{ definitionHash, compliance: checked },
    making: told({
      ...making,
      ...{ adjustments, clauses: tableOutcomes(request.prompt, idea, adjustments) },
      requestedKind: table.asked ?? table.kind,
    }),
  })
}

/** What its maker says of it, or else the model, or else what is composed: that is remembered with how the game came to be. */
function descriptionFor(
  { idea, description }: Pick<WrittenIdea, 'idea'> & { readonly description: string | undefined },
  request: GenerationRequest,
  definition: AnyDefinition,
  sheet: AnySheet,
) {
  const written = plainText(request.description ?? '', LONGEST_DESCRIPTION) || description
  if (written) return { description: written, told: (making: Making): StoredMaking => making }
  const from = describedFrom(idea)
  const composed = describeGame(from, definition, sheet)
  return { description: composed, told: (making: Making): StoredMaking => withComposed(making, from, composed) }
}

/** Variations of a game that is to have a name are told apart by number. */
const numbered = (name: string, variation = 1): string => (variation > 1 ? `${name} ${variation}` : name)

/** The one way from a prompt to a game. */
export function createPipeline({ calculations, compliance, writer }: PipelineParts) {
  const ideaOf = async (request: GenerationRequest, { payer, signal, language }: RunOptions) => {
    const composed = compose(request.prompt, {
      roll: request.roll,
      ...(language && { otherwise: language }),
      ...(request.theme && { theme: request.theme }),
    })
    const question = { name: 'game_idea', instructions: INSTRUCTIONS, text: request.prompt, schema: modelIdea, signal }
    const written = ideaWritten(await writer.write(payer, question), composed)
    const asked = composed.wishes.table?.name ?? givenName(request.prompt)
    const given = asked && numbered(asked, request.variation)
    const name = titleOf(request.title, given ?? written.idea.name)
    // What a preset brings goes before what is composed or written.
    const own = {
      ...(request.symbols && { symbols: request.symbols }),
      ...(request.palette && { palette: request.palette }),
    }
    return { ...written, idea: { ...written.idea, ...own, name } }
  }

  return async (request: GenerationRequest, options: RunOptions): Promise<Outcome<Made, MakingCode>> => {
    const { signal, onStage, language } = options
    const enter = (stage: GenerationStage, attempt?: number) => onStage?.({ stage, attempt })
    enter('reading')
    const refusal = promptRefusal([request.title, request.prompt, request.description].filter(Boolean).join('. '))
    if (refusal) return refused(refusal)
    enter('writing')
    const { idea, description, making } = await ideaOf(request, options)
    if (signal?.aborted) return refused({ code: 'cancelled' })
    const { table } = idea.wishes
    if (table)
      return makeTable(
        { calculations, compliance },
        { idea, making, ...(description !== undefined && { description }) },
        table,
        request,
        options,
      )
    let attempt = 0
    const design: Parameters<typeof fulfil>[3] = (brief, seed) => {
      enter('designing', ++attempt)
      return calculations.design(brief, seed, signal)
    }
    const fulfilled = await fulfil(idea, planOf(idea, request), seedOf(request), design)
    if (!fulfilled.ok) return fulfilled
    const { sheet, plan } = fulfilled.value
    const { told, ...text } = descriptionFor({ idea, description }, request, fulfilled.value.definition, sheet)
    const definition = { ...fulfilled.value.definition, ...text }
    enter('checking')
    const config = configOf(request, idea, definition)
    if (!config.ok) return config
    const { definitionHash } = identify(definition)
    const subject = {
      ...{ name: idea.name, theme: idea.theme, definition, definitionHash, sheet, config: config.value },
      ...{ declaredRtp: Math.round(sheet.rtp * 10_000) / 10_000, declaredVolatility: sheet.volatilityClass },
    }
    const checked = compliance.check(subject, language)
    const adjustments = [
      ...themeNote(idea, request, making),
      ...plan.adjustments.filter((one) => !isNearPrice(one)),
      ...settingNotes(idea, { definition, config: config.value, markets: checked.markets }),
      ...wordNotes(idea, request),
    ]
    adjustments.push(
      ...untold(isDressed(request) ? [] : seenNotes(idea, { definition, sheet, config: config.value }), adjustments),
    )
    enter('done')
    return granted({
      kind: 'slot' as const,
      ...{ idea, definition, definitionHash, sheet, config: config.value, compliance: checked },
      ...text,
      making: told({
        ...making,
        ...{
          adjustments,
          clauses: clauseOutcomes(request.prompt, idea.language, adjustments, {
            definition,
            sheet,
            wishes: idea.wishes,
          }),
        },
        requestedKind: idea.wishes.requestedKind,
      }),
    })
  }
}

/** Whether its looks come with the order, whatever the words say. */
const isDressed = ({ symbols, palette, theme }: GenerationRequest): boolean =>
  [symbols, palette, theme].some((one) => one !== undefined)

/** Each thing is told once: why it is not so goes before that it is not. */
const untold = (seen: readonly Adjustment[], told: readonly Adjustment[]): Adjustment[] =>
  seen.filter(
    ({ field, wished }) =>
      !told.some((one) => one.field === field && (one.wished === wished || !['symbol', 'colours'].includes(field))),
  )

const SAID = 60

/** A theme that the composer knows nothing of is drawn, and that is said; a model writes symbols to any. */
function themeNote(
  { themeNamed, theme, isNeutral, wishes: { table } }: Idea,
  { prompt }: GenerationRequest,
  { source }: Pick<Making, 'source'>,
) {
  const whole = plainText(prompt, 2 * SAID)
  const start = plainText(prompt, SAID)
  const said = start === whole ? whole : `${start.replace(/\s\S*$/, '')} …`
  if (isNeutral && source === 'composer')
    return [{ field: 'theme', wished: theme, given: '◆', ...because('themeNeutral'), from: 'prompt' as const }]
  // Of a table each clause is told that was not understood; one that names no theme misses none.
  if (themeNamed || table || source !== 'composer' || whole === '') return []
  return [{ field: 'theme', wished: said, given: theme, ...because('themeDrawn'), from: 'prompt' as const }]
}

/** Names that are not to be given, and clauses of which nothing was understood. */
function wordNotes({ name, undrawn = [] }: Idea, { prompt }: GenerationRequest): Adjustment[] {
  const asked = askedName(prompt)
  const named =
    asked !== undefined && isOthersName(asked)
      ? [{ field: 'name', wished: asked, given: name, ...because('nameOfOthers'), from: 'prompt' as const }]
      : []
  const unread = unreadClauses(prompt).map((clause) => ({
    ...{ field: 'notUnderstood', wished: clause, given: false, ...because('notUnderstood'), from: 'prompt' as const },
  }))
  const drawn = undrawn.map((symbol) => ({
    ...{ field: 'symbol', wished: symbol, given: '◆', ...because('symbolUndrawn'), from: 'prompt' as const },
  }))
  return [...named, ...drawn, ...unread]
}

/** Equal requests give equal games: everything that is asked for is part of the seed. */
const seedOf = (request: GenerationRequest): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('hex')

const titleOf = (title: string | undefined, composed: string): string => {
  const name = plainName(title ?? '', composed)
  return isOthersName(name) ? composed : name
}

function configOf(
  { presentation: wished, animationSpeed }: GenerationRequest,
  { wishes, like }: Idea,
  definition: Definition,
) {
  const presentation = presentationFor(wished, wishes, like)
  const betLevels = wishes.bets ? betLevelsFor(wishes.bets, definition.betCoins) : [...BET_LEVELS]
  const asked = newGameConfig.parse({
    ...{ betLevels, autoSpinOptions: autoSpinsFor(wishes), animationSpeed: animationSpeed ?? wishes.pace ?? 1 },
    soundEnabled: presentation ? presentation.volume > 0 : true,
    ...(presentation && { presentation }),
  })
  return offer(asked, definition.betCoins)
}

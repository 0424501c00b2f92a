import { randomUUID } from 'node:crypto'
import { type Language, translator } from '@spilvaerk/messages'
import { answers } from '@spilvaerk/messages/answers'
import type {
  CompleteGame,
  Game,
  GenerateAdvancedInput,
  GenerateCompleteInput,
  GeneratedGame,
  GenerateInput,
  GenerateV2Input,
  GenerateVariationsInput,
  NewGame,
  Sketch,
  StageNews,
  Variations,
  Writer as WriterResult,
} from '@spilvaerk/schemas'
import { granted, type Outcome, refused } from '../../../platform/refusals/refusals.ts'
import type { Runs } from '../../../platform/runs/service.ts'
import type { Storage, Writer as Transaction } from '../../../platform/storage/storage.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import { createBoundedCache } from '../../../platform/work/bounded-cache.ts'
import { type StoredMaking, toldOf } from '../../games/catalogue/composed.ts'
import { makingIn } from '../../games/catalogue/making.ts'
import { memberOwner, type Owner } from '../../games/catalogue/owner.ts'
import type { Writer } from '../ai/writer.ts'
import { compose } from '../composer/compose.ts'
import type { Proved } from '../studio/prove.ts'
import type { MakingCode, WishCode } from '../studio/refusals.ts'
import type { Studio } from '../studio/service.ts'
import { createKeyed } from './keyed.ts'
import { createOnce } from './once.ts'
import { parsedHash } from './parsed-hash.ts'
import { createPipeline, type Made, type PipelineParts, type RunOptions } from './pipeline.ts'
import type { GenerationRequest } from './request.ts'
import {
  advancedPrompt,
  advancedRequest,
  completeRequest,
  type Insights,
  simpleRequest,
  v2Request,
  variationRequest,
} from './requests.ts'
import { createStore, forget, type StoredGeneration } from './store.ts'
import { generatedOf, newGameOf } from './view.ts'

/** Sheets that are remembered. */
const FRESH = 200

export interface Generation {
  /** What was designed for a member and is still kept, with the words that asked for it. */
  personalData(memberId: string): Promise<readonly object[]>
  forget(db: Transaction, memberId: string): Promise<unknown>
  readonly writer: (language?: Language) => WriterResult
  /** Designed and proved, and not stored. */
  generate(
    input: GenerateInput,
    owner: Owner,
    options: RunOptions,
  ): Promise<Outcome<GeneratedGame, MakingCode | 'requestReused'>>
  variations(
    input: GenerateVariationsInput,
    owner: Owner,
    options: RunOptions,
  ): Promise<Outcome<Variations, MakingCode | 'requestReused'>>
  /** Stored, too. */
  complete(
    input: GenerateCompleteInput,
    owner: Owner,
    options: RunOptions,
  ): Promise<Outcome<CompleteGame, MakingCode | 'requestReused'>>
  v2(
    input: GenerateV2Input,
    owner: Owner,
    options: RunOptions,
  ): Promise<Outcome<CompleteGame, MakingCode | 'requestReused'>>
  /** What the composer reads in a text, without a design. */
  readonly sketch: (input: { readonly name: string; readonly description: string }) => Sketch
  advanced(
    input: GenerateAdvancedInput,
    owner: Owner,
    options: RunOptions,
  ): Promise<Outcome<CompleteGame, MakingCode | 'requestReused'>>
  /** Any request, stored; for other callers than the studio. */
  keepOne(
    request: GenerationRequest,
    owner: Owner,
    options: RunOptions & { readonly key?: string | undefined },
  ): Promise<Outcome<CompleteGame, MakingCode | 'requestReused'>>
  /** What somebody made, with how it was generated where it was. */
  create(
    input: NewGame,
    owner: Owner,
    language?: Language,
    signal?: AbortSignal,
  ): Promise<Outcome<Game, MakingCode | WishCode | 'definitionInvalid' | 'requestReused'>>
}

export interface GenerationParts extends PipelineParts {
  readonly storage: Storage
  readonly studio: Studio
  readonly runs: Runs
  readonly clock: Clock
  readonly writer: Writer
  readonly insights: () => Promise<Insights>
}

export function createGeneration(parts: GenerationParts): Generation {
  const { storage, studio, clock, writer, insights, runs } = parts
  const run = createPipeline(parts)
  const store = createStore(storage)
  const once = createOnce(store, clock)
  const keyed = createKeyed(once, runs)

  /** The sheets of games that are shown and not yet kept: keeping one proves nothing anew. */
  const fresh = createBoundedCache<Proved>(FRESH)
  const shown = (made: Made, id: string, language?: Language): GeneratedGame => {
    fresh.set(made.definitionHash, { definition: made.definition, sheet: made.sheet })
    return generatedOf(made, id, language)
  }

  const generate: Generation['generate'] = (input, owner, options) =>
    keyed({ owner, key: input.key, request: { door: 'generate', ...input } }, options, async (told, id) => {
      const made = await run(simpleRequest(input), told)
      return made.ok ? granted({ answer: shown(made.value, id, options.language), made: made.value }) : made
    })

  const variations: Generation['variations'] = (input, owner, options) =>
    keyed({ owner, key: input.key, request: { door: 'variations', ...input } }, options, async (told) => {
      const games: { id: string; made: Made }[] = []
      for (let number = 1; number <= input.count; number++) {
        const onStage = (news: StageNews) => told.onStage?.({ ...news, game: { number, of: input.count } })
        const made = await run(variationRequest(input, number, input.roll + number), { ...told, onStage })
        if (!made.ok) return made
        games.push({ id: randomUUID(), made: made.value })
      }
      const shownOnes = games.map(({ id, made }) => shown(made, id, options.language))
      return granted({
        answer: { variations: shownOnes.map((game) => ({ ...game, title: game.name })) },
        others: games,
      })
    })

  const stored = (
    door: string,
    { request, key }: { readonly request: GenerationRequest; readonly key?: string | undefined },
    owner: Owner,
    options: RunOptions,
  ): Promise<Outcome<CompleteGame, MakingCode | 'requestReused'>> =>
    keyed({ owner, key, request: { door, ...request } }, options, async (told) => {
      const made = await run(request, told)
      if (!made.ok) return made
      if (told.signal?.aborted) return refused({ code: 'cancelled' })
      const { definition, sheet, making } = made.value
      const proved = { definition, sheet }
      const game = await studio.keep(newGameOf(made.value), proved, owner, making, options.language)
      return game.ok ? granted({ answer: completeOf(game.value, making, options.language), made: made.value }) : game
    })

  return {
    forget: (db, memberId) => forget(db, memberOwner(memberId)),
    personalData: async (memberId) => (await store.ofOwner(memberOwner(memberId))).filter(isDesign).map(designView),
    writer: (language = 'da') => ({ writtenBy: writer.writtenBy, label: labelOf(writer, language) }),
    ...{ generate, variations },
    complete: (input, owner, options) =>
      stored('complete', { request: completeRequest(input), key: input.key }, owner, options),
    v2: (input, owner, options) => stored('v2', { request: v2Request(input), key: input.key }, owner, options),
    sketch: (input) => {
      const { theme, palette, symbols } = compose(advancedPrompt(input))
      return { theme, palette, symbols: symbols.map(({ emoji, name }) => ({ emoji, name })) }
    },
    advanced: async (input, owner, options) =>
      stored('advanced', { request: advancedRequest(input, await insights()), key: input.key }, owner, options),
    keepOne: (request, owner, { key, ...options }) => stored('one', { request, key }, owner, options),
    create: (input, owner, language, signal) => {
      const { key, ...rest } = input
      return once(
        owner,
        key,
        { door: 'create', ...rest },
        async () => {
          const hash = input.generationId && input.definition ? parsedHash(input.definition) : undefined
          const making = hash && input.generationId ? await store.makingOf(input.generationId, hash) : null
          const proved = hash === undefined ? undefined : fresh.get(hash)
          const game = await (proved
            ? studio.keep(input, proved, owner, making, language)
            : runs.follow(
                { owner, key, kind: 'proof' },
                (_, signal) => studio.create(input, owner, making, language, signal),
                signal,
              ))
          return game.ok ? granted({ answer: game.value }) : game
        },
        { signal },
      )
    },
  }
}

/** A game that somebody wrote by hand leaves a row that says nothing. */
const isDesign = ({ making, answer }: StoredGeneration): boolean => making !== null || answer !== ''

/** Only an answer that a key stands for is kept. */
const designView = ({ id, createdAt, making, answer }: StoredGeneration) => ({
  ...{ id, designedAt: createdAt.toISOString(), making: making ? toldOf(JSON.parse(making)) : null },
  answer: answer === '' ? null : JSON.parse(answer),
})

const labelOf = ({ writtenBy }: Writer, language: Language): string =>
  writtenBy.kind === 'model' ? writtenBy.model : translator(answers, language)('composer')

const completeOf = (game: Game, making: StoredMaking, language: Language = 'da'): CompleteGame => ({
  game,
  making: makingIn(making, language),
  config: { meta: { title: game.name, requestedKind: making.requestedKind } },
  message: translator(answers, language)('gameReady', { game: game.name }),
})

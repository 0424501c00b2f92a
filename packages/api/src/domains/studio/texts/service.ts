import {
  type GameRole,
  type GameText,
  type GameTexts,
  type GameTextsInput,
  type SuggestedTexts,
  symbolAt,
  type TextLanguage,
  type TextRevision,
  type TextsState,
} from '@spilvaerk/schemas'
import { granted, type Outcome, refused } from '../../../platform/refusals/refusals.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import { memberOwner, type Owner } from '../../games/catalogue/owner.ts'
import type { OwnCode } from '../../games/catalogue/refusals.ts'
import type { Catalogue, Viewer } from '../../games/catalogue/service.ts'
import type { Payer, Writer } from '../ai/writer.ts'
import { unfitPassage } from './fit.ts'
import * as store from './store.ts'
import { askedOf, questionOf, usable } from './suggest.ts'

export { newestRevisions } from './store.ts'

/** So many changes of a game's texts can be undone. */
const MOST_REVISIONS = 200

type ChangeCode = OwnCode | 'textPlaceUnknown' | 'textUnfit'

/** What makers write of their games in several languages. It is beside a game's definition, and no part of it. */
export interface Texts {
  of(gameId: number, owner: Owner): Promise<Outcome<TextsState, OwnCode>>
  /** Places and languages that are not named stay: two who write at once lose nothing but the same text. */
  write(input: GameTextsInput, owner: Owner): Promise<Outcome<TextsState, ChangeCode>>
  /** What a language model would write where nothing is in a language: shown, and not kept. */
  suggest(
    input: { readonly id: number; readonly language: TextLanguage },
    owner: Owner,
    payer: Payer,
    signal?: AbortSignal,
  ): Promise<Outcome<SuggestedTexts, OwnCode | 'textModelFailed'>>
  personalData(memberId: string): Promise<readonly object[]>
}

interface TextsNeeds {
  readonly storage: Storage
  readonly clock: Clock
  readonly catalogue: Pick<Catalogue, 'permitted' | 'told' | 'texts'>
  readonly writer: Writer
}

export function createTexts({ storage: { read, tx }, clock, catalogue, writer }: TextsNeeds): Texts {
  const viewerOf = (owner: Owner): Viewer => ({ owners: [owner] })
  const { writtenBy } = writer
  const model = writtenBy.kind === 'model' ? writtenBy.model : null

  const own = async (gameId: number, owner: Owner, action: 'see' | 'look') => {
    const may = await catalogue.permitted(gameId, viewerOf(owner), action)
    if (!may.ok) return may
    const told = await catalogue.told(gameId, viewerOf(owner))
    return told.ok ? granted({ ...told.value, role: may.value.role }) : told
  }

  const of: Texts['of'] = async (gameId, owner) => {
    const game = await own(gameId, owner, 'see')
    if (!game.ok) return game
    const { original, symbols, told, role } = game.value
    const texts = (await catalogue.texts.of(read, gameId))?.texts ?? []
    const revisions = await store.revisionsOf(read, gameId)
    return granted({
      ...{ original, told: [...told], texts: [...texts], model },
      symbols: symbols.map(({ id, name, emoji }) => ({ id, name, emoji })),
      revisions: revisions.map(({ author, createdAt, revision, version, changes }) => ({
        ...{ revision, version, changes, createdAt: createdAt.toISOString(), by: authorOf(author, owner, role) },
      })),
    })
  }

  const write: Texts['write'] = async (input, owner) => {
    const { id, texts: wanted } = input
    const game = await own(id, owner, 'look')
    if (!game.ok) return game
    const ids = new Set(game.value.symbols.map((symbol) => symbol.id))
    const faulty = faultIn(wanted, (symbol) => ids.has(symbol))
    if (faulty) return refused(faulty)
    const done = await tx(async (db) => {
      const may = await catalogue.permitted(id, viewerOf(owner), 'look', db)
      if (!may.ok) return may
      const { version, texts: before } = (await catalogue.texts.of(db, id)) ?? { version: 1, texts: [] }
      const after = written(before, wanted)
      const changes = changesBetween(before, after, wanted)
      if (changes.length === 0) return may
      const revision = (await store.latestRevision(db, id)) + 1
      await catalogue.texts.set(db, id, after)
      await store.addRevision(db, { gameId: id, revision, version, changes, author: owner, createdAt: clock.now() })
      await store.dropRevisionsUpTo(db, id, revision - MOST_REVISIONS)
      return may
    })
    return done.ok ? of(id, owner) : done
  }

  const suggest: Texts['suggest'] = async ({ id, language }, owner, payer, signal) => {
    const game = await own(id, owner, 'look')
    if (!game.ok) return game
    const told = game.value.told.find((one) => one.language === language)
    const asked = told ? askedOf(told) : []
    if (model === null || asked.length === 0) return granted({ model, texts: [], leftOut: 0 })
    const answer = await writer.write(payer, questionOf(asked, language, signal))
    if (!('value' in answer)) return refused({ code: 'textModelFailed' })
    return granted({ model, ...usable(answer.value, asked, language) })
  }

  const personalData: Texts['personalData'] = async (memberId) =>
    (await store.writtenBy(read, memberOwner(memberId))).map(({ gameId, changes, createdAt }) => ({
      ...{ gameId, changes, writtenAt: createdAt.toISOString() },
    }))

  return { of, write, suggest, personalData }
}

function authorOf(author: string, reader: Owner, role: GameRole | null): TextRevision['by'] {
  if (author === reader) return 'you'
  return author.startsWith('guest:') && reader.startsWith('member:') && role === 'owner' ? 'youAsGuest' : 'member'
}

/** The first text that cannot be taken. */
function faultIn(wanted: GameTexts, hasSymbol: (id: string) => boolean) {
  for (const [at, { place, text }] of wanted.entries()) {
    const symbol = symbolAt(place)
    if (symbol !== undefined && !hasSymbol(symbol)) return { code: 'textPlaceUnknown', at, place } as const
    const passage = unfitPassage(text)
    if (passage !== undefined) return { code: 'textUnfit', at, passage } as const
  }
  return undefined
}

const keyOf = ({ language, place }: Pick<GameText, 'language' | 'place'>): string => `${language} ${place}`

/** The texts there were, with those that are wanted; an empty one is taken away. */
function written(before: GameTexts, wanted: GameTexts): GameTexts {
  const all = new Map(before.map((one) => [keyOf(one), one]))
  for (const { language, place, text } of wanted) all.set(keyOf({ language, place }), { language, place, text })
  return [...all.values()].filter(({ text }) => text !== '')
}

function changesBetween(before: GameTexts, after: GameTexts, wanted: GameTexts): TextRevision['changes'] {
  const [from, to] = [before, after].map((texts) => new Map(texts.map((one) => [keyOf(one), one.text])))
  const named = new Map(wanted.map((one) => [keyOf(one), one]))
  return [...named].flatMap(([key, { language, place }]) => {
    const change = { language, place, from: from?.get(key) ?? '', to: to?.get(key) ?? '' }
    return change.from === change.to ? [] : [change]
  })
}

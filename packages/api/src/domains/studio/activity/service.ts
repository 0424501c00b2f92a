import { type Language, translator } from '@spilvaerk/messages'
import { activity } from '@spilvaerk/messages/activity'
import {
  ACTIVITY_KINDS,
  type ActivityEvent,
  type ActivityFilter,
  type ActivityInput,
  type ActivityKind,
  type GameActivity,
} from '@spilvaerk/schemas'
import type { Audit } from '../../../platform/audit/service.ts'
import { cell, csvOf } from '../../../platform/csv/csv.ts'
import { granted, type Outcome } from '../../../platform/refusals/refusals.ts'
import type { Sealing } from '../../../platform/sealing/sealing.ts'
import type { Point } from '../../../platform/storage/newest.ts'
import type { Asker, Storage } from '../../../platform/storage/storage.ts'
import { danishTime } from '../../../platform/time/danish-day.ts'
import { subjectOf } from '../../games/catalogue/deeds.ts'
import { memberIn } from '../../games/catalogue/owner.ts'
import type { OwnCode } from '../../games/catalogue/refusals.ts'
import { type Catalogue, memberViewer, type SeenGame } from '../../games/catalogue/service.ts'
import { deedSource } from './deed-source.ts'
import type { Happening, Source } from './happening.ts'
import * as sources from './sources.ts'
import { tellingIn } from './telling.ts'

export interface ActivityNeeds {
  readonly storage: Pick<Storage, 'read'>
  readonly audit: Pick<Audit, 'newest' | 'actors'>
  readonly catalogue: Pick<Catalogue, 'permitted' | 'members' | 'newestVersions'>
  readonly sealing: Pick<Sealing, 'keyedHash'>
  /** By an account's number; nobody where it is deleted. */
  readonly personOf: (db: Asker, memberId: string) => Promise<{ readonly username: string } | undefined>
}

const PURPOSE = 'person of a game'
const KEY_LENGTH = 16
/** So many lines has a file at most, the newest ones. */
const MOST_LINES = 10_000
const READ_AT_ONCE = 500
const SEPARATOR = '-'

/** Where a page ended: in time, in the order of the records, and within the record. */
interface Mark extends Point {
  readonly source: number
}

/**
 * What happened to a game, by whom and when, read from the records that there are. Each is asked for its newest rows, and
 * those are laid together, so that nothing is kept twice.
 */
export function createActivity(needs: ActivityNeeds) {
  const { audit, catalogue, personOf } = needs
  const { read } = needs.storage
  const look = createLooking(needs)
  // Cursors name them by their place.
  const all: readonly Source[] = [
    deedSource(audit),
    ...[sources.versionSource(catalogue), sources.textSource(read), sources.submissionSource(read)],
    ...[sources.askedSource(read), sources.decidedSource(read), sources.paidSource(read), sources.refundedSource(read)],
    ...[sources.commentSource(read), sources.resolvedSource(read)],
  ]

  const newest = async (asked: Omit<Parameters<Source['newest']>[0], 'before'>, mark: Mark | undefined) => {
    const found = await Promise.all(
      all.map(async (one, place) => {
        const isAsked = one.kinds.some((kind) => asked.kinds.includes(kind))
        const rows = isAsked ? await one.newest({ ...asked, before: beforeIn(place, mark) }) : []
        return rows.map((row) => ({ ...row, place }))
      }),
    )
    return found.flat().sort(newestFirst).slice(0, asked.limit)
  }

  const namesOf = async (ids: Iterable<string>): Promise<ReadonlyMap<string, string>> =>
    new Map(
      await Promise.all([...new Set(ids)].map(async (id) => [id, (await personOf(read, id))?.username ?? ''] as const)),
    )

  const of = async (
    input: ActivityInput,
    memberId: string,
    language: Language,
  ): Promise<Outcome<GameActivity, OwnCode>> => {
    const looked = await look(input, memberId)
    if (!looked.ok) return looked
    const { game, people, asked } = looked.value
    const found = await newest({ ...asked, limit: input.limit + 1 }, markIn(input.cursor))
    const rows = found.slice(0, input.limit)
    const names = await namesOf([...people.values(), ...rows.flatMap(idsIn)])
    const last = rows.at(-1)
    return granted({
      ...{ name: game.name, role: game.role ?? 'viewer' },
      events: rows.map((row) => eventOf(row, names, memberId, language)),
      people: [...people]
        .map(([key, id]) => ({ key, name: names.get(id) ?? '', isYou: id === memberId }))
        .filter(({ name }) => name !== '')
        .sort((a, b) => a.name.localeCompare(b.name, language)),
      nextCursor: last && found.length > rows.length ? [last.at.getTime(), last.place, last.id].join(SEPARATOR) : null,
    })
  }

  const csv = async (
    filter: ActivityFilter,
    memberId: string,
    language: Language,
  ): Promise<Outcome<string, OwnCode>> => {
    const looked = await look(filter, memberId)
    if (!looked.ok) return looked
    const lines: Placed[] = []
    for (;;) {
      const last = lines.at(-1)
      const page = await newest(
        { ...looked.value.asked, limit: READ_AT_ONCE },
        last && { at: last.at, source: last.place, id: last.id },
      )
      lines.push(...page)
      if (page.length < READ_AT_ONCE || lines.length >= MOST_LINES) break
    }
    const names = await namesOf(lines.flatMap(idsIn))
    const events = lines.map((row) => eventOf(row, names, memberId, language))
    return granted(fileOf(events, language))
  }

  return { of, csv }
}

export type Activity = ReturnType<typeof createActivity>

/** What somebody may be told of a game's activity. */
function createLooking(needs: ActivityNeeds) {
  const { audit, catalogue } = needs
  const { read } = needs.storage

  /** Everybody who is or was a member: nobody becomes one without a line in the log. */
  const peopleOf = async (gameId: number, { owner }: Pick<SeenGame, 'owner'>): Promise<ReadonlyMap<string, string>> => {
    const actors = (await audit.actors(subjectOf(gameId))).map(memberIn)
    const members = (await catalogue.members.of(read, gameId)).map(({ memberId }) => memberId)
    const ids = [memberIn(owner), ...members, ...actors].filter((id) => id !== undefined)
    return new Map([...new Set(ids)].map((id) => [keyOf(needs, gameId, id), id]))
  }

  const look = async ({ id: gameId, kind, person }: ActivityFilter, memberId: string) => {
    const may = await catalogue.permitted(gameId, memberViewer(memberId), 'see')
    if (!may.ok) return may
    const people = await peopleOf(gameId, may.value)
    const by = person === undefined ? undefined : (people.get(person) ?? NOBODY)
    // Money is the owner's.
    const told: readonly ActivityKind[] =
      may.value.role === 'owner' ? ACTIVITY_KINDS : ACTIVITY_KINDS.filter((one) => one !== 'sales')
    const kinds = told.filter((one) => kind === undefined || one === kind)
    return granted({ game: may.value, people, asked: { gameId, kinds, memberId: by } })
  }
  return look
}

type Placed = Happening & { readonly place: number }

/** As no account is called. */
const NOBODY = ''

const idsIn = ({ memberId, about }: Happening): string[] => [memberId, about].filter((id) => id !== undefined)

const newestFirst = (a: Placed, b: Placed): number =>
  b.at.getTime() - a.at.getTime() || a.place - b.place || b.id - a.id

/** What a record still has to tell after a mark: of that very time, all that stands behind it. */
function beforeIn(place: number, mark: Mark | undefined): Point | undefined {
  if (!mark) return undefined
  const { at, id, source } = mark
  return { at, id: place === source ? id : place < source ? 0 : Number.MAX_SAFE_INTEGER }
}

function markIn(cursor: string | undefined): Mark | undefined {
  if (cursor === undefined) return undefined
  const [at = 0, source = 0, id = 0] = cursor.split(SEPARATOR).map(Number)
  return { at: new Date(at), source, id }
}

/** Names somebody within the game, as the number of an account is told to nobody else. */
const keyOf = ({ sealing }: ActivityNeeds, gameId: number, memberId: string): string =>
  sealing.keyedHash(PURPOSE, `${gameId} ${memberId}`).slice(0, KEY_LENGTH)

function eventOf(
  { at, id, place, kind, who, memberId, about, version, tell }: Placed,
  names: ReadonlyMap<string, string>,
  reader: string,
  language: Language,
): ActivityEvent {
  const telling = tellingIn(language)
  const deleted = translator(activity, language)('who.deleted')
  const nameOf = (of: string | undefined) => (of === undefined ? '' : (names.get(of) ?? ''))
  return {
    ...{ id: `${place}-${id}`, at: at.toISOString(), kind, who, name: nameOf(memberId) },
    ...{ isYou: memberId === reader, version: version ?? null },
    text: tell({ ...telling, about: nameOf(about) || deleted }),
  }
}

const COLUMNS = ['time', 'kind', 'who', 'what'] as const

function fileOf(events: readonly ActivityEvent[], language: Language): string {
  const t = translator(activity, language)
  const head = COLUMNS.map((column) => t(`columns.${column}`))
  const rows = events.map(({ at, kind, who, name, text }) => [
    danishTime(new Date(at)),
    t(`kinds.${kind}`),
    cell(who === 'member' ? name || t('who.deleted') : t(`who.${who}`), language),
    cell(text, language),
  ])
  return csvOf([head, ...rows], language)
}

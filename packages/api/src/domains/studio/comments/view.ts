import { type CommentsInput, type CommentThread, type GameComments, mayDo } from '@spilvaerk/schemas'
import type { SeenGame } from '../../games/catalogue/service.ts'
import { keptValue, placeIn } from './fields.ts'
import { labelOf } from './labels.ts'
import { mentionedIn } from './mentions.ts'
import { type CommentsNeeds, type Reader, subjectOf, teamOf } from './needs.ts'
import * as store from './store.ts'

/** Threads are resolved and reopened by whoever started them, and by all whose role is more than to look. */
export const maySettle = ({ startedBy }: store.StoredThread, memberId: string, { role }: SeenGame): boolean =>
  startedBy === memberId || mayDo(role, 'review')

export async function commentsOf(
  needs: CommentsNeeds,
  input: CommentsInput,
  reader: Reader,
  game: SeenGame,
): Promise<GameComments> {
  const { storage, keyOf } = needs
  const { read } = storage
  const { id: gameId, cursor, limit } = input
  const subject = await subjectOf(needs, read, gameId, game)
  const placed = (await store.threadsOf(read, gameId)).map((thread) => ({
    thread,
    field: placeIn(subject, thread.part, thread.anchor)?.field,
  }))
  const people = (await teamOf(needs, read, gameId, game)).map(({ username }) => username)
  const mine = input.who === 'mine' ? await ownThreads(needs, gameId, reader.id, people) : undefined
  const found = placed.filter(
    ({ thread, field }) =>
      isIn(input.state, thread, field) &&
      (input.part === undefined || thread.part === input.part) &&
      (input.field === undefined || field === input.field) &&
      (mine === undefined || mine.has(thread.id)),
  )
  const page = found.slice(cursor, cursor + limit).map(({ thread }) => thread)
  return {
    ...{ name: game.name, role: game.role ?? 'viewer', version: game.version },
    counts: {
      open: placed.filter(({ thread }) => thread.resolvedAt === null).length,
      unread: (await store.unreadOf(read, [gameId], reader.id)).get(gameId) ?? 0,
    },
    ...{ marks: marksOf(placed), people: people.toSorted((a, b) => keyOf(a).localeCompare(keyOf(b))) },
    threads: await threadsTold(needs, page, reader, gameId, game),
    total: found.length,
    nextCursor: cursor + limit < found.length ? cursor + limit : null,
  }
}

interface PlacedThread {
  readonly thread: store.StoredThread
  readonly field: string | undefined
}

function isIn(state: CommentsInput['state'], { resolvedAt }: store.StoredThread, field: string | undefined): boolean {
  switch (state) {
    case 'all':
      return true
    case 'gone':
      return field === undefined
    case 'open':
      return resolvedAt === null
    case 'resolved':
      return resolvedAt !== null
  }
}

function marksOf(placed: readonly PlacedThread[]): GameComments['marks'] {
  const marks = new Map<string, GameComments['marks'][number]>()
  for (const { thread, field } of placed) {
    if (field === undefined || thread.resolvedAt !== null) continue
    const key = `${thread.part} ${field}`
    marks.set(key, { part: thread.part, field, open: (marks.get(key)?.open ?? 0) + 1 })
  }
  return [...marks.values()]
}

/** Those in which somebody wrote or is mentioned. */
async function ownThreads(
  { storage: { read }, personOf, keyOf }: CommentsNeeds,
  gameId: number,
  memberId: string,
  people: readonly string[],
): Promise<ReadonlySet<number>> {
  const name = (await personOf(read, memberId))?.username ?? ''
  const all = await store.commentsIn(read, gameId)
  const own = all.filter(
    ({ author, text }) => author === memberId || (text !== null && mentionedIn(text, people, keyOf).includes(name)),
  )
  return new Set(own.map(({ threadId }) => threadId))
}

export async function threadsTold(
  needs: CommentsNeeds,
  threads: readonly store.StoredThread[],
  reader: Reader,
  gameId: number,
  game: SeenGame,
): Promise<CommentThread[]> {
  const { storage, personOf, keyOf } = needs
  const { read } = storage
  const subject = await subjectOf(needs, read, gameId, game)
  const all = await store.commentsOf(
    read,
    threads.map(({ id }) => id),
  )
  const upTo = await store.readUpTo(
    read,
    threads.map(({ id }) => id),
    reader.id,
  )
  const ids = new Set([...all.map(({ author }) => author), ...threads.flatMap(({ resolvedBy }) => resolvedBy ?? [])])
  const names = new Map(
    await Promise.all([...ids].map(async (id) => [id, (await personOf(read, id))?.username ?? ''] as const)),
  )
  const people = (await teamOf(needs, read, gameId, game)).map(({ username }) => username)
  const own = (await personOf(read, reader.id))?.username ?? ''
  const told = ({ id, threadId, author, at, editedAt, text }: store.StoredComment) => ({
    ...{ id, text, by: names.get(author) ?? '', isYou: author === reader.id, at: at.toISOString() },
    editedAt: editedAt?.toISOString() ?? null,
    mentionsYou: text !== null && mentionedIn(text, people, keyOf).includes(own),
    isUnread: id > (upTo.get(threadId) ?? 0) && author !== reader.id && text !== null,
    mayWithdraw: author === reader.id || mayDo(game.role, 'own'),
  })
  return threads.map((thread) => {
    const place = placeIn(subject, thread.part, thread.anchor)
    const now = place && keptValue(place.value)
    return {
      ...{ id: thread.id, part: thread.part, version: thread.version, field: place?.field ?? null },
      label: labelOf(thread.part, thread.anchor, reader.language, subject),
      ...{ valueThen: thread.value, valueNow: now?.value ?? null },
      isChanged: now !== undefined && now.valueHash !== thread.valueHash,
      resolvedBy: thread.resolvedBy && (names.get(thread.resolvedBy) ?? ''),
      resolvedAt: thread.resolvedAt?.toISOString() ?? null,
      maySettle: maySettle(thread, reader.id, game),
      comments: all.filter(({ threadId }) => threadId === thread.id).map(told),
    }
  })
}

import {
  type CommentCounts,
  type CommentData,
  type CommentRef,
  type CommentsInput,
  type CommentThread,
  type GameComments,
  MOST_COMMENTS,
  MOST_EVER,
  MOST_THREADS,
  mayDo,
  type StartThreadInput,
  type ThreadRef,
} from '@spilvaerk/schemas'
import { granted, type Outcome, type RefusalCode, refused } from '../../../platform/refusals/refusals.ts'
import type { Asker, Writer } from '../../../platform/storage/storage.ts'
import type { OwnCode } from '../../games/catalogue/refusals.ts'
import { memberViewer } from '../../games/catalogue/service.ts'
import { anchorIn, keptValue, placeIn } from './fields.ts'
import { labelOf } from './labels.ts'
import { createRate, type MayWrite, tell, type Written } from './limits.ts'
import { type CommentsNeeds, type Reader, subjectOf } from './needs.ts'
import * as store from './store.ts'
import { commentsOf, maySettle, threadsTold } from './view.ts'

export { newestComments, newestResolved } from './store.ts'

/** What members say of the fields of a game. Whatever is written is checked in the transaction that does it. */
export function createComments(needs: CommentsNeeds) {
  const { catalogue } = needs
  const { read } = needs.storage

  const of = async (input: CommentsInput, reader: Reader): Promise<Outcome<GameComments, OwnCode>> => {
    const may = await catalogue.permitted(input.id, memberViewer(reader.id), 'see')
    return may.ok ? granted(await commentsOf(needs, input, reader, may.value)) : may
  }

  const base = createBase(needs)
  const mayWrite = createRate(needs)
  return {
    of,
    ...createWriting(needs, base, mayWrite),
    ...createChanging(needs, base, mayWrite),
    ...createSettling(needs, base),
    ...createReading(needs, base),
    personalData: async (memberId: string): Promise<CommentData[]> =>
      (await store.ofMember(read, memberId)).map(({ comment, thread }) => ({
        ...{ gameId: comment.gameId, at: comment.at.toISOString(), text: comment.text },
        ...{ editedAt: comment.editedAt?.toISOString() ?? null, field: labelOf(thread.part, thread.anchor, 'da') },
      })),
    forget: store.forget,
  }
}

export type Comments = ReturnType<typeof createComments>

/** Threads as somebody finds them, and what is written as one transaction. */
function createBase(needs: CommentsNeeds) {
  const { catalogue, mail } = needs
  const { read, tx } = needs.storage

  const threadOf = async (ref: ThreadRef, reader: Reader): Promise<Outcome<CommentThread, ThreadCode>> => {
    const found = await permittedThread(read, ref, reader.id)
    if (!found.ok) return found
    const { game, thread } = found.value
    const [told] = await threadsTold(needs, [thread], reader, ref.id, game)
    return told ? granted(told) : refused({ code: 'threadNotFound' })
  }

  const permittedThread = async (db: Asker, { id, threadId }: ThreadRef, memberId: string) => {
    const may = await catalogue.permitted(id, memberViewer(memberId), 'see', db)
    if (!may.ok) return may
    const thread = await store.threadById(db, id, threadId)
    return thread ? granted({ game: may.value, thread }) : refused({ code: 'threadNotFound' })
  }

  /** Writes, and mails those whom the words mention. */
  const write = async <C extends RefusalCode>(
    gameId: number,
    reader: Reader,
    may: MayWrite,
    work: (db: Writer) => Promise<Outcome<Written, C>>,
  ): Promise<Outcome<CommentThread, C | ThreadCode>> => {
    const done = await tx(async (db): Promise<Outcome<number, C>> => {
      const written = await work(db)
      if (!written.ok) return written
      await tell(needs, db, gameId, reader.id, may, written.value)
      return granted(written.value.threadId)
    })
    if (!done.ok) return done
    mail.wake()
    return threadOf({ id: gameId, threadId: done.value }, reader)
  }

  return { permittedThread, threadOf, write }
}

type Base = ReturnType<typeof createBase>
type MayWriteOf = ReturnType<typeof createRate>

/** Starting threads, and answering. */
function createWriting(needs: CommentsNeeds, { permittedThread, write }: Base, mayWrite: MayWriteOf) {
  const { catalogue, clock } = needs

  const start = async ({ id: gameId, part, field, text }: StartThreadInput, reader: Reader) => {
    const rated = await mayWrite(gameId, reader.id, text)
    if (!rated.ok) return rated
    return write<StartingCode>(gameId, reader, rated.value, async (db) => {
      const may = await catalogue.permitted(gameId, memberViewer(reader.id), 'see', db)
      if (!may.ok) return may
      const subject = await subjectOf(needs, db, gameId, may.value)
      const anchor = anchorIn(subject, part, field)
      const place = anchor && placeIn(subject, part, anchor)
      if (!place) return refused({ code: 'commentFieldUnknown' })
      const threads = await store.threadsOf(db, gameId)
      const open = threads.filter(({ resolvedAt }) => resolvedAt === null).length
      if (open >= MOST_THREADS || threads.length >= MOST_EVER)
        return refused({ code: 'tooManyThreads', most: MOST_THREADS })
      const threadId = await store.addThread(db, {
        ...{ gameId, part, anchor, version: may.value.version, ...keptValue(place.value) },
        ...{ startedBy: reader.id, resolvedBy: null, resolvedAt: null },
      })
      await add(db, { threadId, gameId, isAnswer: false, text }, reader.id)
      return granted({ threadId, game: may.value, before: '', text })
    })
  }

  const add = (
    db: Writer,
    one: Pick<store.StoredComment, 'threadId' | 'gameId' | 'isAnswer' | 'text'>,
    author: string,
  ) => store.addComment(db, { ...one, author, at: clock.now(), editedAt: null })

  const answer = async ({ text, ...ref }: ThreadRef & { readonly text: string }, reader: Reader) => {
    const rated = await mayWrite(ref.id, reader.id, text)
    if (!rated.ok) return rated
    return write<AnsweringCode>(ref.id, reader, rated.value, async (db) => {
      const found = await permittedThread(db, ref, reader.id)
      if (!found.ok) return found
      const { thread, game } = found.value
      if (thread.resolvedAt) return refused({ code: 'threadResolved' })
      if ((await store.commentsOf(db, [thread.id])).length >= MOST_COMMENTS)
        return refused({ code: 'threadFull', most: MOST_COMMENTS })
      await add(db, { threadId: thread.id, gameId: ref.id, isAnswer: true, text }, reader.id)
      return granted({ threadId: thread.id, game, before: '', text })
    })
  }

  return { start, answer }
}

/** Changing one's own words, and taking them back. */
function createChanging({ clock }: CommentsNeeds, { permittedThread, write }: Base, mayWrite: MayWriteOf) {
  /** Other words, or none. */
  const change = (ref: CommentRef, reader: Reader, text: string | null, may: MayWrite) =>
    write<OwnCommentCode>(ref.id, reader, may, async (db) => {
      const found = await permittedThread(db, ref, reader.id)
      if (!found.ok) return found
      const own = await store.commentById(db, ref.threadId, ref.commentId)
      if (!own) return refused({ code: 'commentNotFound' })
      // The owner may take anything out of the game.
      const isTaken = text === null && mayDo(found.value.game.role, 'own')
      if (own.author !== reader.id && !isTaken) return refused({ code: 'commentNotYours' })
      if (own.text === null) return refused({ code: 'commentWithdrawn' })
      if (own.text !== text) await store.changeComment(db, own.id, { text, editedAt: clock.now() })
      return granted({ threadId: ref.threadId, game: found.value.game, before: own.text, text: text ?? '' })
    })

  const edit = async ({ text, ...ref }: CommentRef & { readonly text: string }, reader: Reader) => {
    const rated = await mayWrite(ref.id, reader.id, text)
    return rated.ok ? change(ref, reader, text, rated.value) : rated
  }

  const withdraw = (ref: CommentRef, reader: Reader) => change(ref, reader, null, NOBODY)

  return { edit, withdraw }
}

export const NO_COMMENTS: CommentCounts = { open: 0, unread: 0 }

/** Nothing that is withdrawn mentions anybody. */
const NOBODY: MayWrite = { addressees: new Set() }

type ThreadCode = OwnCode | 'threadNotFound'
type OwnCommentCode = ThreadCode | 'commentNotFound' | 'commentNotYours' | 'commentWithdrawn'
type StartingCode = OwnCode | 'commentFieldUnknown' | 'tooManyThreads'
type AnsweringCode = ThreadCode | 'threadFull' | 'threadResolved'

/** Threads are resolved and reopened by whoever started them, and by all whose role is more than to look. */
function createSettling({ clock, storage: { tx } }: CommentsNeeds, { permittedThread, threadOf }: Base) {
  const settle = async <C extends 'threadOpen' | 'threadResolved'>(
    ref: ThreadRef,
    reader: Reader,
    resolves: boolean,
    already: Outcome<never, C>,
  ): Promise<Outcome<CommentThread, C | ThreadCode>> => {
    const done = await tx(async (db): Promise<Outcome<void, C | ThreadCode>> => {
      const found = await permittedThread(db, ref, reader.id)
      if (!found.ok) return found
      const { game, thread } = found.value
      if (!maySettle(thread, reader.id, game)) return refused({ code: 'roleForbids' })
      if ((thread.resolvedAt !== null) === resolves) return already
      const [resolvedBy, resolvedAt] = resolves ? [reader.id, clock.now()] : [null, null]
      await store.changeThread(db, thread.id, { resolvedBy, resolvedAt })
      return granted(undefined)
    })
    return done.ok ? threadOf(ref, reader) : done
  }
  return {
    resolve: (ref: ThreadRef, reader: Reader) => settle(ref, reader, true, refused({ code: 'threadResolved' })),
    reopen: (ref: ThreadRef, reader: Reader) => settle(ref, reader, false, refused({ code: 'threadOpen' })),
  }
}

/** How far somebody has read. */
function createReading({ storage: { read, tx } }: CommentsNeeds, { permittedThread }: Base) {
  /** By game; nobody has read or written anything of those that are not named. */
  const countsOf = async (
    gameIds: readonly number[],
    memberId: string,
  ): Promise<ReadonlyMap<number, CommentCounts>> => {
    const [open, unread] = [await store.openOf(read, gameIds), await store.unreadOf(read, gameIds, memberId)]
    return new Map(gameIds.map((id) => [id, { open: open.get(id) ?? 0, unread: unread.get(id) ?? 0 }]))
  }
  const markRead = async (ref: ThreadRef, upTo: number, memberId: string) => {
    const done = await tx(async (db): Promise<Outcome<void, ThreadCode>> => {
      const found = await permittedThread(db, ref, memberId)
      if (!found.ok) return found
      const newest = (await store.commentsOf(db, [ref.threadId])).at(-1)?.id ?? 0
      const before = (await store.readUpTo(db, [ref.threadId], memberId)).get(ref.threadId) ?? 0
      // Nobody has read what is not written yet.
      const now = Math.min(upTo, newest)
      if (now > before) await store.setRead(db, ref.threadId, memberId, now)
      return granted(undefined)
    })
    return done.ok ? granted((await countsOf([ref.id], memberId)).get(ref.id) ?? NO_COMMENTS) : done
  }
  return { countsOf, markRead }
}

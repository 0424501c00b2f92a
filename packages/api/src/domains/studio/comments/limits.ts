import { granted, type Outcome, refused } from '../../../platform/refusals/refusals.ts'
import type { Writer } from '../../../platform/storage/storage.ts'
import type { OwnCode } from '../../games/catalogue/refusals.ts'
import { memberViewer, type SeenGame } from '../../games/catalogue/service.ts'
import { mentioned } from './letters.ts'
import { mentionedIn } from './mentions.ts'
import { type CommentsNeeds, teamOf } from './needs.ts'

const HOUR_S = 3600
/** So much somebody may write within an hour, and so many mails may come of it: to one member, and to all. */
const MOST_AN_HOUR = { comments: 120, toOne: 5, together: 30 } as const

export type WritingCode = OwnCode | 'tooManyAttempts'

/** Somebody may write: with the members who may be mailed for it. */
export interface MayWrite {
  readonly addressees: ReadonlySet<string>
}

/** What was written, of which those are told whom it mentions and did not mention before. */
export interface Written {
  readonly threadId: number
  readonly game: SeenGame
  readonly before: string
  readonly text: string
}

/** How much somebody writes, and how many mails come of it; of strangers nothing is counted. */
export function createRate(needs: CommentsNeeds) {
  const { storage, catalogue, keyOf, isShared } = needs
  const tries = storage.tries('comments', HOUR_S)
  const toOne = storage.tries('mentions of one', HOUR_S)
  const together = storage.tries('mentions', HOUR_S)

  /** Beyond so many mails they find it on the page only. */
  const addresseesOf = async (gameId: number, by: string, game: SeenGame, text: string): Promise<Set<string>> => {
    const found = new Set<string>()
    if (!text.includes('@') || isShared(by)) return found
    const team = (await teamOf(needs, storage.read, gameId, game)).filter(({ id }) => id !== by)
    const names = mentionedIn(
      text,
      team.map(({ username }) => username),
      keyOf,
    )
    for (const { id, username } of team) {
      if (!names.includes(username)) continue
      if ((await toOne.take(`${by} ${id}`, 1)).taken > MOST_AN_HOUR.toOne) continue
      if ((await together.take(by, 1)).taken <= MOST_AN_HOUR.together) found.add(id)
    }
    return found
  }

  return async (gameId: number, memberId: string, text: string): Promise<Outcome<MayWrite, WritingCode>> => {
    const may = await catalogue.permitted(gameId, memberViewer(memberId), 'see')
    if (!may.ok) return may
    const { taken, endsInMs } = await tries.take(memberId, 1)
    if (taken > MOST_AN_HOUR.comments)
      return refused({ code: 'tooManyAttempts', retryAfterS: Math.ceil(endsInMs / 1000) })
    return granted({ addressees: await addresseesOf(gameId, memberId, may.value, text) })
  }
}

/** Mails members whom a comment mentions. */
export async function tell(
  needs: CommentsNeeds,
  db: Writer,
  gameId: number,
  by: string,
  { addressees }: MayWrite,
  { game, before, text }: Written,
): Promise<void> {
  if (addressees.size === 0) return
  const { mail, keyOf, isFit, site } = needs
  const team = await teamOf(needs, db, gameId, game)
  const names = team.map(({ username }) => username)
  const known = mentionedIn(before, names, keyOf)
  const named = mentionedIn(text, names, keyOf).filter((name) => !known.includes(name))
  const writer = team.find(({ id }) => id === by)?.username ?? ''
  const about = isFit(game.name) && isFit(writer) ? { game: game.name, by: writer } : undefined
  for (const { id, username, email, firstName, language } of team) {
    if (!addressees.has(id) || !named.includes(username) || !email) continue
    const url = `${site()}/studio/games/${gameId}/comments`
    await mail.queue(db, email, mentioned(language, { name: firstName, about, url }))
  }
}

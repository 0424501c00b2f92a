import type { GameRole, GameTexts, Standing } from '@spilvaerk/schemas'
import { memberOwner } from './owner.ts'
import type { gameMembers, standings } from './tables.ts'

/** Who looks at a game. */
export interface Viewer {
  /** As whom the caller may have made it: `member:…`, `guest:…`. */
  readonly owners: readonly string[]
  /** The link that the caller brought. */
  readonly link?: string | undefined
  /** The version that the caller was given when a game was last bought or leased; none where there is no such right now. */
  readonly held?: (gameId: number) => Promise<string | undefined>
}

/** Somebody who has nothing and knows nothing. */
export const ANYBODY: Viewer = { owners: [] }

export const memberViewer = (memberId: string, held?: Viewer['held']): Viewer => ({
  owners: [`member:${memberId}`],
  ...(held && { held }),
})

/** Somebody who looks as a game's owner does. */
export const ownerViewer = (owner: string | null): Viewer => ({ owners: owner === null ? [] : [owner] })

export type StoredStanding = typeof standings.$inferSelect
export type StoredGameMember = typeof gameMembers.$inferSelect

interface Version {
  readonly definitionHash: string
  readonly version: number
}

/** The version of a game that somebody sees, and what it may be used for. */
export interface Seen extends Version {
  readonly standing: Standing
  /** What the viewer is in the game; null for everybody else. */
  readonly role: GameRole | null
  /** Whether the viewer sees it as those who make it do: in any role. */
  readonly isMaker: boolean
  /** Of a version that is or was played for money, what was written of the game when it was admitted. */
  readonly texts?: GameTexts | null
}

interface Subject extends Version {
  readonly id: number
  readonly owner: string | null
}

/** What somebody is in a game, by its owner and its members. */
async function roleIn(
  { owner }: Pick<Subject, 'owner'>,
  { owners }: Viewer,
  members: () => Promise<readonly StoredGameMember[]>,
): Promise<GameRole | null> {
  if (owner === null) return null
  if (owners.includes(owner)) return 'owner'
  // Only members of the casino are members of games.
  if (!owners.some((one) => one.startsWith('member:'))) return null
  return (await members()).find(({ memberId }) => owners.includes(memberOwner(memberId)))?.role ?? null
}

/**
 * What a holder keeps: the version that was given, whatever has become of it, or what was public last. What is suspended
 * may never have been public.
 */
const keptOf = (all: readonly StoredStanding[], held: string): StoredStanding | undefined => {
  const given = all.find(({ definitionHash }) => definitionHash === held)
  const last = all.toSorted((a, b) => b.changedAt.getTime() - a.changedAt.getTime())
  const lastOf = (one: Standing) => last.find(({ state }) => state === one)
  return given ?? lastOf('withdrawn') ?? lastOf('suspended') ?? lastOf('shared')
}

/**
 * The one place that decides who sees which version of a game. Its makers see the newest, whoever has its link the shared
 * one, and everybody the admitted one. Where none is admitted any more a buyer keeps what was, and everybody else sees
 * the one that is listed to be tried.
 */
export async function seenBy(
  game: Subject,
  all: readonly StoredStanding[],
  viewer: Viewer,
  members: () => Promise<readonly StoredGameMember[]>,
): Promise<Seen | undefined> {
  const role = await roleIn(game, viewer, members)
  const { link, held } = viewer
  if (role !== null) {
    const own = all.find(({ definitionHash }) => definitionHash === game.definitionHash)
    const { definitionHash, version } = game
    return { definitionHash, version, standing: own?.state ?? 'private', role, isMaker: true }
  }
  const shared = all.find(({ state, link: opens }) => state === 'shared' && link !== undefined && opens === link)
  const current = shared ?? all.find(({ state }) => state === 'admitted')
  if (current) return seen(current)
  const given = await held?.(game.id)
  const kept = given === undefined ? undefined : keptOf(all, given)
  if (kept) return seen(kept)
  const listed = all.find(({ state }) => state === 'listed')
  return listed && seen(listed)
}

/** What who has not made a game sees of a version: while it is tried its texts follow the maker, and players keep those that were admitted. */
export const seen = ({ definitionHash, version, state, texts }: StoredStanding): Seen => ({
  ...{ definitionHash, version, standing: state, role: null, isMaker: false },
  ...(state !== 'listed' && state !== 'shared' && { texts }),
})

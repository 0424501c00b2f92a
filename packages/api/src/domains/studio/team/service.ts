import { randomUUID } from 'node:crypto'
import type { Language } from '@spilvaerk/messages'
import {
  type GameTeam,
  INVITATION_DAYS,
  type InviteInput,
  type Joined,
  type MemberRole,
  MOST_INVITATIONS,
  MOST_MEMBERS,
  type ShownInvitation,
} from '@spilvaerk/schemas'
import type { Audit } from '../../../platform/audit/service.ts'
import type { Mail } from '../../../platform/mail/service.ts'
import { granted, type Outcome, refused } from '../../../platform/refusals/refusals.ts'
import type { Sealing } from '../../../platform/sealing/sealing.ts'
import type { Asker, Storage, Writer } from '../../../platform/storage/storage.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import { type Deed, type DeedFacts, recordDeed, subjectOf } from '../../games/catalogue/deeds.ts'
import { memberIn } from '../../games/catalogue/owner.ts'
import type { OwnCode } from '../../games/catalogue/refusals.ts'
import { type Catalogue, memberViewer, type SeenGame } from '../../games/catalogue/service.ts'
import { hashToken, newToken } from '../../people/accounts/tokens.ts'
import type { DecidesOn, Decision } from '../../people/staff/decides.ts'
import type { DecidingCode } from '../../people/staff/refusals.ts'
import { invited } from './letters.ts'
import * as store from './store.ts'

/** Somebody who has an account. */
export interface Person {
  readonly id: string
  readonly username: string
  readonly email: string | null
  readonly firstName: string
  readonly language: Language
}

export interface TeamNeeds {
  readonly storage: Storage
  readonly clock: Clock
  readonly audit: Pick<Audit, 'record'>
  readonly mail: Pick<Mail, 'queue' | 'wake'>
  readonly sealing: Sealing
  readonly catalogue: Pick<Catalogue, 'authored' | 'permitted' | 'members' | 'standings'>
  /** By the person's number, or by an address or a user name. */
  readonly personOf: (db: Asker, memberId: string) => Promise<Person | undefined>
  readonly personNamed: (db: Asker, name: string) => Promise<Person | undefined>
  /** As names and addresses are compared. */
  readonly keyOf: (text: string) => string
  /** Takes away what an owner keeps beside the game for himself. */
  readonly dropNotes: (db: Writer, gameId: number) => Promise<unknown>
  /** Whether everybody uses the account: it writes to nobody. */
  readonly isShared: (memberId: string) => boolean
  /** Whether a version of the game waits to be admitted. */
  readonly isSubmitted: (db: Asker, gameId: number) => Promise<boolean>
  /** What waits of a game is not decided any more. */
  readonly callOff: (db: Writer, of: { readonly gameId: number }) => Promise<void>
  readonly decidesOn: DecidesOn
  /** Whether the casino's mails may repeat what somebody has written: everybody can have one sent to anybody. */
  readonly isFit: (text: string) => boolean
  readonly site: () => string
}

const DAY_MS = 86_400_000
const DAY_S = 86_400
/** So many mails within a day, to one addressee and to all: what is withdrawn was sent all the same. */
const MOST_MAILS = { toOne: 5, together: 60 } as const
const PURPOSE = 'game invitation'
/** What everybody, or the casino, has to do with. */
const PUBLIC = new Set(['listed', 'admitted', 'suspended'])

type InviteCode =
  | OwnCode
  | 'alreadyInGame'
  | 'alreadyInvited'
  | 'demoAccountShared'
  | 'memberNameUnknown'
  | 'teamFull'
  | 'tooManyAttempts'
  | 'tooManyInvitations'

/** Who works on a game beside its owner. Whatever changes it is checked in the transaction that does it. */
export function createTeam(needs: TeamNeeds) {
  const { catalogue, personOf } = needs
  const { read, tx } = needs.storage

  const of = async (gameId: number, memberId: string): Promise<Outcome<GameTeam, OwnCode>> => {
    const may = await catalogue.permitted(gameId, memberViewer(memberId), 'see')
    return may.ok ? granted(await teamOf(needs, gameId, memberId, may.value)) : may
  }

  /** Does something that is the owner's alone, and writes down that it was done. */
  const asOwner = async <C extends TeamCode = never>(
    gameId: number,
    memberId: string,
    work: (db: Writer, game: SeenGame) => Promise<Outcome<Done, C>>,
  ): Promise<Outcome<GameTeam, OwnCode | C>> => {
    const done = await tx(async (db): Promise<Outcome<void, OwnCode | C>> => {
      const may = await catalogue.permitted(gameId, memberViewer(memberId), 'own', db)
      if (!may.ok) return may
      const worked = await work(db, may.value)
      if (!worked.ok) return worked
      await record(needs, db, gameId, memberId, worked.value)
      return granted(undefined)
    })
    return done.ok ? of(gameId, memberId) : done
  }

  const memberNumbered = async (db: Asker, gameId: number, number: number) =>
    (await catalogue.members.of(db, gameId)).find(({ id }) => id === number)

  const setRole = (gameId: number, number: number, role: MemberRole, by: string) =>
    asOwner<'gameMemberNotFound'>(gameId, by, async (db) => {
      const member = await memberNumbered(db, gameId, number)
      if (!member) return refused({ code: 'gameMemberNotFound' })
      await catalogue.members.setRole(db, number, role)
      return granted({ what: 'team.role', memberId: member.memberId, role, before: member.role })
    })

  const remove = (gameId: number, number: number, by: string) =>
    asOwner<'gameMemberNotFound'>(gameId, by, async (db) => {
      const member = await memberNumbered(db, gameId, number)
      if (!member) return refused({ code: 'gameMemberNotFound' })
      await catalogue.members.remove(db, gameId, member.memberId)
      return granted({ what: 'team.remove', memberId: member.memberId })
    })

  const offer = (gameId: number, number: number | null, by: string) =>
    asOwner<'gameMemberNotFound' | 'offeredWhilePublic'>(gameId, by, async (db) => {
      const member = number === null ? undefined : await memberNumbered(db, gameId, number)
      if (number !== null && !member) return refused({ code: 'gameMemberNotFound' })
      if (member && (await isPublic(needs, db, gameId))) return refused({ code: 'offeredWhilePublic' })
      await catalogue.members.offer(db, gameId, number)
      return granted(member ? { what: 'team.offer', memberId: member.memberId } : { what: 'team.offerBack' })
    })

  const withdraw = (gameId: number, invitationId: string, by: string) =>
    asOwner<'invitationNotFound'>(gameId, by, async (db) => {
      const taken = await store.takeInvitation(db, invitationId, gameId)
      return taken ? granted({ what: 'team.uninvite', role: taken.role }) : refused({ code: 'invitationNotFound' })
    })

  return {
    ...{ of, setRole, remove, offer, withdraw },
    ...createLeaving(needs, of),
    assign: createAssigning(needs),
    ...createInvitations(needs, asOwner),
    personalData: async (memberId: string) =>
      (await catalogue.members.ofMember(read, memberId)).map(({ gameId, role, since }) => ({
        ...{ gameId, role, since: since.toISOString() },
      })),
    forget: async (db: Writer, memberId: string): Promise<void> => {
      const person = await personOf(db, memberId)
      await catalogue.members.forget(db, memberId)
      // What somebody who has left offered is staff's to give.
      for (const id of await catalogue.authored.owned(db, memberId)) await catalogue.members.offer(db, id, null)
      await store.forget(db, memberId, person ? hashesOf(needs, person) : [])
    },
  }
}

export type Team = ReturnType<typeof createTeam>

type TeamCode = Exclude<InviteCode, OwnCode> | 'gameMemberNotFound' | 'invitationNotFound' | 'offeredWhilePublic'

type AsOwner = <C extends TeamCode = never>(
  gameId: number,
  memberId: string,
  work: (db: Writer, game: SeenGame) => Promise<Outcome<Done, C>>,
) => Promise<Outcome<GameTeam, OwnCode | C>>

/** How members leave a game, and become its owner. */
function createLeaving(
  needs: TeamNeeds,
  of: (gameId: number, memberId: string) => Promise<Outcome<GameTeam, OwnCode>>,
) {
  const { catalogue } = needs
  const { tx } = needs.storage

  /** A member leaves; the owner has to hand the game over first. */
  const leave = (gameId: number, memberId: string): Promise<Outcome<{ left: true }, OwnCode | 'ownerMayNotLeave'>> =>
    tx(async (db) => {
      const may = await catalogue.permitted(gameId, memberViewer(memberId), 'see', db)
      if (!may.ok) return may
      if (may.value.role === 'owner') return refused({ code: 'ownerMayNotLeave' })
      await catalogue.members.remove(db, gameId, memberId)
      await record(needs, db, gameId, memberId, { what: 'team.leave' })
      return granted({ left: true as const })
    })

  /** The member to whom the game is offered becomes its owner; who owned it stays as a viewer. */
  const takeOver = async (
    gameId: number,
    memberId: string,
  ): Promise<Outcome<GameTeam, OwnCode | 'nothingOffered' | 'offeredWhilePublic'>> => {
    const taken = await tx(async (db): Promise<Outcome<void, OwnCode | 'nothingOffered' | 'offeredWhilePublic'>> => {
      const may = await catalogue.permitted(gameId, memberViewer(memberId), 'see', db)
      if (!may.ok) return may
      const former = memberIn(may.value.owner)
      const all = await catalogue.members.of(db, gameId)
      const isOffered = all.some((one) => one.memberId === memberId && one.isOffered)
      if (!isOffered || former === undefined) return refused({ code: 'nothingOffered' })
      if (await isPublic(needs, db, gameId)) return refused({ code: 'offeredWhilePublic' })
      await handOver(needs, db, gameId, memberId)
      // Who has deleted the account in the meantime is nobody's colleague any more.
      if (await needs.personOf(db, former))
        await catalogue.members.add(db, { gameId, memberId: former, role: 'viewer', since: needs.clock.now() })
      await record(needs, db, gameId, memberId, { what: 'team.takeOver', memberId: former })
      return granted(undefined)
    })
    return taken.ok ? of(gameId, memberId) : taken
  }

  return { leave, takeOver }
}

/**
 * The game has another owner: whom the former one invited the new one has not, what that one noted is nobody else's, and
 * what that one submitted is not decided.
 */
async function handOver({ catalogue, dropNotes, callOff }: TeamNeeds, db: Writer, gameId: number, memberId: string) {
  await catalogue.members.handOver(db, gameId, memberId)
  await store.dropOfGame(db, gameId)
  await dropNotes(db, gameId)
  await callOff(db, { gameId })
}

/** Staff give a game whose owner has deleted the account to a member of it, named as the others see that member. */
const createAssigning = (needs: TeamNeeds) => {
  const { audit, catalogue, personOf, personNamed, decidesOn } = needs
  const { tx } = needs.storage
  return (
    gameId: number,
    to: string,
    { by, why }: Decision,
  ): Promise<Outcome<{ readonly name: string }, DecidingCode | 'gameMemberNotFound' | 'gameNotFound' | 'ownerThere'>> =>
    tx(async (db) => {
      const game = await catalogue.standings.game(db, gameId)
      const former = memberIn(game?.owner)
      const person = await personNamed(db, to)
      // Also where there is nothing to give: who is no staff learns nothing of games.
      const staff = await decidesOn(db, by, person?.id ?? '', 'games')
      if (!staff.ok) return staff
      if (!game) return refused({ code: 'gameNotFound' })
      if (former === undefined || (await personOf(db, former))) return refused({ code: 'ownerThere' })
      const members = await catalogue.members.of(db, gameId)
      if (!person || !members.some(({ memberId }) => memberId === person.id))
        return refused({ code: 'gameMemberNotFound' })
      await handOver(needs, db, gameId, person.id)
      const details = { memberId: person.id }
      const [action, subject] = ['team.assign', subjectOf(gameId)]
      await audit.record(db, { actor: staff.value.address, action, subject, why, details })
      return granted({ name: game.name })
    })
}

/** Invitations: each is for one account, by its address or user name, and is accepted once. */
function createInvitations(needs: TeamNeeds, asOwner: AsOwner) {
  const { clock, mail, sealing, catalogue, personNamed, personOf, site } = needs
  const { read, tx } = needs.storage
  const mayMail = createMailLimits(needs)

  const invite = async ({ id: gameId, to, role }: InviteInput, by: string): Promise<Outcome<GameTeam, InviteCode>> => {
    if (needs.isShared(by)) return refused({ code: 'demoAccountShared' })
    const may = await catalogue.permitted(gameId, memberViewer(by), 'own')
    if (!may.ok) return may
    const mailed = await mayMail(by, to)
    if (!mailed.ok) return mailed
    const token = newToken()
    const done = await asOwner<Exclude<InviteCode, OwnCode>>(gameId, by, async (db, game) => {
      const now = clock.now()
      await store.dropExpired(db, now)
      const person = await personNamed(db, to)
      if (!person && !to.includes('@')) return refused({ code: 'memberNameUnknown' })
      const invitation: store.StoredInvitation = {
        ...{ id: randomUUID(), gameId, role, invitedBy: by, createdAt: now, tokenHash: hashToken(token) },
        ...{ addressee: sealing.seal(PURPOSE, to), addresseeHash: hashOf(needs, to) },
        expiresAt: new Date(now.getTime() + INVITATION_DAYS * DAY_MS),
      }
      const fault = await refuseInvitation(needs, db, game, invitation, named(to, person, by))
      if (!fault.ok) return fault
      await store.addInvitation(db, invitation)
      const inviter = await personOf(db, by)
      const about = { game: game.name, by: inviter?.username ?? '' }
      const isNamed = needs.isFit(about.game) && needs.isFit(about.by)
      const letter = { name: person?.firstName ?? '', about: isNamed ? about : undefined, role }
      const url = `${site()}/studio/invitation?token=${token}`
      await mail.queue(
        db,
        person?.email ?? to,
        invited(person?.language ?? inviter?.language ?? 'da', { ...letter, url }),
      )
      return granted({ what: 'team.invite', role })
    })
    if (done.ok) mail.wake()
    return done
  }

  /** The invitation of a token, where it is for this account and lives. */
  const find = async (db: Asker, token: string, memberId: string) => {
    const found = await store.invitationWith(db, hashToken(token))
    if (!found || found.expiresAt.getTime() <= clock.now().getTime()) return refused({ code: 'invitationDead' })
    const person = await personOf(db, memberId)
    if (!person || !hashesOf(needs, person).includes(found.addresseeHash))
      return refused({ code: 'invitationOfAnother' })
    return granted(found)
  }

  const look = async (
    token: string,
    memberId: string,
  ): Promise<Outcome<ShownInvitation, 'invitationDead' | 'invitationOfAnother'>> => {
    const found = await find(read, token, memberId)
    if (!found.ok) return found
    const { gameId, role, expiresAt, invitedBy } = found.value
    const game = await catalogue.standings.game(read, gameId)
    const by = (await personOf(read, invitedBy))?.username ?? ''
    return granted({ gameId, game: game?.name ?? '', role, by, expiresAt: expiresAt.toISOString() })
  }

  const accept = (
    token: string,
    memberId: string,
  ): Promise<Outcome<Joined, 'alreadyInGame' | 'invitationDead' | 'invitationOfAnother' | 'teamFull'>> =>
    tx(async (db) => {
      const found = await find(db, token, memberId)
      if (!found.ok) return found
      const { id, gameId, role } = found.value
      const members = await catalogue.members.of(db, gameId)
      const owner = memberIn((await catalogue.standings.game(db, gameId))?.owner)
      if (owner === memberId || members.some((one) => one.memberId === memberId))
        return refused({ code: 'alreadyInGame' })
      if (members.length >= MOST_MEMBERS) return refused({ code: 'teamFull', most: MOST_MEMBERS })
      if (!(await store.takeInvitation(db, id, gameId))) return refused({ code: 'invitationDead' })
      await catalogue.members.add(db, { gameId, memberId, role, since: clock.now() })
      await record(needs, db, gameId, memberId, { what: 'team.join', role })
      return granted({ gameId, role })
    })

  return { invite, look, accept }
}

/** How many invitations somebody may have mailed. */
function createMailLimits(needs: TeamNeeds) {
  const toOne = needs.storage.tries('invitations to one', DAY_S)
  const together = needs.storage.tries('invitations', DAY_S)
  return async (by: string, to: string): Promise<Outcome<void, 'tooManyAttempts'>> => {
    for (const [tries, key, most] of [
      [toOne, `${by} ${hashOf(needs, to)}`, MOST_MAILS.toOne],
      [together, by, MOST_MAILS.together],
    ] as const) {
      const { taken, endsInMs } = await tries.take(key, 1)
      if (taken > most) return refused({ code: 'tooManyAttempts', retryAfterS: Math.ceil(endsInMs / 1000) })
    }
    return granted(undefined)
  }
}

const hashOf = ({ sealing, keyOf }: TeamNeeds, name: string): string => sealing.keyedHash(PURPOSE, keyOf(name.trim()))

/** By what invitations to somebody are known. */
const hashesOf = (needs: TeamNeeds, { username, email }: Person): string[] =>
  [username, email].flatMap((name) => (name ? [hashOf(needs, name)] : []))

/** Who is meant, as far as that may be told: whose an address is nobody hears but its owner. */
const named = (to: string, person: Person | undefined, by: string): Person | undefined =>
  to.includes('@') && person?.id !== by ? undefined : person

async function refuseInvitation(
  needs: TeamNeeds,
  db: Asker,
  { owner }: SeenGame,
  { gameId, addresseeHash, invitedBy }: store.StoredInvitation,
  person: Person | undefined,
): Promise<Outcome<void, Exclude<InviteCode, OwnCode>>> {
  const members = await needs.catalogue.members.of(db, gameId)
  if (person && (memberIn(owner) === person.id || members.some(({ memberId }) => memberId === person.id)))
    return refused({ code: 'alreadyInGame' })
  const open = await store.openOf(db, gameId, needs.clock.now())
  if (open.some((one) => one.addresseeHash === addresseeHash)) return refused({ code: 'alreadyInvited' })
  if (members.length + open.length >= MOST_MEMBERS) return refused({ code: 'teamFull', most: MOST_MEMBERS })
  // Whoever withdraws invitations to send others meets the limit of requests.
  if ((await store.countBy(db, invitedBy)) >= MOST_INVITATIONS)
    return refused({ code: 'tooManyInvitations', most: MOST_INVITATIONS })
  return granted(undefined)
}

/** Whether players, buyers or the casino have to do with a game. */
async function isPublic({ catalogue, isSubmitted }: TeamNeeds, db: Asker, gameId: number): Promise<boolean> {
  const all = await catalogue.standings.of(db, gameId)
  return all.some(({ state }) => PUBLIC.has(state)) || (await isSubmitted(db, gameId))
}

/** What was done to a team. */
interface Done extends DeedFacts {
  readonly what: Deed
}

const record = ({ audit }: TeamNeeds, db: Writer, gameId: number, by: string, { what, ...facts }: Done) =>
  recordDeed(audit, db, gameId, by, what, facts)

async function teamOf(
  { storage: { read }, clock, sealing, catalogue, personOf }: TeamNeeds,
  gameId: number,
  memberId: string,
  { name, role, owner }: SeenGame,
): Promise<GameTeam> {
  const nameOf = async (id: string | undefined) => (id ? ((await personOf(read, id))?.username ?? '') : '')
  const ownerId = memberIn(owner)
  const first = { number: null, name: await nameOf(ownerId), role: 'owner' as const, since: null, isOffered: false }
  const members = await Promise.all(
    (await catalogue.members.of(read, gameId)).map(async (one) => ({
      ...{ number: one.id, name: await nameOf(one.memberId), role: one.role, isYou: one.memberId === memberId },
      ...{ since: one.since.toISOString(), isOffered: one.isOffered },
    })),
  )
  const open = role === 'owner' ? await store.openOf(read, gameId, clock.now()) : []
  return {
    ...{ name, role: role ?? 'viewer', members: [{ ...first, isYou: ownerId === memberId }, ...members] },
    invitations: open.map((one) => ({
      ...{ id: one.id, to: sealing.open(PURPOSE, one.addressee), role: one.role },
      expiresAt: one.expiresAt.toISOString(),
    })),
  }
}

import type { Language } from '@spilvaerk/messages'
import type { Mail } from '../../../platform/mail/service.ts'
import type { Asker, Storage } from '../../../platform/storage/storage.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import { memberIn } from '../../games/catalogue/owner.ts'
import type { Catalogue, SeenGame } from '../../games/catalogue/service.ts'
import type { Subject } from './fields.ts'

/** Somebody who has an account. */
interface Person {
  readonly id: string
  readonly username: string
  readonly email: string | null
  readonly firstName: string
  readonly language: Language
}

export interface CommentsNeeds {
  readonly storage: Storage
  readonly clock: Clock
  readonly mail: Pick<Mail, 'queue' | 'wake'>
  readonly catalogue: Pick<Catalogue, 'permitted' | 'members' | 'playable' | 'art' | 'texts'>
  /** By an account's number; nobody where it is deleted. */
  readonly personOf: (db: Asker, memberId: string) => Promise<Person | undefined>
  /** As names are compared. */
  readonly keyOf: (text: string) => string
  /** Whether everybody uses the account: it writes to nobody. */
  readonly isShared: (memberId: string) => boolean
  /** Whether the casino's mails may repeat what somebody has written. */
  readonly isFit: (text: string) => boolean
  readonly site: () => string
}

/** A member, and the language that fields are named in. */
export interface Reader {
  readonly id: string
  readonly language: Language
}

/** The owner and the members, as far as they have accounts. */
export async function teamOf(
  { catalogue, personOf }: CommentsNeeds,
  db: Asker,
  gameId: number,
  { owner }: Pick<SeenGame, 'owner'>,
): Promise<readonly Person[]> {
  const ids = [memberIn(owner), ...(await catalogue.members.of(db, gameId)).map(({ memberId }) => memberId)]
  const people = await Promise.all(ids.map((id) => (id === undefined ? undefined : personOf(db, id))))
  return people.filter((person) => person !== undefined)
}

export async function subjectOf(
  { catalogue }: CommentsNeeds,
  db: Asker,
  gameId: number,
  { definitionHash }: SeenGame,
): Promise<Subject> {
  const playable = await catalogue.playable(definitionHash)
  const [art, texts] = [await catalogue.art.of(db, gameId), await catalogue.texts.of(db, gameId)]
  return { playable, art: art?.art ?? [], texts: texts?.texts ?? [] }
}

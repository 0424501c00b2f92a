import type { Language } from '@spilvaerk/messages'
import type { Game, NewGame } from '@spilvaerk/schemas'
import { granted, type Outcome, refused } from '../../../platform/refusals/refusals.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { Seen } from '../../games/catalogue/access.ts'
import type { Owner } from '../../games/catalogue/owner.ts'
import type { Catalogue } from '../../games/catalogue/service.ts'
import type { Art } from '../art/service.ts'
import type { Generation } from '../generation/service.ts'
import type { MakingCode, WishCode } from '../studio/refusals.ts'

type CopyCode = MakingCode | WishCode | 'artQuota' | 'definitionInvalid' | 'gameNotFound' | 'requestReused'

/** Games that take along how another one looks, and what is written of it. */
export interface Copies {
  /** As `Generation.create`; a game that names another one as `copyOf` has its look and texts, and its pictures where both are one's own. */
  create(input: NewGame, owner: Owner, language?: Language, signal?: AbortSignal): Promise<Outcome<Game, CopyCode>>
}

interface CopiesNeeds {
  readonly storage: Storage
  readonly catalogue: Pick<Catalogue, 'seen' | 'game' | 'art' | 'texts'>
  readonly generation: Pick<Generation, 'create'>
  readonly art: Pick<Art, 'carry' | 'hasRoomForCopy'>
}

export function createCopies({ storage: { read, tx }, catalogue, generation, art }: CopiesNeeds): Copies {
  /** Asked again, a copy is what has become of it since. */
  const carry = (from: number, to: number, { role, texts: admitted }: Pick<Seen, 'role' | 'texts'>) =>
    tx(async (db) => {
      const [source, target] = [await catalogue.texts.of(db, from), await catalogue.texts.of(db, to)]
      if (!source || !target || target.version > 1 || target.texts.length > 0) return
      const texts = admitted === undefined ? source.texts : (admitted ?? [])
      if (texts.length > 0) await catalogue.texts.set(db, to, texts)
      const look = await catalogue.art.lookOf(db, from)
      if (look) await catalogue.art.dress(db, to, look)
      if (role === 'owner') await art.carry(db, from, to)
    })

  return {
    create: async ({ copyOf, ...input }, owner, language, signal) => {
      if (copyOf === undefined) return generation.create(input, owner, language, signal)
      const viewer = { owners: [owner] }
      const seen = await catalogue.seen(copyOf, viewer)
      if (!seen.ok) return seen
      if (seen.value.role === 'owner' && !(await art.hasRoomForCopy(read, copyOf))) return refused({ code: 'artQuota' })
      const made = await generation.create({ ...input, copyOf }, owner, language, signal)
      if (!made.ok) return made
      await carry(copyOf, made.value.id, seen.value)
      const copy = await catalogue.game(made.value.id, viewer, language)
      return copy.ok ? granted(copy.value) : copy
    },
  }
}

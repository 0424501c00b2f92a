import { granted, type Outcome, refused } from '../../../platform/refusals/refusals.ts'
import type { Asker } from '../../../platform/storage/storage.ts'
import type { Catalogue } from '../catalogue/service.ts'

/**
 * The one question that everything asks that moves money because of a game: a round, a sale, a lease, a renewal. Asked
 * inside the transaction that moves it.
 */
export interface Gate {
  /** Whether this very version takes money. */
  mayMoveMoney(db: Asker, gameId: number, definitionHash: string): Promise<Outcome<void, 'gameNotAdmitted'>>
  /** The version of a game that takes money, if there is one: what is sold and leased. */
  admittedVersion(db: Asker, gameId: number): Promise<Outcome<string, 'gameNotAdmitted'>>
}

export function createGate({ standings }: Pick<Catalogue, 'standings'>): Gate {
  const admittedVersion: Gate['admittedVersion'] = async (db, gameId) => {
    const all = await standings.of(db, gameId)
    const admitted = all.find(({ state }) => state === 'admitted')
    return admitted ? granted(admitted.definitionHash) : refused({ code: 'gameNotAdmitted' })
  }
  return {
    admittedVersion,
    mayMoveMoney: async (db, gameId, definitionHash) => {
      const admitted = await admittedVersion(db, gameId)
      if (!admitted.ok) return admitted
      return admitted.value === definitionHash ? granted(undefined) : refused({ code: 'gameNotAdmitted' })
    },
  }
}

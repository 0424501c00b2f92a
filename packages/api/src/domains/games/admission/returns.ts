import { z } from 'zod'
import type { Audit } from '../../../platform/audit/service.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { subjectOf } from '../catalogue/deeds.ts'
import type { Catalogue } from '../catalogue/service.ts'
import type { Changes } from './changes.ts'

const admitted = z.object({ definitionHash: z.string(), proof: z.unknown() })
const stoppedByReturn = z.object({ outside: z.object({ definitionHash: z.string() }) })

interface ReturnsNeeds {
  readonly storage: Storage
  readonly audit: Audit
  readonly catalogue: Pick<Catalogue, 'standings'>
  readonly changes: Pick<Changes, 'suspend'>
}

/** What whoever watches the returns of games asks, and may do. */
export function createReturns({ storage, audit, catalogue: { standings }, changes }: ReturnsNeeds) {
  /** The proof by which a version was admitted last. */
  const proofOf = async (gameId: number, definitionHash: string): Promise<unknown> => {
    const proofs = (await audit.of(subjectOf(gameId)))
      .filter(({ action }) => action === 'game.admit')
      .flatMap(({ details }) => admitted.safeParse(details).data ?? [])
    return proofs.findLast((one) => one.definitionHash === definitionHash)?.proof
  }

  /**
   * Suspends a game whose return is not what is proved; says whether it did. What staff have restored since they were
   * told so is theirs to answer for: it is not suspended for the same version again.
   */
  const stop = (
    gameId: number,
    definitionHash: string,
    why: string,
    outside: { readonly definitionHash: string },
  ): Promise<boolean> =>
    storage.tx(async (db) => {
      const game = await standings.game(db, gameId)
      const standing = (await standings.of(db, gameId)).find(({ state }) => state === 'admitted')
      if (!game || standing?.definitionHash !== definitionHash) return false
      const before = (await audit.of(subjectOf(gameId))).map(({ details }) => stoppedByReturn.safeParse(details).data)
      if (before.some((one) => one?.outside.definitionHash === definitionHash)) return false
      const details = { stopped: await changes.suspend(db, game, why), outside }
      await audit.record(db, { actor: 'system', action: 'game.suspend', subject: subjectOf(gameId), why, details })
      return true
    })

  return { proofOf, stop }
}

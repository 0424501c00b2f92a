import type { Standing } from '@spilvaerk/schemas'
import type { Storage } from '../platform/storage/storage.ts'
import type { Services } from '../services/services.ts'

/** Lets the newest version of a game be played for money, or be what is said, without the proof and the person it takes. */
export async function admitAnyway(
  { services, storage }: { readonly services: Pick<Services, 'catalogue'>; readonly storage: Storage },
  gameId: number,
  state: Standing = 'admitted',
): Promise<void> {
  const { standings } = services.catalogue
  await storage.tx(async (db) => {
    const game = await standings.game(db, gameId)
    if (!game) throw new Error(`there is no game ${gameId}`)
    const { definitionHash, version } = game
    await standings.set(db, { gameId, definitionHash, version }, state, new Date())
  })
}

import type { ExportFormat } from '@spilvaerk/schemas'
import type { Audit } from '../../../platform/audit/service.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { memberAmong, recordDeed } from '../../games/catalogue/deeds.ts'
import type { Catalogue, Viewer } from '../../games/catalogue/service.ts'

interface TakenNeeds {
  readonly storage: Pick<Storage, 'tx'>
  readonly audit: Pick<Audit, 'record'>
  readonly catalogue: Pick<Catalogue, 'permitted'>
}

/** Records that a member of a game has taken it away; what buyers do with theirs is no part of its activity. */
export const createTaken =
  ({ storage, audit, catalogue }: TakenNeeds) =>
  async (gameId: number, viewer: Viewer, format: ExportFormat): Promise<void> => {
    const memberId = memberAmong(viewer.owners)
    if (memberId === undefined) return
    await storage.tx(async (db) => {
      const may = await catalogue.permitted(gameId, viewer, 'take', db)
      if (may.ok) await recordDeed(audit, db, gameId, memberId, 'game.export', { format, version: may.value.version })
    })
  }

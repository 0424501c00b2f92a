import { catalogue } from '@spilvaerk/messages/catalogue'
import type { GameSummary } from '@spilvaerk/schemas'
import { ifTable } from './of-slot.ts'
import { textsOf } from './page-language.ts'

/** What stands before a return: where the player chooses it is that of the best play. In keno every choice is as good. */
export function rtpName(game: GameSummary): string {
  const table = ifTable(game)
  return table?.table.asks && table.kind !== 'keno' ? textsOf(catalogue)('facts.rtpBest') : 'RTP'
}

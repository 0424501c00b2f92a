import { catalogue } from '@spilvaerk/messages/catalogue'
import type { GameSummary } from '@spilvaerk/schemas'
import { formatRtp } from './format.ts'
import { ifTable } from './of-slot.ts'
import { textsOf } from './page-language.ts'

/** Where the player chooses, a return is that of the best play. In keno every choice is as good. */
function isOfBestPlay(game: GameSummary): boolean {
  const table = ifTable(game)
  return table !== undefined && table.table.asks && table.kind !== 'keno'
}

/** What stands before a return. */
export const rtpName = (game: GameSummary): string => (isOfBestPlay(game) ? textsOf(catalogue)('facts.rtpBest') : 'RTP')

/** `RTP 99,7 %, bedste spil`, where there is one line for it. */
export const rtpLine = (game: GameSummary): string =>
  textsOf(catalogue)(isOfBestPlay(game) ? 'facts.rtpLineBest' : 'facts.rtpLine', { rtp: formatRtp(game.rtp) })

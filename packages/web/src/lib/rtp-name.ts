import { catalogue } from '@spilvaerk/messages/catalogue'
import type { GameSummary } from '@spilvaerk/schemas'
import { formatRtp } from './format.ts'
import { ifTable } from './of-slot.ts'
import { textsOf } from './page-language.ts'

/** Where the player chooses, a return is that of the best play. In keno every choice is as good. */
const byWhichPlay = (game: GameSummary): string =>
  ifTable(game)?.table.asks && game.kind !== 'keno' ? `, ${textsOf(catalogue)('facts.bestPlay')}` : ''

/** What stands before a return. */
export const rtpName = (game: GameSummary): string => `RTP${byWhichPlay(game)}`

/** `RTP 99,7 %, bedste spil`, where there is one line for it. */
export const rtpLine = (game: GameSummary): string => `RTP ${formatRtp(game.rtp)}${byWhichPlay(game)}`

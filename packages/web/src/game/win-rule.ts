import { catalogue } from '@spilvaerk/messages/catalogue'
import type { GameSummary, SlotSummary } from '@spilvaerk/schemas'
import { formatNumber } from '../lib/format.ts'
import { isSlot } from '../lib/of-slot.ts'
import { textsOf } from '../lib/page-language.ts'

/** What a game is by the way it is won; of a table, its kind. */
export const winRuleLabel = (game: GameSummary): string =>
  isSlot(game) ? slotWinRule(game) : textsOf(catalogue)(`kinds.${game.kind}`)

/** `20 linjer`, `243 veje`, or how many equal symbols it takes where nothing is counted. */
export function slotWinRule({
  wins,
  paylines,
  leastCount,
}: Pick<SlotSummary, 'wins' | 'paylines' | 'leastCount'>): string {
  const t = textsOf(catalogue)
  const counted = { count: paylines, amount: formatNumber(paylines) }
  switch (wins) {
    case 'lines':
      return t('winRules.lines', counted)
    case 'ways':
      return t('winRules.ways', counted)
    case 'clusters':
      return t('winRules.clusters', { least: leastCount })
    case 'anywhere':
      return t('winRules.anywhere', { least: leastCount })
    case 'straights':
      return t('winRules.straights', { least: leastCount })
    case 'shapes':
      return t('winRules.shapes')
  }
}

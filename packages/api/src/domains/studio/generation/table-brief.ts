import type { Adjustment } from '@spilvaerk/schemas'
import type { BonusWish, TableBrief, WishAnswer, WishCode } from '@spilvaerk/table-games'
import { because } from '../../games/catalogue/making.ts'
import type { Idea } from '../composer/compose.ts'
import type { TableWishes } from '../composer/tables/read-table.ts'
import type { GenerationRequest } from './request.ts'

/** Every table game has so many mini-games of its own, unless the words say another number. */
const MINI_GAMES = 3
const GAMES: readonly BonusWish['game'][] = ['wheel', 'cards', 'ladder', 'throw', 'hiLo', 'coin']
/** So many pay on top of the main bet; the others have a bet of their own. */
const ON_TOP = 3

/** What the designer of table games is asked for. The figures of the card are those of slots: only words count here. */
export function tableBriefOf(idea: Idea, table: TableWishes, request: GenerationRequest, seed: string): TableBrief {
  const { volatility, miniGames } = idea.wishes
  const count = Math.min(GAMES.length, Math.max(miniGames ?? MINI_GAMES, request.miniGames ?? 0))
  return {
    ...table,
    name: idea.name,
    theme: idea.theme,
    ...(volatility && { volatility: volatility === 'extreme' ? ('high' as const) : volatility }),
    ...(count > 0 && {
      bonuses: GAMES.slice(0, count).map((game, i) => ({ game, pays: i < ON_TOP ? 'onTop' : 'ownSpot' }) as const),
    }),
    seed,
  }
}

const REASONS = {
  unknownRule: 'tableRuleUnknown',
  unknownValue: 'tableValueUnknown',
  notTogether: 'tableNotTogether',
  unknownSideBet: 'tableSideBetUnknown',
  outOfReach: 'tableOutOfReach',
  overPaid: 'tableOverPaid',
  noRoom: 'tableNoRoom',
} as const satisfies Record<WishCode, string>

/** What of the wishes is not, or not quite, as it was asked for. */
export const tableAdjustments = (wishes: readonly WishAnswer[]): Adjustment[] =>
  wishes.flatMap(({ field, outcome, wished, got, code }) =>
    outcome === 'met'
      ? []
      : [{ field, wished, given: got ?? false, ...because(REASONS[code ?? 'outOfReach']), from: 'prompt' as const }],
  )

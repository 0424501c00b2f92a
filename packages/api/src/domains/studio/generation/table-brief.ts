import type { Adjustment } from '@spilvaerk/schemas'
import { createRng } from '@spilvaerk/slot-engine'
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

/** Beginning with another for another seed. */
function turned<T>(list: readonly T[], seed: string): readonly T[] {
  const first = createRng(`games of ${seed}`).below(list.length)
  return [...list.slice(first), ...list.slice(0, first)]
}

/** What the designer of table games is asked for. The figures of the card are those of slots: only words count here. */
export function tableBriefOf(idea: Idea, table: TableWishes, request: GenerationRequest, seed: string): TableBrief {
  const { miniGames, volatility = table.volatility } = idea.wishes
  const { kind, rules, sideBets, rtpHundredths, returnIs, bonusGames = [] } = table
  const wished = Math.max(miniGames ?? table.miniGames ?? MINI_GAMES, request.miniGames ?? 0, bonusGames.length)
  const count = Math.min(GAMES.length, wished)
  const games = [...new Set([...bonusGames, ...turned(GAMES, seed)])]
  return {
    kind,
    ...(rules && { rules }),
    ...(sideBets && { sideBets }),
    ...(rtpHundredths !== undefined && { rtpHundredths }),
    ...(returnIs && { returnIs }),
    name: idea.name,
    theme: idea.theme,
    ...(volatility && { volatility: volatility === 'extreme' ? ('high' as const) : volatility }),
    ...(count > 0 && {
      bonuses: games.slice(0, count).map((game, i) => ({ game, pays: i < ON_TOP ? 'onTop' : 'ownSpot' }) as const),
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
      : [{ ...inWords(field, wished, got), ...because(REASONS[code ?? 'outOfReach']), from: 'prompt' as const }],
  )

/** Under the names that wishes have elsewhere, and a return in percent. */
function inWords(field: string, wished: WishAnswer['wished'], got: WishAnswer['got']) {
  if (field === 'rtpHundredths')
    return { field: 'rtp', wished: Number(wished) / 100, given: got === null ? false : Number(got) / 100 }
  const [group = field] = field.split('[')
  return { field: group === 'bonuses' ? 'miniGames' : group, wished, given: got ?? false }
}

/** What words ask for that no brief can hold: a game that there is not, two values of one rule, another money, and what is not understood. */
export function unmetWords({ kind, asked, both = [], limits, unread = [] }: TableWishes): Adjustment[] {
  const note = (field: string, wished: string, given: string | false, code: Parameters<typeof because>[0]) => ({
    ...{ field, wished, given, ...because(code), from: 'prompt' as const },
  })
  return [
    ...(asked === undefined ? [] : [note('requestedKind', asked, kind, 'tableKindUnknown')]),
    ...both.map(({ rule, value, other }) => note(`rules.${rule}`, other, value, 'tableBoth')),
    ...(limits?.currency === undefined ? [] : [note('currency', limits.currency, 'DKK', 'tableCurrency')]),
    ...unread.map((said) => note('notUnderstood', said, false, 'tableNotUnderstood')),
  ]
}

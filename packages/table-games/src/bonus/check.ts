import { type Field, quote } from '@spilvaerk/slot-engine/shared'
import type { TableRules } from '../core/kind.ts'
import type { Bonus, BonusGame, TableDefinition } from '../definition.gen.ts'
import { spotOf, spotsNamed } from './with-bonuses.ts'

/** @param rules those of the kind, without bonus games */
export function checkBonuses({ bonuses = [] }: TableDefinition, rules: TableRules, field: Field): void {
  for (const [i, bonus] of bonuses.entries()) {
    checkStart(bonus, rules, field.item(i).at('starts'))
    checkSpots(bonus, rules, field.item(i))
    checkGame(bonus.game, field.item(i).at('game'))
  }
  checkWork(bonuses, rules, field)
}

function checkStart({ starts: { moments, drawn, oneIn } }: Bonus, { opening }: TableRules, field: Field): void {
  const known = [...(opening?.moments.keys() ?? [])]
  if (moments === undefined && oneIn === undefined)
    field.refuse('required', 'Must say what starts it: `moments`, `oneIn` or both.')
  if (drawn !== undefined && drawn >= (moments?.length ?? 0))
    field.at('drawn').refuse('out_of_range', 'Must be less than the number of `moments`, of which so many are drawn.')
  for (const [i, name] of moments?.entries() ?? []) {
    const place = field.at('moments').item(i)
    if (known.length === 0)
      place.refuse('not_allowed', 'Games of this kind have no moments: bonus games start by `oneIn`.')
    else if (!known.includes(name))
      place.refuse('not_allowed', `There is no moment ${quote(name)}.${place.advice(name, known)}`)
  }
}

function checkSpots(bonus: Bonus, { spots, opening }: TableRules, field: Field): void {
  const { on, starts } = bonus
  const names = [...new Set(spots.flatMap(({ id, group = id }) => [group, id]))]
  if (on === undefined && names.includes(spotOf(bonus)))
    field.at('id').refuse('duplicate', `The game has a spot ${quote(spotOf(bonus))} already.`)
  for (const [i, name] of on?.entries() ?? []) {
    const place = field.at('on').item(i)
    const found = spotsNamed(spots, [name])
    if (found.length === 0)
      place.refuse('not_allowed', `There is no spot or group ${quote(name)}.${place.advice(name, names)}`)
    if (found.some((at) => spots[at]?.later))
      place.refuse('not_allowed', `${quote(name)} gets bets in the course of a round alone.`)
    else if (starts.moments && found.some((at) => opening?.knows(at) === false))
      place.refuse('not_allowed', `What ${quote(name)} pays is not known together with moments: start it by \`oneIn\`.`)
  }
}

function checkGame(game: BonusGame, field: Field): void {
  if (paysOf(game).every((pays) => pays === 0))
    field.refuse('unreachable', 'Pays nothing at all: some pay must be more.')
  if (game.type === 'cards' && (game.picks ?? 1) > game.pays.length)
    field.at('picks').refuse('out_of_range', `Must be at most the ${game.pays.length} cards.`)
  if (game.type === 'throw')
    for (const total of Object.keys(game.pays))
      if (Number(total) < game.dice || Number(total) > 6 * game.dice)
        field
          .at('pays')
          .at(total)
          .refuse('out_of_range', `${game.dice} dice show ${game.dice} to ${6 * game.dice}.`)
}

function paysOf(game: BonusGame): readonly number[] {
  if (game.type === 'wheel') return game.segments.map(({ pays }) => pays)
  if (game.type === 'ladder') return [game.fall ?? 0, ...game.rungs.map(({ pays }) => pays)]
  return Object.values(game.pays)
}

/** As many sums of different pays as can be added up at once. */
const MOST_SUMS = 20_000

/** What games on one spot pay together has to be in reach. */
function checkWork(bonuses: readonly Bonus[], { spots }: TableRules, field: Field): void {
  for (let at = 0; at < spots.length; at++) {
    const here = bonuses.filter(({ on = [] }) => spotsNamed(spots, on).includes(at))
    const sums = here.reduce((product, { game }) => product * (sumsOf(game) + 1), 1)
    if (sums <= MOST_SUMS) continue
    const of = `${sums} sums of pays on ${quote(spots[at]?.id ?? '')}`
    return void field.refuse('too_much_work', `${of} are too many to prove: at most ${MOST_SUMS}.`)
  }
}

function sumsOf(game: BonusGame): number {
  const different = new Set(paysOf(game)).size
  return game.type === 'cards' ? different ** (game.picks ?? 1) : different
}

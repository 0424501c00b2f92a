import { type Language, translator } from '@spilvaerk/messages'
import { tableRules } from '@spilvaerk/messages/tableRules'
import { namesOf, type Spot, type TableGame, type TableSheet } from '@spilvaerk/table-games'
import { mainLine } from '../../../platform/engines/sheets.ts'
import { NUMBERS } from '../../../platform/numbers/in-language.ts'
import { toDkk, toMicro } from '../../../platform/numbers/money.ts'
import { dkkOf } from './table-spots.ts'

/** The rules of a table game, read off its definition and its sheet. */
export function tableRulesOf(game: TableGame, sheet: TableSheet, coin: number, language: Language): string[] {
  const t = translator(tableRules, language)
  const number = NUMBERS[language]
  const dkk = (coins: number): string => number(dkkOf(coins, coin))
  const names = namesOf(game.definition, language)
  const { kind, limits } = game.definition
  const open = game.spots.filter(({ later }) => !later)
  const range = { min: dkk(Math.min(...open.map(({ min }) => min))), max: dkk(Math.max(...open.map(({ max }) => max))) }
  const chooses = sheet.strategies.length > 1
  return [
    t(`how.${kind}`),
    open.length > 1 ? t('bet', range) : t('betAlone', range),
    ...(limits.round === undefined ? [] : [t('round', { most: dkk(limits.round) })]),
    ...needed(game).map(({ id, needs }) => t('needs', { spot: names.spot(id), other: names.spot(needs) })),
    ...(game.rules.pools ?? []).map(({ spot, startCoins, contributionPpm }) => {
      const price = spotOf(game, spot).min
      const grows = number(toDkk(Math.floor((contributionPpm * toMicro(coin)) / 1_000_000)))
      return t('pool', { spot: names.spot(spot), price: dkk(price), start: dkk(startCoins), grows })
    }),
    t('fresh'),
    ...(chooses ? [t('left')] : []),
    t(chooses ? 'returns' : 'returnsAlone', {
      spot: names.spot(sheet.mainSpot),
      percent: number(Math.round(mainLine(sheet).returned.value * 10_000) / 100),
    }),
  ]
}

function spotOf({ spots }: TableGame, id: string): Spot {
  const spot = spots.find((one) => one.id === id)
  if (spot === undefined) throw new Error(`the game has no spot ${id}`)
  return spot
}

/** Spots that need another one, each pair of groups once. */
function needed({ spots }: TableGame): { readonly id: string; readonly needs: string }[] {
  const groups = new Set<string>()
  return spots.flatMap(({ id, group, needs }) => {
    if (needs === undefined || groups.has(group)) return []
    groups.add(group)
    return [{ id, needs }]
  })
}

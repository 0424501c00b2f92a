import type { Language } from '@spilvaerk/messages'
import type { TableSpot } from '@spilvaerk/schemas'
import { KINDS, type KindWords, type Spot, type TableGame, type TableSheet } from '@spilvaerk/table-games'
import { lineOf } from '../../../platform/engines/sheets.ts'
import { toDkk, toMicro } from '../../../platform/numbers/money.ts'

/** Coins as DKK, exactly. */
export const dkkOf = (coins: number, coin: number): number => toDkk(coins * toMicro(coin))

/** The spots of a table, with what is proved of each. */
export const spotsOf = (game: TableGame, sheet: TableSheet, coin: number, language: Language): TableSpot[] =>
  game.spots.map((spot) => {
    const { id, group, min, max, step, needs, later } = spot
    const { returned, houseEdge, elementOfRisk, hitFrequency } = lineOf(sheet, id)
    return {
      ...{ id, group, name: spotName(game, spot, language) },
      ...{ min: dkkOf(min, coin), max: dkkOf(max, coin), step: dkkOf(step, coin) },
      ...(needs !== undefined && { needs }),
      ...(later && { later }),
      ...{ returned: returned.value, houseEdge: houseEdge.value },
      ...{ elementOfRisk: elementOfRisk.value, hitFrequency: hitFrequency.value },
    }
  })

/** What a spot is called: by itself, or by its group and what its id has beyond it, as in `straight-17`. */
export function spotName({ definition }: TableGame, { id, group }: Spot, language: Language): string {
  const words: KindWords = KINDS[definition.kind].words[language]
  const own = words.spots[id]
  if (own !== undefined) return own
  const [head = id, ...rest] = id.split('-')
  const told = words.spots[group] === undefined ? [head, ...rest] : [words.spots[group], ...(head === group ? rest : [id])]
  return [told[0], told.slice(1).join('-')].filter(Boolean).join(' ')
}

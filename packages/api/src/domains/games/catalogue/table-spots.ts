import type { Language } from '@spilvaerk/messages'
import type { TableSpot } from '@spilvaerk/schemas'
import { namesOf, type TableGame, type TableSheet } from '@spilvaerk/table-games'
import { lineOf } from '../../../platform/engines/sheets.ts'
import { toDkk, toMicro } from '../../../platform/numbers/money.ts'

/** Coins as DKK, exactly. */
export const dkkOf = (coins: number, coin: number): number => toDkk(coins * toMicro(coin))

/** The spots of a table, with what is proved of each. */
export function spotsOf(game: TableGame, sheet: TableSheet, coin: number, language: Language): TableSpot[] {
  const names = namesOf(game.definition, language)
  return game.spots.map(({ id, group, min, max, step, needs, later }) => {
    const { returned, houseEdge, elementOfRisk, hitFrequency } = lineOf(sheet, id)
    return {
      ...{ id, group, name: names.spot(id) },
      ...{ min: dkkOf(min, coin), max: dkkOf(max, coin), step: dkkOf(step, coin) },
      ...(needs !== undefined && { needs }),
      ...(later && { later }),
      ...{ returned: returned.value, houseEdge: houseEdge.value },
      ...{ elementOfRisk: elementOfRisk.value, hitFrequency: hitFrequency.value },
    }
  })
}

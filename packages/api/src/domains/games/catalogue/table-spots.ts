import type { Language } from '@spilvaerk/messages'
import type { TableSpot } from '@spilvaerk/schemas'
import { KINDS, type Spot, spotName, type TableGame, type TableSheet } from '@spilvaerk/table-games'
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
      ...{ id, group, name: nameOf(game, spot, language) },
      ...{ min: dkkOf(min, coin), max: dkkOf(max, coin), step: dkkOf(step, coin) },
      ...(needs !== undefined && { needs }),
      ...(later && { later }),
      ...{ returned: returned.value, houseEdge: houseEdge.value },
      ...{ elementOfRisk: elementOfRisk.value, hitFrequency: hitFrequency.value },
    }
  })

export const nameOf = ({ definition }: TableGame, spot: Spot, language: Language): string =>
  spotName(KINDS[definition.kind].words[language], spot)

import { entryOf } from '@spilvaerk/slot-engine/shared'
import type { Table } from '../../core/table.ts'
import type { ScratchCardDefinition } from '../../definition.gen.ts'

const NO_PRIZE = -1

/** The prize is drawn; the cells only show it. */
export function playRound(definition: ScratchCardDefinition, table: Table): undefined {
  const { prizes, chip } = definition
  const prize = drawPrize(definition, table)
  const cells = fill(definition, prize, table)
  if (table.tells) {
    const won = prize === NO_PRIZE ? {} : { prize: entryOf(prizes, prize).id }
    table.tell({ type: 'cardScratched', cells: cells.map((symbol) => entryOf(prizes, symbol).id), ...won })
  }
  for (const { spot, coins } of table.bets)
    if (prize !== NO_PRIZE) table.pay(spot, (coins * entryOf(prizes, prize).back) / chip)
}

function drawPrize({ prizes, blank }: ScratchCardDefinition, { draw }: Table): number {
  const total = prizes.reduce((sum, { weight }) => sum + weight, blank)
  let left = draw.below(total)
  for (const [i, { weight }] of prizes.entries()) {
    if (left < weight) return i
    left -= weight
  }
  return NO_PRIZE
}

/**
 * The winning symbol as often as it has to be, and others that are drawn from a stock in which each is once less: all
 * fillings are alike, none is made to look nearly won. Nothing is drawn where nobody looks.
 */
function fill({ cells, match = 3, prizes }: ScratchCardDefinition, prize: number, table: Table): readonly number[] {
  if (!table.tells) return []
  const stock = prizes.flatMap((_, symbol) => (symbol === prize ? [] : new Array<number>(match - 1).fill(symbol)))
  const winners = prize === NO_PRIZE ? [] : new Array<number>(match).fill(prize)
  return shuffled([...winners, ...shuffled(stock, table).slice(0, cells - winners.length)], table)
}

function shuffled(list: readonly number[], { draw }: Table): readonly number[] {
  const left = [...list]
  for (let i = 0; i < left.length; i++) {
    const from = i + draw.below(left.length - i)
    const one = entryOf(left, from)
    left[from] = entryOf(left, i)
    left[i] = one
  }
  return left
}

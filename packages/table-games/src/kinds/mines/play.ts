import { entryOf } from '@spilvaerk/slot-engine/shared'
import type { Menu, Move, Steps } from '../../core/menu.ts'
import type { Bet, Table } from '../../core/table.ts'
import type { MinesDefinition } from '../../definition.gen.ts'

export const TAKE: Move = { move: 'take', coins: 0 }

export interface MineFacts {
  readonly spot: number
  /** The cells that are open, none with a mine. */
  readonly opened: readonly number[]
}

const cellMove = (cell: number): Move => ({ move: `cell-${cell}`, coins: 0 })

/** The first cell that is closed. */
export function firstCell(cells: number, opened: readonly number[]): Move {
  let cell = 1
  while (cell <= cells && opened.includes(cell)) cell += 1
  return cellMove(cell)
}

/** A cell must be opened before anything can be taken. */
class CellMenu implements Menu<MineFacts> {
  readonly asks = 'cell'
  readonly facts: MineFacts
  readonly #cells: number

  constructor(cells: number, facts: MineFacts) {
    this.#cells = cells
    this.facts = facts
  }

  get moves(): readonly Move[] {
    const { opened } = this.facts
    const closed = Array.from({ length: this.#cells }, (_, i) => i + 1).filter((cell) => !opened.includes(cell))
    return [...(opened.length > 0 ? [TAKE] : []), ...closed.map(cellMove)]
  }
}

/** The fields with bets one after another. */
export function* playRound(definition: MinesDefinition, table: Table): Steps<MineFacts> {
  for (const bet of table.bets) yield* playField(definition, bet, table)
}

function* playField({ cells, chip, fields }: MinesDefinition, { spot, coins }: Bet, table: Table): Steps<MineFacts> {
  const { id, mines, back } = entryOf(fields, spot)
  const lying = layMines(cells, mines, table)
  const opened: number[] = []
  while (opened.length < back.length) {
    const { move } = yield new CellMenu(cells, { spot, opened })
    if (move === TAKE.move) break
    const cell = Number(move.replace('cell-', ''))
    const mine = lying.includes(cell)
    if (table.tells) table.tell({ type: 'cellOpened', cell, mine })
    if (mine) return tellMines(id, lying, table)
    opened.push(cell)
  }
  table.pay(spot, (coins * entryOf(back, opened.length - 1)) / chip)
  tellMines(id, lying, table)
}

/** They lie before the first cell is opened: no choice moves one. */
function layMines(cells: number, mines: number, { draw }: Table): readonly number[] {
  const left = Array.from({ length: cells }, (_, i) => i + 1)
  for (let i = 0; i < mines; i++) {
    const from = i + draw.below(cells - i)
    const cell = entryOf(left, from)
    left[from] = entryOf(left, i)
    left[i] = cell
  }
  return left.slice(0, mines)
}

function tellMines(spot: string, cells: readonly number[], table: Table): void {
  if (table.tells) table.tell({ type: 'minesShown', spot, cells: cells.toSorted((a, b) => a - b) })
}

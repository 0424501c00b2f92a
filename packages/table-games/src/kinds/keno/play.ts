import { entryOf } from '@spilvaerk/slot-engine/shared'
import type { Draw } from '../../chance/draw.ts'
import type { Menu, Move, Steps } from '../../core/menu.ts'
import type { Table } from '../../core/table.ts'
import type { KenoDefinition } from '../../definition.gen.ts'

/** Chance picks what is left to pick. */
export const QUICK: Move = { move: 'quick', coins: 0 }

export interface KenoFacts {
  /** Of the ticket that is filled in. */
  readonly spot: number
}

/** Made when somebody looks: whoever lets chance pick never does. */
class PickMenu implements Menu<KenoFacts> {
  readonly asks = 'numbers'
  readonly facts: KenoFacts
  readonly #left: readonly number[]

  constructor(spot: number, left: readonly number[]) {
    this.facts = { spot }
    this.#left = left
  }

  get moves(): readonly Move[] {
    return [QUICK, ...this.#left.map((number) => ({ move: `${number}`, coins: 0 }))]
  }
}

/** The numbers are drawn before anybody picks, and told after: no pick changes them. */
export function* playRound({ numbers, drawn, chip, tickets }: KenoDefinition, table: Table): Steps<KenoFacts> {
  const all = Array.from({ length: numbers }, (_, i) => i + 1)
  const winning = drawFrom(all, drawn, table.draw)
  const picked: number[][] = []
  for (const { spot } of table.bets) {
    const { id, picks } = entryOf(tickets, spot)
    const own: number[] = []
    while (own.length < picks) {
      const left = all.filter((number) => !own.includes(number))
      const { move } = yield new PickMenu(spot, left)
      if (move === QUICK.move) own.push(...drawFrom(left, picks - own.length, table.draw))
      else own.push(Number(move))
    }
    picked.push(own)
    if (table.tells) table.tell({ type: 'numbersPicked', spot: id, numbers: own })
  }
  if (table.tells) table.tell({ type: 'numbersDrawn', numbers: winning })
  for (const [i, { spot, coins }] of table.bets.entries()) {
    const hits = entryOf(picked, i).filter((number) => winning.includes(number)).length
    table.pay(spot, (coins * (entryOf(tickets, spot).back[String(hits)] ?? 0)) / chip)
  }
}

/** So many of a list, each equally likely, in order. */
function drawFrom(list: readonly number[], count: number, draw: Draw): readonly number[] {
  const left = [...list]
  for (let i = 0; i < count; i++) {
    const from = i + draw.below(left.length - i)
    const number = entryOf(left, from)
    left[from] = entryOf(left, i)
    left[i] = number
  }
  return left.slice(0, count)
}

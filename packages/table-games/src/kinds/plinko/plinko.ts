import { entryOf, numbersOf } from '@spilvaerk/slot-engine/shared'
import { BEST, type TableKind } from '../../core/kind.ts'
import { plainLaw } from '../../core/law.ts'
import { stepFor } from '../../core/spot.ts'
import type { Table } from '../../core/table.ts'
import type { PlinkoDefinition } from '../../definition.gen.ts'
import { choose } from '../../fraction.ts'
import { EVENTS, GRAMMAR } from './grammar.ts'
import { BOARD, WORDS } from './words.ts'

export const plinko: TableKind<PlinkoDefinition> = {
  kind: 'plinko',
  grammar: GRAMMAR,
  events: EVENTS,
  words: WORDS,
  names({ chip, boards }, language) {
    const times = (back: readonly number[]): string => numbersOf(language).rough(Math.max(...back) / chip)
    return new Map(boards.map(({ id, back }) => [id, BOARD[language](times(back))]))
  },
  check() {},
  rules(definition) {
    const { chip, boards } = definition
    return {
      spots: boards.map(({ id, back }) => ({ id, group: 'board', step: stepFor(chip, back) })),
      play: (table) => playRound(definition, table),
      strategies: [BEST],
      law(spot) {
        const { back } = entryOf(boards, spot)
        return plainLaw(
          chip,
          back.map((coins, bucket) => [coins, choose(back.length - 1, bucket)] as const),
        )
      },
    }
  },
}

/** A ball for each board with a bet. */
function playRound({ chip, boards }: PlinkoDefinition, table: Table): undefined {
  for (const { spot, coins } of table.bets) {
    const { id, back } = entryOf(boards, spot)
    const path = table.tells ? ([] as number[]) : null
    let bucket = 0
    for (let row = 1; row < back.length; row++) {
      const side = table.draw.below(2)
      bucket += side
      path?.push(side)
    }
    if (path !== null) table.tell({ type: 'ballFell', spot: id, path, bucket })
    table.pay(spot, (coins * entryOf(back, bucket)) / chip)
  }
}

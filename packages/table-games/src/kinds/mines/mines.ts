import { entryOf, type Field } from '@spilvaerk/slot-engine/shared'
import { BEST, DEFAULT, type TableKind } from '../../core/kind.ts'
import { plainLaw, type SpotLaw } from '../../core/law.ts'
import { stepFor } from '../../core/spot.ts'
import { bestStop, stopChart, worthOfStopping } from '../../core/stopping.ts'
import { type Asked, type MenuWorth, worthOf } from '../../core/worth.ts'
import type { Minefield, MinesDefinition } from '../../definition.gen.ts'
import { choose, Fraction } from '../../fraction.ts'
import { EVENTS, GRAMMAR } from './grammar.ts'
import { firstCell, type MineFacts, playRound, TAKE } from './play.ts'
import { minesText, WORDS } from './words.ts'

/** Opens every cell that pays. */
const ALWAYS = 'always'

export const mines: TableKind<MinesDefinition> = {
  kind: 'mines',
  grammar: GRAMMAR,
  events: EVENTS,
  words: WORDS,
  names: ({ fields }, language) => new Map(fields.map(({ id, mines }) => [id, minesText(mines, language)])),
  check,
  rules(definition) {
    const { cells, chip, fields } = definition
    const stopOf = (spot: number, strategy: string): number => {
      const field = entryOf(fields, spot)
      if (strategy === DEFAULT) return 1
      return strategy === ALWAYS ? field.back.length : bestStop(field.back, (safe) => safeChance(cells, field, safe))
    }
    return {
      spots: fields.map(({ id, back }) => ({ id, group: 'field', step: stepFor(chip, back) })),
      play: (table) => playRound(definition, table),
      strategies: [BEST, DEFAULT, ALWAYS],
      strategy(name) {
        const stops = fields.map((_, spot) => stopOf(spot, name))
        return ({ facts }) => {
          // The menus of this kind all tell which field is played, and what is open.
          const { spot, opened } = facts as MineFacts
          return opened.length >= entryOf(stops, spot) ? TAKE : firstCell(cells, opened)
        }
      },
      worth: (asked) => cellWorth(definition, asked),
      law: (spot, strategy) => lawOf(definition, entryOf(fields, spot), stopOf(spot, strategy)),
      charts: () => [
        stopChart(
          fields.map((field) => ({
            ...{ name: field.id, chip, backs: field.back },
            chanceOf: (safe) => safeChance(cells, field, safe),
          })),
        ),
      ],
    }
  },
}

/** Which cells are opened decides nothing: all mines lie elsewhere with chance C(n − s, m) / C(n, m). */
const safeChance = (cells: number, { mines: count }: Minefield, safe: number): Fraction =>
  Fraction.of(choose(cells - safe, count), choose(cells, count))

/** Every closed cell is as good as any other. */
function cellWorth({ cells, chip, fields }: MinesDefinition, { menu, on }: Asked): MenuWorth | undefined {
  // The menus of this kind all tell which field is played, and what is open.
  const { spot, opened } = menu.facts as MineFacts
  const field = entryOf(fields, spot)
  const known = opened.length
  const paid = (coins: Fraction): Fraction => coins.over(chip).minus(Fraction.one)
  const opening = paid(worthOfStopping(field.back.slice(known), (more) => safeChance(cells - known, field, more)))
  return worthOf(
    on(spot),
    menu.moves.map((one) => [
      one,
      one.move === TAKE.move ? paid(Fraction.of(entryOf(field.back, known - 1))) : opening,
    ]),
  )
}

function lawOf({ cells, chip }: MinesDefinition, field: Minefield, stop: number): SpotLaw {
  const ways = choose(cells - stop, field.mines)
  return plainLaw(chip, [
    [entryOf(field.back, stop - 1), ways],
    [0, choose(cells, field.mines) - ways],
  ])
}

function check({ cells, fields }: MinesDefinition, root: Field): void {
  for (const [i, { mines: count, back }] of fields.entries()) {
    const field = root.at('fields').item(i)
    if (count >= cells) field.at('mines').refuse('out_of_range', `Must be fewer than the ${cells} cells, not ${count}.`)
    else if (back.length > cells - count)
      field
        .at('back')
        .refuse('unreachable', `Only ${cells - count} cells are safe, which is fewer than ${back.length}.`)
  }
}

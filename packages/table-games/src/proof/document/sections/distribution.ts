import type { Row, Section, Table } from '@spilvaerk/slot-engine/shared'
import { Fraction } from '../../../fraction.ts'
import type { SpotSheet } from '../../sheet.ts'
import { bestLines, chance, type Draft, nameOf, odds } from '../draft.ts'

/** A distribution of more outcomes is told in so many stretches. */
const MOST_ROWS = 24

/** What a bet of each sort wins and loses, exactly. Bets with the same law are told once. */
export function distributionSection(draft: Draft): Section {
  const { texts } = draft
  const told = new Map(
    bestLines(draft)
      .map((line) => [lawKey(line), line] as const)
      .toReversed(),
  )
  const tables = [...told.values()].toReversed().map((line) => tableOf(draft, line))
  return { title: texts.distribution, note: texts.distributionNote, tables }
}

const lawKey = ({ group, distribution }: SpotSheet): string =>
  [group, ...distribution.flatMap(({ net, chance: of }) => [net.fraction, of.fraction])].join(' ')

function tableOf(draft: Draft, line: SpotSheet): Table {
  const { texts } = draft
  return {
    title: nameOf(draft, line),
    columns: [{ name: texts.net }, { name: texts.chance }, { name: texts.oneIn }],
    keys: 1,
    half: true,
    rows: stretches(line.distribution).map((stretch) => rowOf(draft, stretch)),
  }
}

type Outcomes = SpotSheet['distribution']

function rowOf(draft: Draft, stretch: Outcomes): Row {
  const { texts, numbers } = draft
  const from = stretch[0]?.net.value ?? 0
  const to = stretch.at(-1)?.net.value ?? from
  const of = Fraction.sum(stretch.map((one) => Fraction.parse(one.chance.fraction))).toNumber()
  const name = stretch.length === 1 ? numbers.rough(from) : `${numbers.rough(from)} ${texts.upTo} ${numbers.rough(to)}`
  return { cells: [name, chance(draft, of), odds(draft, of)] }
}

/** One outcome each, or as many outcomes in each as there are too many. */
function stretches(outcomes: Outcomes): Outcomes[] {
  const size = Math.ceil(outcomes.length / MOST_ROWS)
  return Array.from({ length: Math.ceil(outcomes.length / size) }, (_, i) => outcomes.slice(i * size, (i + 1) * size))
}

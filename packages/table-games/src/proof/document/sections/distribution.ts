import type { Row, Section, Table } from '@spilvaerk/slot-engine/shared'
import { Fraction } from '../../../fraction.ts'
import { between, exact, isExact, type Figure as Known, type SpotSheet } from '../../sheet.ts'
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
  [group, ...distribution.flatMap(({ net, chance: of }) => [net.fraction, of.value])].join(' ')

function tableOf(draft: Draft, line: SpotSheet): Table {
  const { texts } = draft
  return {
    title: nameOf(draft, line),
    columns: [{ name: texts.net }, { name: texts.chance }, { name: texts.oneIn }],
    keys: 1,
    half: true,
    rows: [...stretches(line.distribution).map((stretch) => rowOf(draft, stretch)), ...restOf(draft, line)],
  }
}

type Outcomes = SpotSheet['distribution']

function rowOf(draft: Draft, stretch: Outcomes): Row {
  const { texts, numbers } = draft
  const from = stretch[0]?.net.value ?? 0
  const to = stretch.at(-1)?.net.value ?? from
  const of = sumOf(stretch)
  const name = stretch.length === 1 ? numbers.rough(from) : `${numbers.rough(from)} ${texts.upTo} ${numbers.rough(to)}`
  return { cells: [name, chance(draft, of), odds(draft, of)] }
}

function sumOf(stretch: Outcomes): Known {
  const chances = stretch.map(({ chance: of }) => of)
  if (chances.every(isExact)) return exact(Fraction.sum(chances.map(({ fraction }) => Fraction.parse(fraction))))
  const sum = (of: (one: Known) => number): number => chances.reduce((total, one) => total + of(one), 0)
  return between({
    low: sum((one) => (isExact(one) ? one.value : one.low)),
    high: sum((one) => (isExact(one) ? one.value : one.high)),
  })
}

/** Outcomes that the sheet does not tell apart. */
function restOf(draft: Draft, { rest }: SpotSheet): Row[] {
  if (rest === undefined) return []
  const { texts, numbers } = draft
  const name = `${texts.restOf} ${numbers.rough(rest.least.value)} ${texts.upTo} ${numbers.rough(rest.most.value)}`
  return [{ cells: [name, chance(draft, rest.chance), odds(draft, rest.chance)] }]
}

/** One outcome each, or as many outcomes in each as there are too many. */
function stretches(outcomes: Outcomes): Outcomes[] {
  const size = Math.ceil(outcomes.length / MOST_ROWS)
  return Array.from({ length: Math.ceil(outcomes.length / size) }, (_, i) => outcomes.slice(i * size, (i + 1) * size))
}

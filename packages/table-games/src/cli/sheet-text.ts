import { pairs, percent } from '@spilvaerk/slot-engine/command-line'
import type { TableDefinition } from '../definition.ts'
import { kindOf } from '../kinds/kinds.ts'
import { namesOf } from '../play/names.ts'
import { type Figure, isExact, type PoolSheet, type SpotSheet, type TableSheet } from '../proof/sheet.ts'

type Pairs = ([label: string, value: string] | [])[]

/** A sheet's main figures, for a terminal. */
export function sheetText(definition: TableDefinition, hash: string, sheet: TableSheet): string {
  const words = kindOf(definition).words.en
  const main = sheet.spots.filter(({ spot }) => spot === sheet.mainSpot)
  const names = namesOf(definition, 'en')
  return pairs([
    ['game', `${definition.id}, ${words.name}  (${hash.slice(0, 12)})`],
    ...main.slice(0, 1).flatMap((best) => mainRows(names.spot(best.spot), best)),
    ...strategyRows(main),
    ...betRows(sheet, words.spots),
    ...(sheet.pools ?? []).flatMap(poolRows),
  ])
}

const mainRows = (name: string, best: SpotSheet): Pairs => [
  ['main bet', `${name} (${best.spot})`],
  [],
  ['returned', figureText(best.returned)],
  ['house edge', figureText(best.houseEdge)],
  ['element of risk', figureText(best.elementOfRisk)],
  ['hit frequency', figureText(best.hitFrequency)],
  ['standard deviation', `${best.standardDeviation.toFixed(4)} bets`],
  ['most that is won', `${best.top.net.value} bets, ${percent(best.top.chance.value)}`],
]

/** What each way to play returns, where there is more than one. */
const strategyRows = (main: readonly SpotSheet[]): Pairs =>
  main.length < 2
    ? []
    : [[], ...main.map(({ strategy, returned }): Pairs[number] => [`played ${strategy}`, figureText(returned)])]

/** Bets of a group that return alike are one row. */
function betRows({ spots, strategies }: TableSheet, names: Readonly<Record<string, string>>): Pairs {
  const rows = new Map<string, { readonly line: SpotSheet; count: number }>()
  for (const line of spots) {
    if (line.strategy !== strategies[0]) continue
    const key = `${line.group} ${figureText(line.returned)}`
    const row = rows.get(key)
    if (row === undefined) rows.set(key, { line, count: 1 })
    else row.count += 1
  }
  return [
    [],
    ...[...rows.values()].map(({ line, count }): Pairs[number] => {
      const name = names[line.group] ?? line.group
      return [count === 1 ? name : `${name}, ${count} spots`, figureText(line.returned)]
    }),
  ]
}

const poolRows = ({ spot, startCoins, perCoin, breakEven, inTheLongRun }: PoolSheet): Pairs => [
  [],
  ['pool', `${spot}, from ${startCoins} coins`],
  ['each coin on the meter', figureText(perCoin)],
  ['break-even meter', `${breakEven.value.toFixed(2)} coins`],
  ['in the long run', figureText(inTheLongRun)],
]

const figureText = (figure: Figure): string =>
  isExact(figure)
    ? `${percent(figure.value)}  ${shortFraction(figure.fraction)}`.trimEnd()
    : `${percent(figure.low)} to ${percent(figure.high)}`

/** Long fractions stand in the JSON. */
const shortFraction = (fraction: string): string => (fraction.length <= 40 ? fraction : '')

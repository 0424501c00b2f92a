import type { Definition, ReelDefinition } from '../../../../definition.ts'
import { setWeights } from '../../../../game/tables/columns.ts'
import { figures, symbolName } from '../figures.ts'
import type { Draft, Row, Section, Table } from '../layout.ts'
import { featureName } from './returns.ts'

/** How often each symbol stands on each reel, and where. */
export function stripsSection(draft: Draft): Section {
  const { texts, detail } = draft
  const sets = Object.entries(detail.definition.reelSets)
  return {
    title: texts.strips,
    note: texts.stripsNote,
    tables: [
      ...drawnTable(draft),
      ...sets.flatMap(([name, reels]) => {
        const title = sets.length === 1 ? {} : { title: `${texts.reelSet}: ${name}` }
        return [{ ...title, ...symbolTable(draft, reels) }, stripTable(draft, name, reels, sets.length > 1)]
      }),
    ],
  }
}

/** Which reel sets are drawn, and how often. */
function drawnTable(draft: Draft): Table[] {
  const { texts, detail } = draft
  const { definition, round } = detail
  const mode = definition.modes?.find(({ id }) => id === round.mode)
  const make = figures(draft, 'given')
  const free = definition.features?.filter((feature) => feature.type === 'freeSpins') ?? []
  const choices = [
    ...(mode?.buys ? [] : [{ source: texts.paidSpin, choice: mode?.reelSet ?? definition.reelSet }]),
    ...free.map(({ id, reelSet }) => ({ source: featureName(detail, texts, id), choice: reelSet })),
  ]
  const rows = choices.flatMap(({ source, choice }): Row[] => {
    const sets = setWeights(choice)
    const total = sets.reduce((sum, { weight }) => sum + weight, 0)
    return sets.length === 1
      ? []
      : sets.map(({ name, weight }) => ({ cells: [source, name, make.share(weight / total)] }))
  })
  if (rows.length === 0) return []
  const columns = [{ name: texts.source }, { name: texts.reelSet }, { name: texts.chance }]
  return [{ title: texts.drawnSets, keys: 2, columns, rows }]
}

function symbolTable(draft: Draft, reels: readonly ReelDefinition[]): Table {
  const { texts, detail } = draft
  const make = figures(draft, 'given')
  const on = ({ strip, weights }: ReelDefinition, id: string): number =>
    strip.reduce((sum, symbol, stop) => (symbol === id ? sum + (weights?.[stop] ?? 1) : sum), 0)
  const used = detail.definition.symbols.filter(({ id }) => reels.some(({ strip }) => strip.includes(id)))
  const rows = used.map(
    ({ id }): Row => ({ cells: [symbolName(draft, id), ...reels.map((reel) => make.whole(on(reel, id), 'number'))] }),
  )
  const all = reels.map(({ strip, weights }) => weights?.reduce((sum, weight) => sum + weight, 0) ?? strip.length)
  return {
    keys: 1,
    columns: [{ name: texts.symbol }, ...reelColumns(draft, reels)],
    rows: [...rows, { cells: [texts.allStops, ...all.map((stops) => make.whole(stops, 'number'))], isTotal: true }],
  }
}

const reelColumns = ({ texts }: Draft, reels: readonly ReelDefinition[]) =>
  reels.map((_, r) => ({ name: `${texts.reel} ${r + 1}` }))

function stripTable(draft: Draft, name: string, reels: Definition['reelSets'][string], isNamed: boolean): Table {
  const { texts, numbers } = draft
  const longest = Math.max(...reels.map(({ strip }) => strip.length))
  const cell = ({ strip, weights }: ReelDefinition, stop: number): string => {
    const id = strip[stop]
    if (id === undefined) return ''
    return weights === undefined
      ? symbolName(draft, id)
      : `${symbolName(draft, id)} · ${numbers.whole(weights[stop] ?? 0)}`
  }
  const weighted = reels.some(({ weights }) => weights !== undefined)
    ? ` (${texts.symbol.toLowerCase()} · ${texts.weight})`
    : ''
  return {
    ...(isNamed || weighted ? { title: `${isNamed ? `${texts.reelSet}: ${name}` : texts.strips}${weighted}` } : {}),
    keys: reels.length + 1,
    columns: [{ name: texts.stop }, ...reelColumns(draft, reels)],
    rows: Array.from({ length: longest }, (_, stop) => ({
      cells: [String(stop), ...reels.map((reel) => cell(reel, stop))],
    })),
  }
}

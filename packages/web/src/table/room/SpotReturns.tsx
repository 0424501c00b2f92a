import { tables } from '@spilvaerk/messages/tables'
import type { TableSpot } from '@spilvaerk/schemas'
import { compileTable, type TableDefinition } from '@spilvaerk/table-games'
import { share } from '../../game/figures.ts'
import { formatAmount } from '../../lib/format.ts'
import { textsOf } from '../../lib/page-language.ts'
import { pooledSpots } from '../play/pooled-spots.ts'

type SpotReturnsProps = {
  readonly definition: TableDefinition
  readonly spots: readonly TableSpot[]
  readonly amount?: (dkk: number) => string
}

/** What each spot returns. Spots of a group return alike, mostly: they are told as one line. */
export function SpotReturns({ definition, spots, amount = formatAmount }: SpotReturnsProps) {
  const t = textsOf(tables)
  const pooled = pooledSpots(compileTable(definition))
  const lines = new Map<string, { readonly spot: TableSpot; readonly names: string[] }>()
  for (const spot of spots) {
    const key = `${spot.group} ${spot.returned} ${spot.hitFrequency} ${spot.min} ${spot.max}`
    const line = lines.get(key)
    if (line) line.names.push(spot.name)
    else lines.set(key, { spot, names: [spot.name] })
  }
  return (
    <table className="w-full text-left text-sm">
      <thead className="text-muted">
        <tr>
          <th scope="col">{t('returns.spot')}</th>
          <th scope="col">{t('returns.returned')}</th>
          <th scope="col">{t('returns.edge')}</th>
          <th scope="col">{t('returns.hit')}</th>
          <th scope="col">{t('returns.limits')}</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line tabular-nums">
        {[...lines.values()].map(({ spot, names }) => (
          <tr key={spot.id}>
            <th scope="row" className="py-1.5 pr-2 font-medium">
              {names.length > 1 ? t('returns.several', { name: names[0] ?? '', count: names.length - 1 }) : names[0]}
            </th>
            <td>
              {share(spot.returned)}
              {pooled.has(spot.id) && <small className="block text-muted">{t('spot.pooled')}</small>}
            </td>
            <td>{share(spot.houseEdge)}</td>
            <td>{share(spot.hitFrequency)}</td>
            <td>{t('spot.range', { min: amount(spot.min), max: amount(spot.max) })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

import { tables } from '@spilvaerk/messages/tables'
import type { TableGame } from '@spilvaerk/schemas'
import { share } from '../../game/figures.ts'
import { formatAmount } from '../../lib/format.ts'
import { textsOf } from '../../lib/page-language.ts'

/** Spots of a group return alike, mostly: they are told as one line. */
export function Returns({ game }: { readonly game: TableGame }) {
  const t = textsOf(tables)
  const lines = new Map<string, { readonly spot: TableGame['spots'][number]; readonly names: string[] }>()
  for (const spot of game.spots) {
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
            <td>{share(spot.returned)}</td>
            <td>{share(spot.houseEdge)}</td>
            <td>{share(spot.hitFrequency)}</td>
            <td>{t('spot.range', { min: formatAmount(spot.min), max: formatAmount(spot.max) })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

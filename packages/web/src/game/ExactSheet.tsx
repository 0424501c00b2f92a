import type { ParSheet } from '@spilvaerk/slot-engine'
import { trpc } from '../lib/trpc.ts'
import { Badge } from '../ui/badge.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { ErrorState } from '../ui/states.tsx'
import { MEANINGS, odds, plain, share, times } from './figures.ts'
import { What } from './What.tsx'

export function ExactSheet({ id }: { readonly id: number }) {
  const { data, error, refetch } = trpc.studio.sheet.useQuery({ id })
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) {
    return (
      <div role="status" className="grid gap-3">
        <span className="sr-only">Regner…</span>
        {[1, 2, 3, 4, 5, 6].map((row) => (
          <Skeleton key={row} className="h-14" />
        ))}
      </div>
    )
  }
  return (
    <>
      <Badge tone="petrol" className="mb-4">
        Eksakt
      </Badge>
      <dl className="grid divide-y divide-line">
        {rowsOf(data.sheet).map(({ name, value, what }) => (
          <div key={name} className="grid grid-cols-[1fr_auto] gap-x-4 py-2.5">
            <dt className="font-medium">{name}</dt>
            <dd className="font-bold font-display tabular-nums">{value}</dd>
            <dd className="col-span-2">
              <What of={name}>{what}</What>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

type Row = { readonly name: string; readonly value: string; readonly what: string }

function rowsOf(sheet: ParSheet): Row[] {
  const { maxWin, rtpBySource, betCoins } = sheet
  return [
    { name: 'Tilbagebetaling (RTP)', value: share(sheet.rtp), what: MEANINGS.rtp },
    { name: 'Gevinsthyppighed', value: share(sheet.hitFrequency), what: MEANINGS.hitFrequency },
    { name: 'Standardafvigelse', value: plain(sheet.standardDeviation), what: MEANINGS.deviation },
    { name: 'Volatilitetsindeks', value: plain(sheet.volatilityIndex), what: MEANINGS.volatilityIndex },
    { name: 'Loft over en runde', value: times(maxWin.capCoins / betCoins), what: MEANINGS.maxWin },
    {
      name: 'Største almindelige spil',
      value: `${times(maxWin.baseCoins / betCoins)}, ${odds(maxWin.baseProbability)}`,
      what: MEANINGS.baseMax,
    },
    { name: 'RTP fra linjer', value: share(rtpBySource.lines), what: MEANINGS.lines },
    { name: 'RTP fra scattere', value: share(rtpBySource.scatters), what: MEANINGS.scatters },
    ...sheet.features.flatMap(({ triggerProbability, averageSpins, averageWin, rtp }) => [
      { name: 'RTP fra gratis spil', value: share(rtp), what: MEANINGS.features },
      { name: 'Gratis spil udløses', value: odds(triggerProbability), what: MEANINGS.trigger },
      { name: 'Gratis spil pr. udløsning', value: plain(averageSpins), what: MEANINGS.averageSpins },
      { name: 'Gevinst pr. udløsning', value: times(averageWin), what: MEANINGS.averageWin },
    ]),
  ]
}

import type { Definition, FeatureSheet, ParSheet } from '@spilvaerk/slot-engine'
import { formatNumber } from '../lib/format.ts'
import { trpc } from '../lib/trpc.ts'
import { Badge } from '../ui/badge.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { ErrorState } from '../ui/states.tsx'
import { Explanation } from './Explanation.tsx'
import { featureName, RULE_NAMES } from './feature-names.ts'
import { MEANINGS, odds, plain, share, times } from './figures.ts'

type ExactSheetProps = { readonly id: number; readonly definition: Definition }

export function ExactSheet({ id, definition }: ExactSheetProps) {
  const { data, error, refetch } = trpc.studio.sheet.useQuery({ id })
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) {
    return (
      <div role="status" className="grid gap-3">
        <span className="sr-only">Regner...</span>
        {[1, 2, 3, 4, 5, 6].map((row) => (
          <Skeleton key={row} className="h-14" />
        ))}
      </div>
    )
  }
  return (
    <>
      <Method sheet={data.sheet} />
      <dl className="grid divide-y divide-line">
        {rowsOf(data.sheet, definition).map(({ name, value, what }) => (
          <div key={name} className="grid grid-cols-[1fr_auto] gap-x-4 py-2.5">
            <dt className="font-medium">{name}</dt>
            <dd className="font-bold font-display tabular-nums">{value}</dd>
            <dd className="col-span-2">
              <Explanation of={name}>{what}</Explanation>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function Method({ sheet }: { readonly sheet: ParSheet }) {
  if (sheet.method === 'exact') {
    return (
      <Badge tone="petrol" className="mb-4">
        Eksakt
      </Badge>
    )
  }
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1">
      <Badge tone="lamp">Simuleret</Badge>
      <p className="text-muted text-sm">
        {formatNumber(sheet.spins)} runder. RTP’ens standardfejl er {share(sheet.standardError)}.
      </p>
    </div>
  )
}

/** Less than this is 0,00 %. */
const SEEN = 0.00005

type Row = { readonly name: string; readonly value: string; readonly what: string }

function rowsOf(sheet: ParSheet, definition: Definition): Row[] {
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
    { name: `RTP fra ${RULE_NAMES[definition.wins.type]}`, value: share(rtpBySource.lines), what: MEANINGS.lines },
    ...(rtpBySource.scatters > 0
      ? [{ name: 'RTP fra scattere', value: share(rtpBySource.scatters), what: MEANINGS.scatters }]
      : []),
    ...sheet.features.flatMap((feature) => featureRows(feature, featureName(definition, feature.id))),
    ...cutRow(sheet),
  ]
}

/** What the parts above give more than the whole: with it they add up. */
function cutRow({ rtp, uncappedRtp }: ParSheet): Row[] {
  const cut = rtp - uncappedRtp
  return cut < -SEEN ? [{ name: 'Skåret fra af loftet', value: share(cut), what: MEANINGS.cut }] : []
}

/** A feature that only another one starts is never triggered by itself. */
function featureRows({ triggerProbability, averageSpins, averageWin, rtp }: FeatureSheet, name: string): Row[] {
  return [
    { name: `RTP fra ${name}`, value: share(rtp), what: MEANINGS.features },
    { name: `Udløsning af ${name}`, value: odds(triggerProbability), what: MEANINGS.trigger },
    ...(averageSpins === undefined
      ? []
      : [{ name: `Antal ${name} pr. udløsning`, value: plain(averageSpins), what: MEANINGS.averageSpins }]),
    { name: `Gevinst pr. udløsning af ${name}`, value: times(averageWin), what: MEANINGS.averageWin },
  ]
}

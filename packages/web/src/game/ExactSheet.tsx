import { figures } from '@spilvaerk/messages/figures'
import type { Definition, FeatureSheet, ParSheet } from '@spilvaerk/slot-engine'
import { formatNumber } from '../lib/format.ts'
import { ifSlot } from '../lib/of-slot.ts'
import { textsOf } from '../lib/page-language.ts'
import { trpc } from '../lib/trpc.ts'
import { Badge } from '../ui/badge.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { ErrorState } from '../ui/states.tsx'
import { Explanation } from './Explanation.tsx'
import { featureName, ruleName } from './feature-names.ts'
import { meaningOf, odds, plain, share, times } from './figures.ts'

type ExactSheetProps = { readonly id: number; readonly definition: Definition }

export function ExactSheet({ id, definition }: ExactSheetProps) {
  const { data: told, error, refetch } = trpc.studio.sheet.useQuery({ id })
  const data = ifSlot(told)
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) {
    return (
      <div role="status" className="grid gap-3">
        <span className="sr-only">{textsOf(figures)('working')}</span>
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
        {textsOf(figures)('exact')}
      </Badge>
    )
  }
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1">
      <Badge tone="lamp">{textsOf(figures)('simulated')}</Badge>
      <p className="text-muted text-sm">
        {textsOf(figures)('simulatedAbout', {
          rounds: formatNumber(sheet.spins),
          error: share(sheet.standardError),
        })}
      </p>
    </div>
  )
}

/** Less than this is 0,00 %. */
const SEEN = 0.00005

type Row = { readonly name: string; readonly value: string; readonly what: string }

function rowsOf(sheet: ParSheet, definition: Definition): Row[] {
  const t = textsOf(figures)
  const { maxWin, rtpBySource, betCoins } = sheet
  return [
    { name: t('names.rtp'), value: share(sheet.rtp), what: meaningOf('rtp') },
    { name: t('names.hitFrequency'), value: share(sheet.hitFrequency), what: meaningOf('hitFrequency') },
    { name: t('names.deviation'), value: plain(sheet.standardDeviation), what: meaningOf('deviation') },
    { name: t('names.volatilityIndex'), value: plain(sheet.volatilityIndex), what: meaningOf('volatilityIndex') },
    { name: t('names.maxWin'), value: times(maxWin.capCoins / betCoins), what: meaningOf('maxWin') },
    {
      name: t('names.baseMax'),
      value: `${times(maxWin.baseCoins / betCoins)}, ${odds(maxWin.baseProbability)}`,
      what: meaningOf('baseMax'),
    },
    {
      name: t('names.rtpFrom', { source: ruleName(definition.wins.type) }),
      value: share(rtpBySource.lines),
      what: meaningOf('lines'),
    },
    ...(rtpBySource.scatters > 0
      ? [
          {
            name: t('names.rtpFrom', { source: t('names.scatters') }),
            value: share(rtpBySource.scatters),
            what: meaningOf('scatters'),
          },
        ]
      : []),
    ...sheet.features.flatMap((feature) => featureRows(feature, featureName(definition, feature.id))),
    ...cutRow(sheet),
  ]
}

/** What the parts above give more than the whole: with it they add up. */
function cutRow({ rtp, uncappedRtp }: ParSheet): Row[] {
  const cut = rtp - uncappedRtp
  return cut < -SEEN ? [{ name: textsOf(figures)('names.cut'), value: share(cut), what: meaningOf('cut') }] : []
}

/** A feature that only another one starts is never triggered by itself. */
function featureRows({ triggerProbability, averageSpins, averageWin, rtp }: FeatureSheet, name: string): Row[] {
  const t = textsOf(figures)
  return [
    { name: t('names.rtpFrom', { source: name }), value: share(rtp), what: meaningOf('features') },
    { name: t('names.trigger', { feature: name }), value: odds(triggerProbability), what: meaningOf('trigger') },
    ...(averageSpins === undefined
      ? []
      : [
          {
            name: t('names.averageSpins', { feature: name }),
            value: plain(averageSpins),
            what: meaningOf('averageSpins'),
          },
        ]),
    { name: t('names.averageWin', { feature: name }), value: times(averageWin), what: meaningOf('averageWin') },
  ]
}

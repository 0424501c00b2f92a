import { generator } from '@spilvaerk/messages/generator'
import { studio } from '@spilvaerk/messages/studio'
import type { Game, SlotGame } from '@spilvaerk/schemas'
import { formatAmount, formatNumber, formatPercent, formatProvedRtp, formatRtp } from '../../lib/format.ts'
import { ifSlot } from '../../lib/of-slot.ts'
import { textsOf } from '../../lib/page-language.ts'
import { trpc } from '../../lib/trpc.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'

/** Versions never change. */
const FOREVER = { staleTime: Number.POSITIVE_INFINITY }

/** What the preview game pays back, and how often it wins, in percent. */
const SAMPLE_RTP = 87.5
const SAMPLE_HITS = 25

/** What the definition proves, and what was really played. */
export function StatisticsCard({ game }: { readonly game: Game | undefined }) {
  const t = textsOf(generator)
  return (
    <Card aria-labelledby="statistics" className="studio-card grid gap-4">
      <h2 id="statistics" className="text-lg">
        {t('statistics.title')}
      </h2>
      {game ? (
        <>
          <Proved game={game} />
          <Played id={game.id} isTable={game.kind !== 'slot'} />
        </>
      ) : (
        <p className="text-muted text-sm">
          {t('statistics.none', { rtp: formatPercent(SAMPLE_RTP), hits: formatPercent(SAMPLE_HITS) })}
        </p>
      )}
    </Card>
  )
}

/** Whether the figures are exact, and if not, how near the RTP is known. */
function Basis({ id, version }: { readonly id: number; readonly version: number }) {
  const t = textsOf(generator)
  const sheet = ifSlot(trpc.studio.versionSheet.useQuery({ id, version }, FOREVER).data)?.sheet
  if (!sheet) return null
  if (sheet.method === 'exact') return <Badge tone="green">{t('exact')}</Badge>
  // A design may find its RTP from exact parts alone, and sample the other figures.
  if (sheet.standardError === 0) return <Badge>{t('statistics.rtpExact')}</Badge>
  const points = Math.round(2.576 * sheet.standardError * 10_000) / 100
  return <Badge>{t('statistics.simulated', { points: formatNumber(points) })}</Badge>
}

function windowOf({ reels, wins, paylines }: SlotGame) {
  const t = textsOf(generator)
  return [
    { name: t('figures.reels'), value: formatNumber(reels) },
    wins === 'lines'
      ? { name: t('figures.paylines'), value: formatNumber(paylines) }
      : { name: t('figures.winsBy'), value: t(`wins.${wins}`) },
  ]
}

function Proved({ game }: { readonly game: Game }) {
  const t = textsOf(generator)
  const figures = [
    { name: t('figures.rtp'), value: formatProvedRtp(game.rtp) },
    { name: t('figures.hitFrequency'), value: formatPercent(game.hitFrequency * 100) },
    { name: t('figures.volatility'), value: textsOf(studio)(`volatility.${game.volatility}`) },
    ...(game.kind === 'slot' ? windowOf(game) : []),
    { name: t('figures.maxWin'), value: `${formatNumber(game.maxWinMultiplier)}x` },
  ]
  return (
    <div>
      <p className="mb-2 flex flex-wrap gap-2">
        <Badge tone="petrol">{t('statistics.ofDefinition')}</Badge>
        <Basis id={game.id} version={game.version} />
      </p>
      <dl className="studio-figures">
        {figures.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {game.kind !== 'slot' && (
        <p className="mt-2 text-muted text-sm">{t('statistics.ofMainBet', { spot: game.spots[0]?.name ?? '' })}</p>
      )}
    </div>
  )
}

function Played({ id, isTable }: { readonly id: number; readonly isTable: boolean }) {
  const t = textsOf(generator)
  const stats = trpc.rounds.stats.useQuery({ id }).data
  // The rows stand before their figures come: what is below stays where it is.
  const figures = [
    {
      name: t(isTable ? 'figures.totalRounds' : 'figures.totalSpins'),
      value: stats ? formatNumber(stats.totalSpins) : '–',
    },
    { name: t('figures.totalWins'), value: stats ? formatNumber(stats.totalWins) : '–' },
    { name: t('figures.totalWagered'), value: stats ? formatAmount(stats.totalWagered) : '–' },
    { name: t('figures.biggestWin'), value: stats ? formatAmount(stats.biggestWin / 100) : '–' },
    { name: t('figures.currentRtp'), value: stats && stats.totalSpins > 0 ? formatRtp(stats.currentRtp) : '–' },
  ]
  return (
    <div>
      <Badge tone="lamp" className="mb-2">
        {t('statistics.played')}
      </Badge>
      <dl className="studio-figures">
        {figures.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

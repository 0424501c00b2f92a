import { analytics } from '@spilvaerk/messages/analytics'
import type { StudioGame } from '@spilvaerk/schemas'
import { useState } from 'react'
import { share } from '../../game/figures.ts'
import { formatAmount, formatNumber, formatRtp } from '../../lib/format.ts'
import { textsOf } from '../../lib/page-language.ts'
import { trpc } from '../../lib/trpc.ts'
import { wholePercent } from '../../lib/whole-percent.ts'
import { useDraft } from '../../shell/draft.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { DemoBadge } from '../Demonstration.tsx'
import { dollars } from '../dollars.ts'
import { FigureTiles } from '../FigureTiles.tsx'
import { GamePicker } from '../GamePicker.tsx'
import { OverTime } from './OverTime.tsx'

const sample = () => {
  const t = textsOf(analytics)
  return [
    { name: t('sample.players'), value: formatNumber(12_847) },
    { name: t('sample.session'), value: t('sample.sessionTime') },
    { name: t('sample.revenue'), value: dollars(45_230) },
    { name: t('sample.retention'), value: wholePercent(68) },
  ]
}

/** The examples of the specification, and the figures of rounds that were really played. */
export const AnalyticsTab = () => {
  const t = textsOf(analytics)
  return (
    <div className="grid grid-cols-1 gap-6">
      <section aria-labelledby="real" className="grid grid-cols-1 gap-4">
        <h2 id="real" className="flex flex-wrap items-center gap-3 text-xl">
          {t('played.title')} <Badge tone="lamp">{t('played.source')}</Badge>
        </h2>
        <p className="text-muted text-sm">{t('played.what')}</p>
        <RealFigures />
      </section>
      <section aria-labelledby="sample" className="grid grid-cols-1 gap-4">
        <h2 id="sample" className="flex flex-wrap items-center gap-3 text-xl">
          {t('sample.title')} <DemoBadge />
        </h2>
        <FigureTiles figures={sample()} />
      </section>
    </div>
  )
}

function RealFigures() {
  const t = textsOf(analytics)
  const games = trpc.studio.games.useQuery()
  const selected = useDraft((draft) => draft.gameId)
  const [picked, setPicked] = useState<number>()
  return (
    <Loaded query={games} height="h-192">
      {(list) => {
        const played = list.toSorted((a, b) => b.popularity - a.popularity)
        const chosen = played.find((game) => game.id === (picked ?? selected)) ?? played[0]
        return (
          <div className="grid grid-cols-1 gap-4">
            <div className="max-w-md">
              <GamePicker label={t('game')} games={played} value={chosen?.id} onChange={setPicked} />
            </div>
            {chosen && <Stats {...chosen} />}
            {chosen && <OverTime id={chosen.id} isMine={chosen.role === 'owner'} />}
            <MostPlayed games={played.slice(0, 10)} />
          </div>
        )
      }}
    </Loaded>
  )
}

/** While nothing has been played. */
const NONE = '–'

type StatsProps = Pick<StudioGame, 'id' | 'rtp' | 'popularity' | 'kind'>

function Stats({ id, rtp, popularity, kind }: StatsProps) {
  const t = textsOf(analytics)
  const isTable = kind !== 'slot'
  const stats = trpc.rounds.stats.useQuery({ id })
  return (
    <Loaded query={stats} height="h-51 max-lg:h-104">
      {({ totalSpins, totalWins, totalWagered, biggestWin, currentRtp }) => (
        <FigureTiles
          figures={[
            { name: t('players'), value: formatNumber(popularity) },
            { name: t(isTable ? 'rounds' : 'spins'), value: formatNumber(totalSpins) },
            { name: t('wins'), value: formatNumber(totalWins) },
            { name: t('hitFrequency'), value: totalSpins === 0 ? NONE : share(totalWins / totalSpins) },
            { name: t('wagered'), value: formatAmount(totalWagered) },
            { name: t('biggestWin'), value: totalWins === 0 ? NONE : formatAmount(biggestWin / 100) },
            { name: t('rtpSoFar'), value: totalSpins === 0 ? NONE : formatRtp(currentRtp) },
            { name: t(isTable ? 'rtpOfTable' : 'rtpOfGame'), value: formatRtp(rtp) },
          ]}
        />
      )}
    </Loaded>
  )
}

type MostPlayedProps = {
  readonly games: readonly {
    readonly id: number
    readonly name: string
    readonly popularity: number
    readonly rtp: number
  }[]
}

const MostPlayed = ({ games }: MostPlayedProps) => {
  const t = textsOf(analytics)
  return (
    <Card aria-labelledby="most-played" className="studio-card">
      <h3 id="most-played" className="mb-2 text-lg">
        {t('mostPlayed')}
      </h3>
      <table className="studio-table">
        <thead>
          <tr>
            <th scope="col">{t('game')}</th>
            <th scope="col">{t('players')}</th>
            <th scope="col">{t('rtp')}</th>
          </tr>
        </thead>
        <tbody>
          {games.map(({ id, name, popularity, rtp }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{formatNumber(popularity)}</td>
              <td>{formatRtp(rtp)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

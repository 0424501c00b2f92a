import { pools as poolTexts } from '@spilvaerk/messages/pools'
import type { JackpotPools, PaidPool } from '@spilvaerk/schemas'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { TEXT_LINK } from '../../auth/OtherLinks.tsx'
import { formatMoment } from '../../lib/danish-time.ts'
import { formatKroner, formatNumber } from '../../lib/format.ts'
import { textsOf } from '../../lib/page-language.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Rich } from '../../ui/rich.tsx'
import { differenceOf } from './check-pool.ts'

const SHOWN = 10
const CENTS = 1e6

type PaidPoolListProps = { readonly gameId: number; readonly jackpots: JackpotPools; readonly coin: number }

/** The pools of one bet that have paid, newest first. */
export function PaidPoolList({ gameId, jackpots, coin }: PaidPoolListProps) {
  const t = textsOf(poolTexts)
  const paid = trpc.rounds.paidJackpots.useQuery({ id: gameId })
  const ofBet = ({ coin: own }: PaidPool): boolean => Math.round(own * CENTS) === Math.round(coin * CENTS)
  return (
    <section aria-labelledby="betalte" className="grid gap-3 border-line border-t pt-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id="betalte" className="font-display font-semibold text-base">
          {t('paid')}
        </h3>
        <a
          href={`/api/games/${gameId}/jackpots/history`}
          download={t('fileName', { id: gameId })}
          className={buttonClass('secondary', 'sm')}
        >
          <Download aria-hidden className="size-4" />
          {t('downloadAll')}
        </a>
      </div>
      <p className="max-w-prose text-muted text-sm">
        <Rich text={t('checkAbout')} marks={{ code: (text) => <code>{text}</code> }} />
      </p>
      <Loaded query={paid} height="h-40">
        {({ pools }) => {
          const shown = pools.filter(ofBet).slice(0, SHOWN)
          return shown.length === 0 ? (
            <p className="rounded-md border border-line border-dashed px-4 py-8 text-center text-muted">
              {t('nonePaid')}
            </p>
          ) : (
            <ul className="grid gap-3">
              {shown.map((pool) => (
                <Row key={pool.id} pool={pool} name={jackpots.find(({ id }) => id === pool.jackpot)?.name} />
              ))}
            </ul>
          )
        }}
      </Loaded>
    </section>
  )
}

function Row({ pool, name }: { readonly pool: PaidPool; readonly name: string | undefined }) {
  const t = textsOf(poolTexts)
  const { jackpot, number, by, paidCoins, coin, endedAt, seed, seedHash, hitAtCoins, rounds, roundId } = pool
  return (
    <li className="grid gap-2 rounded-md border border-line p-4 text-sm">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span>
          <Rich
            text={t('numberAndEnd', { name: name ?? jackpot, number: formatNumber(number), end: t(`ends.${by}`) })}
            marks={{ name: (text) => <span className="font-semibold">{text}</span> }}
          />
        </span>
        <span className="font-semibold tabular-nums">{formatKroner(paidCoins * coin)}</span>
      </p>
      <p className="text-muted text-xs">
        {formatMoment(endedAt)}
        {rounds !== null && ` · ${t('rounds', { count: rounds, amount: formatNumber(rounds) })}`}
        {hitAtCoins !== null && ` · ${t('height', { count: hitAtCoins, amount: formatNumber(hitAtCoins) })}`}
        {roundId && (
          <>
            {' · '}
            <a href={`/rounds/${roundId}`} className={TEXT_LINK}>
              {t('toRound')}
            </a>
          </>
        )}
      </p>
      {seed && (
        <dl className="grid gap-1 text-xs">
          <dt className="text-muted">Seed</dt>
          <dd className="break-all font-mono">{seed}</dd>
          <dt className="text-muted">{t('shownBefore')}</dt>
          <dd className="break-all font-mono">{seedHash}</dd>
        </dl>
      )}
      <Check pool={pool} />
    </li>
  )
}

function Check({ pool }: { readonly pool: PaidPool }) {
  const [verdict, setVerdict] = useState<string>()
  const check = async (): Promise<void> => {
    const difference = await differenceOf(pool)
    const t = textsOf(poolTexts)
    setVerdict(difference ? t('differs', { field: difference }) : t('matches'))
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="secondary" size="sm" onClick={() => void check()}>
        {textsOf(poolTexts)('check')}
      </Button>
      <span role="status" className="text-muted text-xs">
        {verdict}
      </span>
    </div>
  )
}

import type { JackpotPools, PaidPool } from '@spilvaerk/schemas'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { TEXT_LINK } from '../../auth/OtherLinks.tsx'
import { formatMoment } from '../../lib/danish-time.ts'
import { formatKroner, formatNumber } from '../../lib/format.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { differenceOf } from './check-pool.ts'

const SHOWN = 10
const CENTS = 1e6

type PaidPoolListProps = { readonly gameId: number; readonly jackpots: JackpotPools; readonly coin: number }

/** The pools of one bet that have paid, newest first. */
export function PaidPoolList({ gameId, jackpots, coin }: PaidPoolListProps) {
  const paid = trpc.rounds.paidJackpots.useQuery({ id: gameId })
  const ofBet = ({ coin: own }: PaidPool): boolean => Math.round(own * CENTS) === Math.round(coin * CENTS)
  return (
    <section aria-labelledby="betalte" className="grid gap-3 border-line border-t pt-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id="betalte" className="font-display font-semibold text-base">
          Puljer, der har betalt
        </h3>
        <a
          href={`/api/games/${gameId}/jackpots/history`}
          download={`jackpotpuljer-${gameId}.json`}
          className={buttonClass('secondary', 'sm')}
        >
          <Download aria-hidden className="size-4" />
          Hent alle som fil
        </a>
      </div>
      <p className="max-w-prose text-muted text-sm">
        Kontrollér en pulje her i din browser, eller hent filen og kør <code>slot-engine verify</code> på den.
      </p>
      <Loaded query={paid} height="h-40">
        {({ pools }) => {
          const shown = pools.filter(ofBet).slice(0, SHOWN)
          return shown.length === 0 ? (
            <p className="rounded-md border border-line border-dashed px-4 py-8 text-center text-muted">
              Ingen pulje har betalt ved denne indsats endnu.
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

const ENDS: Readonly<Record<PaidPool['by'], string>> = {
  mustHit: 'faldt ved sin højde',
  prize: 'vundet af en præmie',
  changed: 'spillet blev ændret',
}

function Row({ pool, name }: { readonly pool: PaidPool; readonly name: string | undefined }) {
  const { jackpot, number, by, paidCoins, coin, endedAt, seed, seedHash, hitAtCoins, rounds, roundId } = pool
  return (
    <li className="grid gap-2 rounded-md border border-line p-4 text-sm">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span>
          <span className="font-semibold">{name ?? jackpot}</span> nr. {formatNumber(number)}, {ENDS[by]}
        </span>
        <span className="font-semibold tabular-nums">{formatKroner(paidCoins * coin)}</span>
      </p>
      <p className="text-muted text-xs">
        {formatMoment(endedAt)}
        {rounds !== null && ` · ${formatNumber(rounds)} runder`}
        {hitAtCoins !== null && ` · højde ${formatNumber(hitAtCoins)} mønter`}
        {roundId && (
          <>
            {' · '}
            <a href={`/rounds/${roundId}`} className={TEXT_LINK}>
              Se runden
            </a>
          </>
        )}
      </p>
      {seed && (
        <dl className="grid gap-1 text-xs">
          <dt className="text-muted">Seed</dt>
          <dd className="break-all font-mono">{seed}</dd>
          <dt className="text-muted">Fingeraftryk, vist på forhånd</dt>
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
    setVerdict(difference ? `Stemmer ikke: ${difference}` : 'Stemmer: fingeraftryk, højde, runder og beløb')
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="secondary" size="sm" onClick={() => void check()}>
        Kontrollér
      </Button>
      <span role="status" className="text-muted text-xs">
        {verdict}
      </span>
    </div>
  )
}

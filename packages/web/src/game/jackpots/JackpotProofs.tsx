import { pools as poolTexts } from '@spilvaerk/messages/pools'
import type { JackpotPools } from '@spilvaerk/schemas'
import type { Definition } from '@spilvaerk/slot-engine'
import { useId, useState } from 'react'
import { formatMoment } from '../../lib/danish-time.ts'
import { formatKroner, formatNumber } from '../../lib/format.ts'
import { textsOf } from '../../lib/page-language.ts'
import { trpc } from '../../lib/trpc.ts'
import { Card } from '../../ui/card.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { PlainSelect } from '../../ui/plain-select.tsx'
import { PaidPoolList } from './PaidPoolList.tsx'

type JackpotProofsProps = { readonly gameId: number; readonly definition: Definition }

/** What the jackpots of a game are committed to, and the pools that have paid, with a way to check them. */
export function JackpotProofs({ gameId, definition }: JackpotProofsProps) {
  const t = textsOf(poolTexts)
  const pools = trpc.rounds.jackpots.useQuery({ id: gameId })
  return (
    <Card aria-labelledby="puljer" className="grid gap-5">
      <div>
        <h2 id="puljer" className="text-xl">
          {t('title')}
        </h2>
        <p className="mt-1 max-w-prose text-muted text-sm">{t('about')}</p>
      </div>
      <Loaded query={pools} height="h-64">
        {(known) => <OfBet gameId={gameId} betCoins={definition.betCoins} jackpots={known} />}
      </Loaded>
    </Card>
  )
}

type OfBetProps = { readonly gameId: number; readonly betCoins: number; readonly jackpots: JackpotPools }

function OfBet({ gameId, betCoins, jackpots }: OfBetProps) {
  const id = useId()
  const bets = jackpots[0]?.pools.map(({ bet }) => bet) ?? []
  const [bet, setBet] = useState(bets[0] ?? 0)
  return (
    <>
      <div className="grid gap-1 sm:w-56">
        <label htmlFor={id} className="text-muted text-sm">
          {textsOf(poolTexts)('bet')}
        </label>
        <PlainSelect id={id} value={bet} onChange={({ target }) => setBet(Number(target.value))}>
          {bets.map((one) => (
            <option key={one} value={one}>
              {formatKroner(one)}
            </option>
          ))}
        </PlainSelect>
      </div>
      <ul className="grid gap-4">
        {jackpots.map((jackpot) => (
          <OpenPool key={jackpot.id} jackpot={jackpot} bet={bet} />
        ))}
      </ul>
      <PaidPoolList gameId={gameId} jackpots={jackpots} coin={bet / betCoins} />
    </>
  )
}

function OpenPool({ jackpot, bet }: { readonly jackpot: JackpotPools[number]; readonly bet: number }) {
  const pool = jackpot.pools.find((one) => one.bet === bet)
  const commitment = pool?.commitment
  const t = textsOf(poolTexts)
  return (
    <li className="grid gap-1 rounded-md border border-line bg-ground/60 p-4 text-sm">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="font-semibold">{jackpot.name}</span>
        <span className="text-lamp-bright tabular-nums">{formatKroner(pool?.amount ?? 0)}</span>
      </p>
      {commitment ? (
        <>
          <p className="text-muted text-xs">{t('seedHash')}</p>
          <code className="break-all font-mono text-xs">{commitment.seedHash}</code>
          <p className="text-muted text-xs">
            {t('opened', {
              count: commitment.rounds,
              amount: formatNumber(commitment.rounds),
              number: formatNumber(commitment.number),
              when: formatMoment(commitment.openedAt),
            })}
          </p>
        </>
      ) : (
        <p className="text-muted text-xs">{t(jackpot.mustHitByCoins === null ? 'byPrizeOnly' : 'openedBefore')}</p>
      )}
    </li>
  )
}

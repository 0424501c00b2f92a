import { account } from '@spilvaerk/messages/account'
import type { PlayedRound } from '@spilvaerk/schemas'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { TEXT_LINK } from '../auth/OtherLinks.tsx'
import { cn } from '../lib/cn.ts'
import { formatMoment } from '../lib/danish-time.ts'
import { formatAmount } from '../lib/format.ts'
import { textsOf } from '../lib/page-language.ts'
import { replayOf } from '../lib/replay-path.ts'
import { trpc } from '../lib/trpc.ts'
import { Badge } from '../ui/badge.tsx'
import { Card } from '../ui/card.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { MoreButton } from '../ui/more-button.tsx'

type RoundHistoryProps = {
  /** What stands under the rounds: shown when they are there, so that they do not push it down. */
  readonly below: ReactNode
}

/** The member's own rounds, newest first; each leads to its replay. */
export function RoundHistory({ below }: RoundHistoryProps) {
  const t = textsOf(account)
  const history = trpc.rounds.history.useInfiniteQuery(
    {},
    { getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined },
  )
  const rounds = history.data?.pages.flatMap((page) => page.rounds)
  return (
    <>
      <Card aria-labelledby="runder" className="grid gap-4">
        <div>
          <h2 id="runder" className="text-xl">
            {t('rounds.title')}
          </h2>
          <p className="mt-1 max-w-prose text-muted text-sm">{t('rounds.lead')}</p>
        </div>
        <Loaded query={{ ...history, data: rounds }} height="h-176">
          {(rows) =>
            rows.length === 0 ? (
              <p className="rounded-md border border-line border-dashed px-4 py-10 text-center text-muted">
                {t('rounds.none')}
              </p>
            ) : (
              <ul>
                {rows.map((round) => (
                  <RoundRow key={round.roundId} round={round} />
                ))}
              </ul>
            )
          }
        </Loaded>
        <MoreButton pages={history} />
      </Card>
      {!history.isPending && below}
    </>
  )
}

function RoundRow({ round }: { readonly round: PlayedRound }) {
  const { roundId, gameName, stake, cost, totalWin, open, createdAt } = round
  const t = textsOf(account)
  const sum = (amount: number): string =>
    t(stake === 'money' ? 'rounds.money' : 'rounds.credits', { amount: formatAmount(amount) })
  return (
    <li className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-0.5 border-line border-b py-2.5 text-sm last:border-0">
      <span className="flex min-w-0 flex-wrap items-baseline gap-x-2">
        <span className="font-semibold">{gameName}</span>
        {stake === 'demo' && <Badge>{t('rounds.demo')}</Badge>}
        {open && <Badge tone="petrol">{t('rounds.open')}</Badge>}
      </span>
      <span className={cn('text-right font-semibold tabular-nums', totalWin > cost && 'text-green-text')}>
        {open ? '–' : sum(totalWin)}
      </span>
      <span className="text-muted text-xs">
        {formatMoment(createdAt)} · <span className="whitespace-nowrap">{t('rounds.bet', { amount: sum(cost) })}</span>
      </span>
      <Link to={replayOf(roundId)} className={cn(TEXT_LINK, 'text-right text-xs')}>
        {t('rounds.replay')}
      </Link>
    </li>
  )
}

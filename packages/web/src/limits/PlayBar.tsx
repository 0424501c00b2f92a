import { stakes } from '@spilvaerk/messages/stakes'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { formatKroner } from '../lib/format.ts'
import { textsOf } from '../lib/page-language.ts'
import { trpc } from '../lib/trpc.ts'
import { PlayClock } from './PlayClock.tsx'
import { RealityCheckDialog } from './RealityCheckDialog.tsx'
import { usePlayBarPx, usePlaySession } from './use-play-session.ts'
import { useStake } from './use-stake.ts'

/** On each page while money is played for: the clock, the net position, the balance, and the way to the limits. */
export function PlayBar() {
  const stake = useStake()
  const t = textsOf(stakes)
  const { data: session = null } = usePlaySession()
  const heightPx = usePlayBarPx()
  useRoomForBar(heightPx)
  if (heightPx === 0) return null
  return (
    <>
      <section
        aria-label={t('bar.label')}
        className="play-bar sticky top-0 z-20 border-brass-dark border-b bg-petrol-deep md:top-[calc(4rem+1px)]"
      >
        <div className="mx-auto flex h-10 max-w-page items-center justify-between gap-4 px-4 md:px-8">
          <PlayClock session={session} />
          <div className="flex items-center gap-5 text-sm">
            <Balance />
            <Link
              to="/account"
              search={{ afsnit: 'graenser' }}
              className="whitespace-nowrap text-petrol-text underline underline-offset-4 hover:text-paper"
            >
              {t('bar.limits')}
            </Link>
          </div>
        </div>
      </section>
      {session && stake === 'money' && <RealityCheckDialog session={session} />}
    </>
  )
}

function Balance() {
  const t = textsOf(stakes)
  const { data: wallet } = trpc.wallet.get.useQuery()
  if (!wallet) return null
  return (
    <p className="whitespace-nowrap tabular-nums max-sm:hidden">
      <span className="text-muted">{t('bar.balance')} </span>
      <span className="font-semibold">{formatKroner(wallet.balance)}</span>
      {wallet.deposits.test && <span className="ml-2 text-petrol-text">{t('bar.test')}</span>}
    </p>
  )
}

/** What else sticks to the top of the window leaves room for the bar. */
function useRoomForBar(heightPx: number): void {
  useEffect(() => {
    if (heightPx === 0) return
    document.documentElement.style.setProperty('--play-bar', `${heightPx}px`)
    return () => {
      document.documentElement.style.removeProperty('--play-bar')
    }
  }, [heightPx])
}

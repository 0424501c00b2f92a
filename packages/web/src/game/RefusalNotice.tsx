import { playing } from '@spilvaerk/messages/playing'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { textsOf } from '../lib/page-language.ts'
import { trpc } from '../lib/trpc.ts'
import { playRefusalOf, useLimits } from '../limits/use-limits.ts'
import { useIsPlayer, useStakeChoice } from '../limits/use-stake.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Rich } from '../ui/rich.tsx'
import type { GamePlay } from './game-play.ts'
import { isForMoney } from './only-demo.ts'
import type { RoundRefusal } from './play-phase.ts'
import { usePlayState } from './use-play-state.ts'

/** What stands between the player and the next round for money, with the way out. */
export function RefusalNotice({ play }: { readonly play: GamePlay }) {
  const { game, stake, store } = play
  const notice = usePlayState(store, (state) => state.notice)
  const { data: limits } = useLimits()
  if (stake === 'demo') return <WaitingForMoney game={game} />
  if (limits?.reason) {
    return (
      <Barrier way={wayOut(playRefusalOf(limits), game.id) ?? <ToLimits />}>
        <b>{limits.reason.replace(/\.?$/, '.')}</b>
        {limits.block && <StopSpillet />}
      </Barrier>
    )
  }
  const way = notice?.kind === 'refused' && wayOut(notice.refusal, game.id)
  if (!way) return null
  return (
    <Barrier way={way}>
      <Rich text={textsOf(playing)('refusal.notTaken', { why: notice.message })} marks={BOLD} />
    </Barrier>
  )
}

const Barrier = ({ way, children }: { readonly way: ReactNode; readonly children: ReactNode }) => (
  <div role="alert" className="game-alert">
    <p>{children}</p>
    {way}
  </div>
)

const StopSpillet = () => (
  <>
    {' '}
    {textsOf(playing)('refusal.stopSpillet')}{' '}
    <a href="tel:+4570222825" className="whitespace-nowrap underline underline-offset-4">
      +45 70 22 28 25
    </a>
  </>
)

const LINK = buttonClass('secondary', 'sm', 'min-h-11')
const BOLD = { b: (text: string) => <b>{text}</b> }

const ToLimits = () => (
  <Link to="/account" search={{ afsnit: 'graenser' }} className={LINK}>
    {textsOf(playing)('refusal.toLimits')}
  </Link>
)

function wayOut(refusal: RoundRefusal | undefined, gameId: number): ReactNode {
  const t = textsOf(playing)
  switch (refusal) {
    case 'identityMissing':
      return (
        <Link to="/account" search={{ afsnit: 'identitet', next: `/games/${gameId}` }} className={LINK}>
          {t('refusal.confirmIdentity')}
        </Link>
      )
    case 'listedInRofus':
    case 'rofusSilent':
    case 'underAge':
      return (
        <Link to="/account" search={{ afsnit: 'identitet' }} className={LINK}>
          {t('refusal.toIdentity')}
        </Link>
      )
    case 'insufficientFunds':
      return (
        <Link to="/account" search={{ afsnit: 'saldo' }} className={LINK}>
          {t('short.deposit')}
        </Link>
      )
    case 'depositLimitsMissing':
    case 'overLossLimit':
    case 'overTimeLimit':
    case 'paused':
    case 'excluded':
      return <ToLimits />
    case 'notLoggedIn':
      return (
        <Link to="/auth/login" className={LINK}>
          {t('refusal.logIn')}
        </Link>
      )
    default:
      return undefined
  }
}

/** A round for money that waits is not forgotten because this tab plays demo. */
function WaitingForMoney({ game }: Pick<GamePlay, 'game'>) {
  const isPlayer = useIsPlayer()
  const { data: open } = trpc.rounds.open.useQuery({ id: game.id }, { enabled: isPlayer, refetchOnMount: 'always' })
  const t = textsOf(playing)
  if (!isPlayer || !open) return null
  return (
    <div className="game-alert border-edge bg-raised">
      <p>
        <Rich text={t('refusal.waiting')} marks={BOLD} />
        {!isForMoney(game) && ` ${t('refusal.endsByItself')}`}
      </p>
      {isForMoney(game) && (
        <Button size="sm" onClick={() => useStakeChoice.getState().choose('money')}>
          {t('otherRound.finish')}
        </Button>
      )}
    </div>
  )
}

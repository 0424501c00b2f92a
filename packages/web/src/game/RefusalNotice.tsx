import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { trpc } from '../lib/trpc.ts'
import { useLimits } from '../limits/use-limits.ts'
import { useIsPlayer, useStakeChoice } from '../limits/use-stake.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import type { GamePlay } from './game-play.ts'
import { isForMoney } from './only-demo.ts'
import { usePlayState } from './use-play-state.ts'

/** What stands between the player and the next round for money, with the way out. */
export function RefusalNotice({ play }: { readonly play: GamePlay }) {
  const { game, stake, store } = play
  const notice = usePlayState(store, (state) => state.notice)
  const { data: limits } = useLimits()
  if (stake === 'demo') return <WaitingForMoney game={game} />
  if (limits?.reason) {
    return (
      <Barrier way={wayOut(limits.refusal ?? undefined, game.id) ?? TO_LIMITS}>
        <b>{limits.reason.replace(/\.?$/, '.')}</b>
        {limits.block && <StopSpillet />}
      </Barrier>
    )
  }
  const way = notice?.kind === 'refused' && wayOut(notice.refusal, game.id)
  if (!way) return null
  return (
    <Barrier way={way}>
      <b>{notice.message}.</b> Der er ikke trukket penge.
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
    Tal med StopSpillet:{' '}
    <a href="tel:+4570222825" className="whitespace-nowrap underline underline-offset-4">
      +45 70 22 28 25
    </a>
  </>
)

const LINK = buttonClass('secondary', 'sm', 'min-h-11')
const TO_LIMITS = (
  <Link to="/account" search={{ afsnit: 'graenser' }} className={LINK}>
    Se dine grænser
  </Link>
)

function wayOut(refusal: string | undefined, gameId: number): ReactNode {
  switch (refusal) {
    case 'identityMissing':
      return (
        <Link to="/account" search={{ afsnit: 'identitet', next: `/games/${gameId}` }} className={LINK}>
          Bekræft din identitet
        </Link>
      )
    case 'listedInRofus':
    case 'rofusSilent':
    case 'underAge':
      return (
        <Link to="/account" search={{ afsnit: 'identitet' }} className={LINK}>
          Se din identitet
        </Link>
      )
    case 'insufficientFunds':
      return (
        <Link to="/account" search={{ afsnit: 'saldo' }} className={LINK}>
          Indbetal
        </Link>
      )
    case 'depositLimitsMissing':
    case 'overLossLimit':
    case 'overTimeLimit':
    case 'paused':
    case 'excluded':
      return TO_LIMITS
    case 'notLoggedIn':
      return (
        <Link to="/auth/login" className={LINK}>
          Log ind
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
  if (!isPlayer || !open) return null
  return (
    <div className="game-alert border-edge bg-raised">
      <p>
        <b>Du har en runde for penge, der venter på dit valg.</b> Indsatsen er betalt.
        {!isForMoney(game) && ' Spillet tager ikke penge mere: runden afsluttes af sig selv inden 24 timer.'}
      </p>
      {isForMoney(game) && (
        <Button size="sm" onClick={() => useStakeChoice.getState().choose('money')}>
          Gør runden færdig
        </Button>
      )}
    </div>
  )
}

import { stakes } from '@spilvaerk/messages/stakes'
import type { PlaySession } from '@spilvaerk/schemas'
import { Link } from '@tanstack/react-router'
import { serverWords } from '../auth/server-faults.ts'
import { formatMinutes } from '../lib/danish-time.ts'
import { formatKroner } from '../lib/format.ts'
import { textsOf } from '../lib/page-language.ts'
import { trpc } from '../lib/trpc.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Notice } from '../ui/notice.tsx'
import { isCheckDue, usePlayedSeconds } from './use-play-session.ts'
import { useStakeChoice } from './use-stake.ts'

const MINUTE_S = 60

/** Stops the play for a look at how it goes. The server lets no round for money through until it is answered. */
export function RealityCheckDialog({ session }: { readonly session: PlaySession }) {
  const utils = trpc.useUtils()
  const t = textsOf(stakes)
  const seconds = usePlayedSeconds(session)
  const goOn = trpc.limits.acknowledge.useMutation({ onSuccess: () => utils.limits.invalidate() })
  const stop = (): void => useStakeChoice.getState().choose('demo')
  const { wagered, won, net, rounds } = session
  return (
    <Dialog
      title={t('check.title', { time: formatMinutes(Math.floor(seconds / MINUTE_S)) })}
      description={t('check.lead')}
      open={isCheckDue(session, seconds)}
      onOpenChange={(isOpen) => isOpen || stop()}
    >
      <dl className="well grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 rounded-md border-line px-4 py-4 tabular-nums">
        <Figure name={t('check.rounds')} value={String(rounds)} />
        <Figure name={t('check.bets')} value={formatKroner(wagered)} />
        <Figure name={t('check.wins')} value={formatKroner(won)} />
        <Figure name={t(net < 0 ? 'check.lost' : 'check.won')} value={formatKroner(Math.abs(net))} isSum />
      </dl>
      {goOn.error && (
        <div className="mt-4">
          <Notice role="alert" tone="danger">
            {serverWords(goOn.error, t('check.failed'))}
          </Notice>
        </div>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onClick={stop}>{t('check.stop')}</Button>
        <BusyButton
          variant="secondary"
          isBusy={goOn.isPending}
          busyLabel={t('check.busy')}
          onClick={() => goOn.mutate()}
        >
          {t('check.goOn')}
        </BusyButton>
        <Link to="/account" search={{ afsnit: 'graenser' }} onClick={stop} className={buttonClass('ghost')}>
          {t('check.limits')}
        </Link>
      </div>
    </Dialog>
  )
}

type FigureProps = { readonly name: string; readonly value: string; readonly isSum?: boolean }

function Figure({ name, value, isSum = false }: FigureProps) {
  return (
    <div
      className={`col-span-2 grid grid-cols-subgrid ${isSum ? 'border-line border-t pt-2 font-semibold text-lg' : ''}`}
    >
      <dt className={isSum ? '' : 'text-muted'}>{name}</dt>
      <dd className="text-right">{value}</dd>
    </div>
  )
}

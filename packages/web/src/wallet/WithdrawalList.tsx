import { wallet } from '@spilvaerk/messages/wallet'
import type { Withdrawal } from '@spilvaerk/schemas'
import { serverWords } from '../auth/server-faults.ts'
import { formatMoment } from '../lib/danish-time.ts'
import { formatKroner } from '../lib/format.ts'
import { textsOf } from '../lib/page-language.ts'
import { trpc } from '../lib/trpc.ts'
import { useRefreshMoney } from '../limits/use-play-session.ts'
import { toast } from '../toast/toasts.ts'
import { Badge } from '../ui/badge.tsx'
import { BusyButton } from '../ui/busy-button.tsx'
import { Card } from '../ui/card.tsx'

/** The withdrawals that a staff member has to look at, or has looked at. Those paid at once are among the movements. */
export function WithdrawalList() {
  const { data = [] } = trpc.wallet.withdrawals.useQuery()
  const looked = data.filter(({ waitsFor }) => waitsFor !== null)
  if (looked.length === 0) return null
  return (
    <Card aria-labelledby="udbetalinger" className="grid gap-3">
      <h2 id="udbetalinger" className="text-xl">
        {textsOf(wallet)('withdrawals.title')}
      </h2>
      <ul className="grid">
        {looked.map((withdrawal) => (
          <Row key={withdrawal.id} withdrawal={withdrawal} />
        ))}
      </ul>
    </Card>
  )
}

const TONES = {
  waiting: 'lamp',
  paid: 'green',
  refused: 'red',
  cancelled: 'night',
} as const satisfies Record<Withdrawal['state'], string>

/** What the member is told of it. */
function explanationOf({ state, waitsFor }: Withdrawal): string {
  const t = textsOf(wallet)
  if (state === 'paid') return t('withdrawals.paidText')
  if (state !== 'waiting') return t('withdrawals.returnedText')
  return t(waitsFor === 'largeWin' ? 'withdrawals.largeWin' : 'withdrawals.looked')
}

function Row({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const { amount, state, createdAt } = withdrawal
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b py-3 last:border-0">
      <div className="min-w-0 grow basis-64">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold tabular-nums">{formatKroner(amount)}</span>
          <Badge tone={TONES[state]}>{textsOf(wallet)(`withdrawals.states.${state}`)}</Badge>
        </p>
        <p className="text-muted text-sm">{explanationOf(withdrawal)}</p>
        <p className="text-muted text-xs tabular-nums">{formatMoment(createdAt)}</p>
      </div>
      {state === 'waiting' && <TakeBack id={withdrawal.id} />}
    </li>
  )
}

function TakeBack({ id }: { readonly id: string }) {
  const refreshMoney = useRefreshMoney()
  const t = textsOf(wallet)
  const cancel = trpc.wallet.cancelWithdrawal.useMutation({ onSettled: refreshMoney })
  const takeBack = async (): Promise<void> => {
    try {
      const { amount } = await cancel.mutateAsync({ id })
      const description = t('withdrawals.takenBackText', { amount: formatKroner(amount) })
      toast({ tone: 'success', title: t('withdrawals.takenBack'), description })
    } catch (failure) {
      const description = serverWords(failure, t('withdrawals.notTakenBackText'))
      toast({ tone: 'danger', title: t('withdrawals.notTakenBack'), description })
    }
  }
  return (
    <BusyButton
      variant="secondary"
      size="sm"
      isBusy={cancel.isPending}
      busyLabel={t('withdrawals.takingBack')}
      onClick={() => void takeBack()}
    >
      {t('withdrawals.takeBack')}
    </BusyButton>
  )
}

import type { Withdrawal } from '@spilvaerk/schemas'
import { serverWords } from '../auth/server-faults.ts'
import { formatMoment } from '../lib/danish-time.ts'
import { formatKroner } from '../lib/format.ts'
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
        Udbetalinger
      </h2>
      <ul className="grid">
        {looked.map((withdrawal) => (
          <Row key={withdrawal.id} withdrawal={withdrawal} />
        ))}
      </ul>
    </Card>
  )
}

const STATES: Readonly<Record<Withdrawal['state'], { word: string; tone: 'lamp' | 'green' | 'red' | 'night' }>> = {
  waiting: { word: 'Afventer kontrol', tone: 'lamp' },
  paid: { word: 'Udbetalt', tone: 'green' },
  refused: { word: 'Afvist', tone: 'red' },
  cancelled: { word: 'Trukket tilbage', tone: 'night' },
}

/** What the member is told of it. */
function explanationOf({ state, waitsFor }: Withdrawal): string {
  if (state === 'paid') return 'Pengene er udbetalt.'
  if (state !== 'waiting') return 'Pengene er tilbage på din saldo.'
  return waitsFor === 'largeWin'
    ? 'Du har vundet stort, og vi kontrollerer runden, før vi udbetaler. Pengene er taget fra og kan ikke spilles.'
    : 'En medarbejder ser på udbetalingen. Pengene er taget fra og kan ikke spilles.'
}

function Row({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const { amount, state, createdAt } = withdrawal
  const { word, tone } = STATES[state]
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b py-3 last:border-0">
      <div className="min-w-0 grow basis-64">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold tabular-nums">{formatKroner(amount)}</span>
          <Badge tone={tone}>{word}</Badge>
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
  const cancel = trpc.wallet.cancelWithdrawal.useMutation({ onSettled: refreshMoney })
  const takeBack = async (): Promise<void> => {
    try {
      const { amount } = await cancel.mutateAsync({ id })
      const description = `${formatKroner(amount)} er tilbage på din saldo.`
      toast({ tone: 'success', title: 'Udbetaling trukket tilbage', description })
    } catch (failure) {
      const description = serverWords(failure, 'Udbetalingen kunne ikke trækkes tilbage. Prøv igen.')
      toast({ tone: 'danger', title: 'Ikke trukket tilbage', description })
    }
  }
  return (
    <BusyButton
      variant="secondary"
      size="sm"
      isBusy={cancel.isPending}
      busyLabel="Trækker tilbage..."
      onClick={() => void takeBack()}
    >
      Træk tilbage
    </BusyButton>
  )
}

import { type Limits, PERIODS } from '@spilvaerk/schemas'
import { trpc } from '../lib/trpc.ts'
import { useLimits } from '../limits/use-limits.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Notice } from '../ui/notice.tsx'
import { BalanceCard } from './BalanceCard.tsx'
import { DepositForm } from './DepositForm.tsx'
import { MovementHistory } from './MovementHistory.tsx'
import { WithdrawalList } from './WithdrawalList.tsx'
import { WithdrawForm } from './WithdrawForm.tsx'

type WalletPanelProps = { readonly onLimits: () => void; readonly onIdentity: () => void }

/** The member's money: what there is, how it comes in and out, and where it went. */
export function WalletPanel({ onLimits, onIdentity }: WalletPanelProps) {
  const { data: limits } = useLimits()
  const wallet = trpc.wallet.get.useQuery()
  return (
    <div className="grid gap-5">
      <Loaded query={wallet} height="h-138 max-md:h-232">
        {(loaded) => (
          <>
            <BalanceCard wallet={loaded} />
            {limits && <FirstStep limits={limits} onLimits={onLimits} onIdentity={onIdentity} />}
            <div className="grid gap-5 md:grid-cols-2">
              {loaded.deposits.open && <DepositForm deposits={loaded.deposits} />}
              <WithdrawForm balance={loaded.balance} isTest={loaded.deposits.test} />
            </div>
          </>
        )}
      </Loaded>
      <WithdrawalList />
      <Card aria-labelledby="bevaegelser">
        <MovementHistory />
      </Card>
    </div>
  )
}

/** What is to be done before the first deposit: one thing at a time. */
function FirstStep({ limits, onLimits, onIdentity }: WalletPanelProps & { readonly limits: Limits }) {
  if (limits.refusal === 'identityMissing')
    return (
      <Notice
        title="Bekræft først din identitet"
        action={
          <Button variant="secondary" size="sm" onClick={onIdentity}>
            Bekræft din identitet
          </Button>
        }
      >
        Før den første indbetaling skal vi vide, hvem du er, og at du er fyldt 18 år.
      </Notice>
    )
  if (PERIODS.every((period) => limits.deposit[period].value !== null)) return null
  return (
    <Notice
      title="Sæt først dine indbetalingsgrænser"
      action={
        <Button variant="secondary" size="sm" onClick={onLimits}>
          Sæt grænser
        </Button>
      }
    >
      Før den første indbetaling bestemmer du, hvor meget du højst vil indbetale pr. døgn, uge og måned.
    </Notice>
  )
}

import { wallet as texts } from '@spilvaerk/messages/wallet'
import { type Limits, PERIODS } from '@spilvaerk/schemas'
import { textsOf } from '../lib/page-language.ts'
import { trpc } from '../lib/trpc.ts'
import { playRefusalOf, useLimits } from '../limits/use-limits.ts'
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
  const t = textsOf(texts)
  if (playRefusalOf(limits) === 'identityMissing')
    return (
      <Notice
        title={t('first.identity')}
        action={
          <Button variant="secondary" size="sm" onClick={onIdentity}>
            {t('first.proveIdentity')}
          </Button>
        }
      >
        {t('first.identityText')}
      </Notice>
    )
  if (PERIODS.every((period) => limits.deposit[period].value !== null)) return null
  return (
    <Notice
      title={t('first.limits')}
      action={
        <Button variant="secondary" size="sm" onClick={onLimits}>
          {t('first.setLimits')}
        </Button>
      }
    >
      {t('first.limitsText')}
    </Notice>
  )
}

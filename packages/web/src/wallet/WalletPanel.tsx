import { trpc } from '../lib/trpc.ts'
import { Card } from '../ui/card.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { BalanceCard } from './BalanceCard.tsx'
import { DepositForm } from './DepositForm.tsx'
import { MovementHistory } from './MovementHistory.tsx'
import { WithdrawForm } from './WithdrawForm.tsx'

/** The member's money: what there is, how it comes in and out, and where it went. */
export function WalletPanel() {
  const wallet = trpc.wallet.get.useQuery()
  return (
    <div className="grid gap-5">
      <Loaded query={wallet} height="h-80">
        {(loaded) => (
          <>
            <BalanceCard wallet={loaded} />
            {loaded.deposits.open && (
              <div className="grid gap-5 md:grid-cols-2">
                <DepositForm deposits={loaded.deposits} />
                <WithdrawForm balance={loaded.balance} isTest={loaded.deposits.test} />
              </div>
            )}
          </>
        )}
      </Loaded>
      <Card aria-labelledby="bevaegelser">
        <MovementHistory />
      </Card>
    </div>
  )
}

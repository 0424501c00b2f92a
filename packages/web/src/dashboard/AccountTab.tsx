import { AccountPanel } from '../account/AccountPanel.tsx'
import { Notice } from '../ui/notice.tsx'
import { OrderList } from './OrderList.tsx'

export function AccountTab() {
  return (
    <div className="grid gap-6">
      <Notice title="Flere kontoindstillinger kommer snart">
        Kontakt support, hvis du vil ændre noget, som du ikke finder her.
      </Notice>
      <AccountPanel />
      <OrderList />
    </div>
  )
}

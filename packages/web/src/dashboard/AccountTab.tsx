import { AccountPanel, type AccountPanelProps } from '../account/AccountPanel.tsx'
import { Notice } from '../ui/notice.tsx'
import { OrderList } from './OrderList.tsx'

export function AccountTab(props: AccountPanelProps) {
  return (
    <div className="grid gap-6">
      <Notice title="Flere kontoindstillinger kommer snart">
        Kontakt support, hvis du vil ændre noget, som du ikke finder her.
      </Notice>
      <AccountPanel {...props} />
      <OrderList />
    </div>
  )
}

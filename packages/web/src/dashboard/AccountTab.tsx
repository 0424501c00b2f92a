import { dashboard } from '@spilvaerk/messages/dashboard'
import { AccountPanel, type AccountPanelProps } from '../account/AccountPanel.tsx'
import { textsOf } from '../lib/page-language.ts'
import { Notice } from '../ui/notice.tsx'
import { OrderList } from './OrderList.tsx'

export function AccountTab(props: AccountPanelProps) {
  const t = textsOf(dashboard)
  return (
    <div className="grid gap-6">
      <Notice title={t('accountTab.title')}>{t('accountTab.text')}</Notice>
      <AccountPanel {...props} />
      <OrderList />
    </div>
  )
}

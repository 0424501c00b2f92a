import { account } from '@spilvaerk/messages/account'
import { textsOf } from '../lib/page-language.ts'
import { usePageTitle } from '../lib/page-title.ts'
import { AccountPanel, type AccountPanelProps } from './AccountPanel.tsx'

export function AccountPage(props: AccountPanelProps) {
  const t = textsOf(account)
  usePageTitle(t('title'))
  return (
    <div className="mx-auto grid w-full max-w-4xl gap-6 px-4 pt-18 pb-16 md:px-8">
      <h1 className="text-3xl sm:text-4xl">{t('title')}</h1>
      <AccountPanel {...props} />
    </div>
  )
}

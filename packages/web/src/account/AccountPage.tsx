import { usePageTitle } from '../lib/page-title.ts'
import { AccountPanel, type AccountPanelProps } from './AccountPanel.tsx'

export function AccountPage(props: AccountPanelProps) {
  usePageTitle('Konto')
  return (
    <div className="mx-auto grid w-full max-w-4xl gap-6 px-4 pt-18 pb-16 md:px-8">
      <h1 className="text-3xl sm:text-4xl">Konto</h1>
      <AccountPanel {...props} />
    </div>
  )
}

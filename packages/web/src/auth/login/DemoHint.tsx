import { auth } from '@spilvaerk/messages/auth'
import type { DemoAccount } from '@spilvaerk/schemas'
import { Ticket } from 'lucide-react'
import { cn } from '../../lib/cn.ts'
import { textsOf } from '../../lib/page-language.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'

/**
 * A ticket for those who only want to look: it fills the form in. Not there when the house has no demo account; its
 * place is kept until that is known.
 */
export function DemoHint({ onTry }: { readonly onTry: (account: DemoAccount) => void }) {
  const { data: account, isPending } = trpc.auth.demo.useQuery()
  const t = textsOf(auth)
  if (!account && !isPending) return null
  return (
    <aside
      aria-label={t('demo.title')}
      className={cn(
        isPending && 'invisible',
        'grid gap-3 rounded-md border border-brass border-dashed bg-ground/60 p-4 text-sm sm:grid-cols-[1fr_auto] sm:items-center sm:gap-4',
      )}
    >
      <div className="min-w-0">
        <p className="flex items-center gap-2 font-semibold text-base">
          <Ticket aria-hidden className="size-5 text-lamp" />
          {t('demo.question')}
        </p>
        <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-3 text-muted">
          <dt>{t('fields.email')}</dt>
          <dd className="break-all font-mono text-paper">{account?.email ?? '…'}</dd>
          <dt>{t('demo.code')}</dt>
          <dd className="break-all font-mono text-paper">{account?.password ?? '…'}</dd>
        </dl>
      </div>
      <Button variant="secondary" size="sm" onClick={() => account && onTry(account)}>
        {t('demo.use')}
      </Button>
    </aside>
  )
}

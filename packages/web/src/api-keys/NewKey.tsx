import { keys } from '@spilvaerk/messages/keys'
import { Copy } from 'lucide-react'
import { textsOf } from '../lib/page-language.ts'
import { toast } from '../toast/toasts.ts'
import { Button } from '../ui/button.tsx'

type NewKeyProps = { readonly secret: string }

/** The only time that a key is shown. */
export function NewKey({ secret }: NewKeyProps) {
  const t = textsOf(keys)
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(secret)
      toast({ title: t('copied'), tone: 'success' })
    } catch {
      toast({ title: t('failed'), description: t('notCopied'), tone: 'danger' })
    }
  }
  return (
    <div
      role="status"
      className="grid justify-items-start gap-2 rounded-md border border-lamp/50 bg-raised p-3 text-sm"
    >
      {t('saveNow')}
      <code className="select-all break-all font-mono">{secret}</code>
      <Button size="sm" variant="secondary" onClick={() => void copy()}>
        <Copy aria-hidden className="size-4" />
        {t('copy')}
      </Button>
    </div>
  )
}

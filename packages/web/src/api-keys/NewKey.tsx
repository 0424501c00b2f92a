import { Copy } from 'lucide-react'
import { toast } from '../toast/toasts.ts'
import { Button } from '../ui/button.tsx'
import type { Words } from './words.ts'

type NewKeyProps = { readonly secret: string; readonly words: Words }

/** The only time that a key is shown. */
export function NewKey({ secret, words }: NewKeyProps) {
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(secret)
      toast({ title: words.copied, tone: 'success' })
    } catch {
      toast({ title: words.failed, description: words.notCopied, tone: 'danger' })
    }
  }
  return (
    <div
      role="status"
      className="grid justify-items-start gap-2 rounded-md border border-lamp/50 bg-raised p-3 text-sm"
    >
      {words.saveNow}
      <code className="select-all break-all font-mono">{secret}</code>
      <Button size="sm" variant="secondary" onClick={() => void copy()}>
        <Copy aria-hidden className="size-4" />
        {words.copy}
      </Button>
    </div>
  )
}

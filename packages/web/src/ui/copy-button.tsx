import { controls } from '@spilvaerk/messages/controls'
import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { textsOf } from '../lib/page-language.ts'
import { toast } from '../toast/toasts.ts'
import { Button } from './button.tsx'

type CopyButtonProps = { readonly text: string; readonly label: string }

const TOLD_MS = 2000

export function CopyButton({ text, label }: CopyButtonProps) {
  const t = textsOf(controls)
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const telling = setTimeout(() => setCopied(false), TOLD_MS)
    return () => clearTimeout(telling)
  }, [isCopied])
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      toast({ tone: 'danger', title: t('notCopied.title'), description: t('notCopied.description') })
    }
  }
  const Icon = isCopied ? Check : Copy
  return (
    <Button variant="secondary" size="sm" onClick={() => void copy()} aria-label={label} title={label}>
      <Icon aria-hidden className="size-4" />
      <span aria-live="polite">{t(isCopied ? 'copied' : 'copy')}</span>
    </Button>
  )
}

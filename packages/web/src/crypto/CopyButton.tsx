import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { toast } from '../toast/toasts.ts'
import { Button } from '../ui/button.tsx'

type CopyButtonProps = { readonly text: string; readonly label: string }

const TOLD_MS = 2000

export function CopyButton({ text, label }: CopyButtonProps) {
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
      const description = 'Browseren tillader ikke, at vi kopierer. Markér teksten, og kopiér den selv.'
      toast({ tone: 'danger', title: 'Ikke kopieret', description })
    }
  }
  const Icon = isCopied ? Check : Copy
  return (
    <Button variant="secondary" size="sm" onClick={() => void copy()} aria-label={label} title={label}>
      <Icon aria-hidden className="size-4" />
      <span aria-live="polite">{isCopied ? 'Kopieret' : 'Kopiér'}</span>
    </Button>
  )
}

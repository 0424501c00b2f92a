import { Check, Copy } from 'lucide-react'
import { use, useEffect, useState } from 'react'
import type { Language } from '../lib/page-language.ts'
import { toast } from '../toast/toasts.ts'
import { Button } from './button.tsx'
import { Speech } from './speech.ts'

type CopyButtonProps = { readonly text: string; readonly label: string }

const TOLD_MS = 2000

const WORDS = {
  da: {
    copy: 'Kopiér',
    copied: 'Kopieret',
    title: 'Ikke kopieret',
    description: 'Browseren tillader ikke, at vi kopierer. Markér teksten, og kopiér den selv.',
  },
  en: {
    copy: 'Copy',
    copied: 'Copied',
    title: 'Not copied',
    description: 'The browser does not let us copy. Select the text, and copy it yourself.',
  },
} as const satisfies Record<Language, object>

export function CopyButton({ text, label }: CopyButtonProps) {
  const { copy: copyWord, copied, ...failure } = WORDS[use(Speech)]
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
      toast({ tone: 'danger', ...failure })
    }
  }
  const Icon = isCopied ? Check : Copy
  return (
    <Button variant="secondary" size="sm" onClick={() => void copy()} aria-label={label} title={label}>
      <Icon aria-hidden className="size-4" />
      <span aria-live="polite">{isCopied ? copied : copyWord}</span>
    </Button>
  )
}

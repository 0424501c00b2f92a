import { lab as words } from '@spilvaerk/messages/lab'
import { textsOf } from '../lib/page-language.ts'
import { toast } from '../toast/toasts.ts'
import type { LabResult } from './questions.ts'

export function downloadResult({ answer }: LabResult): void {
  const t = textsOf(words)
  try {
    const url = URL.createObjectURL(new Blob([JSON.stringify(answer, null, 2)], { type: 'application/json' }))
    const link = document.createElement('a')
    link.href = url
    link.download = 'ai-results.json'
    link.click()
    URL.revokeObjectURL(url)
  } catch {
    toast({
      title: t('results.notDownloaded.title'),
      description: t('results.notDownloaded.description'),
      tone: 'danger',
    })
  }
}

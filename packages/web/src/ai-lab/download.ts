import { toast } from '../toast/toasts.ts'
import type { LabResult } from './questions.ts'

export function downloadResult({ answer }: LabResult): void {
  try {
    const url = URL.createObjectURL(new Blob([JSON.stringify(answer, null, 2)], { type: 'application/json' }))
    const link = document.createElement('a')
    link.href = url
    link.download = 'ai-results.json'
    link.click()
    URL.revokeObjectURL(url)
  } catch {
    toast({ title: 'Download fejlede', description: 'Kunne ikke eksportere resultatet som JSON.', tone: 'danger' })
  }
}

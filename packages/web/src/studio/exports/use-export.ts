import type { ExportCurrency, ExportFormat } from '@spilvaerk/schemas'
import { useState } from 'react'
import { explain } from '../../lib/errors.ts'
import { trpc } from '../../lib/trpc.ts'
import { toast } from '../../toast/toasts.ts'
import { saveExport } from './save-export.ts'
import { EXPORT_WORDS } from './words.ts'

const REFUSED = 403

/** One export at a time; the file lands where the browser keeps downloads. */
export function useExport(language: keyof typeof EXPORT_WORDS = 'en') {
  const words = EXPORT_WORDS[language]
  const { client } = trpc.useUtils()
  const [pending, setPending] = useState<{ readonly id: number; readonly format: ExportFormat }>()
  const run = async (id: number, format: ExportFormat, currency?: ExportCurrency): Promise<void> => {
    setPending({ id, format })
    try {
      const file = await client.exports.make.mutate({ id, format, ...(currency && { currency }) })
      saveExport(file)
      toast({ title: words.ready, description: file.filename, tone: 'success' })
    } catch (error) {
      const { status, message } = explain(error)
      const description = status === REFUSED ? message : words.why
      toast({ title: words.failed, description, tone: 'danger' })
    } finally {
      setPending(undefined)
    }
  }
  return { run, pending }
}

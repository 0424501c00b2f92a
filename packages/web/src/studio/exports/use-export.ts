import { exports } from '@spilvaerk/messages/exports'
import type { ExportCurrency, ExportFormat } from '@spilvaerk/schemas'
import { useState } from 'react'
import { explain } from '../../lib/errors.ts'
import { textsOf } from '../../lib/page-language.ts'
import { trpc } from '../../lib/trpc.ts'
import { toast } from '../../toast/toasts.ts'
import { saveExport } from './save-export.ts'

const REFUSED = 403

/** One export at a time; the file lands where the browser keeps downloads. */
export function useExport() {
  const t = textsOf(exports)
  const { client } = trpc.useUtils()
  const [pending, setPending] = useState<{ readonly id: number; readonly format: ExportFormat }>()
  const run = async (id: number, format: ExportFormat, currency?: ExportCurrency): Promise<void> => {
    setPending({ id, format })
    try {
      const file = await client.exports.make.mutate({ id, format, ...(currency && { currency }) })
      saveExport(file)
      toast({ title: t('ready'), description: file.filename, tone: 'success' })
    } catch (error) {
      const { status, message } = explain(error)
      const description = status === REFUSED ? message : t('why')
      toast({ title: t('failed'), description, tone: 'danger' })
    } finally {
      setPending(undefined)
    }
  }
  return { run, pending }
}

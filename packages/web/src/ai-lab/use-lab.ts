import { lab as words } from '@spilvaerk/messages/lab'
import { TRPCClientError } from '@trpc/client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { explain } from '../lib/errors.ts'
import { newKey } from '../lib/new-key.ts'
import { textsOf } from '../lib/page-language.ts'
import { trpc } from '../lib/trpc.ts'
import { toast } from '../toast/toasts.ts'
import { useDraft } from './draft.ts'
import { FAILURES, type LabResult, QUESTIONS, successOf } from './questions.ts'
import type { TabId } from './tabs.ts'

export interface Lab {
  /** The tab whose question is being answered: while there is one, no other may be asked. */
  readonly busy: TabId | undefined
  readonly result: LabResult | undefined
  readonly ask: (tab: TabId) => Promise<void>
  readonly cancel: () => void
}

export function useLab(): Lab {
  const { client, studio } = trpc.useUtils()
  const [busy, setBusy] = useState<TabId>()
  const [result, setResult] = useState<LabResult>()
  const running = useRef<AbortController>(undefined)
  /** A question that was lost on the way is repeated with its key: it makes one game. */
  const last = useRef({ body: '', key: '' })
  const cancel = useCallback(() => running.current?.abort(), [])
  useEffect(() => cancel, [cancel])

  const ask = async (tab: TabId): Promise<void> => {
    if (running.current) return
    const draft = useDraft.getState()
    const question = QUESTIONS[tab](draft)
    if ('missing' in question) return void toast({ ...question.missing, tone: 'danger' })
    const body = JSON.stringify([tab, draft])
    if (last.current.body !== body) last.current = { body, key: newKey() }
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    setBusy(tab)
    try {
      const answered = await question.ask(client, last.current.key, { signal })
      last.current = { body: '', key: '' }
      setResult(answered)
      toast({ ...successOf(answered), tone: 'success' })
      if (answered.tab === 'market-driven') void studio.invalidate()
    } catch (error) {
      if (signal.aborted) return
      toast({ title: textsOf(words)(FAILURES[tab]), description: failureText(error), tone: 'danger' })
    } finally {
      running.current = undefined
      setBusy(undefined)
    }
  }
  return { busy, result, ask, cancel }
}

const failureText = (error: unknown): string => {
  const t = textsOf(words)
  return error instanceof TRPCClientError ? explain(error).message : t('unknown')
}

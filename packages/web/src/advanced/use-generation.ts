import { advanced } from '@spilvaerk/messages/advanced'
import type { CompleteGame } from '@spilvaerk/schemas'
import { useCallback, useEffect, useRef, useState } from 'react'
import { newKey } from '../lib/new-key.ts'
import { textsOf } from '../lib/page-language.ts'
import { trpc } from '../lib/trpc.ts'
import { toast } from '../toast/toasts.ts'
import { useDraft } from './draft.ts'
import { failureText } from './failure-text.ts'
import { requestOf } from './request.ts'

export const STEP_MS = 2000
export const MESSAGES = [
  'steps.analyse',
  'steps.symbols',
  'steps.mechanics',
  'steps.sounds',
  'steps.visuals',
  'steps.ai',
  'steps.code',
] as const

export interface Generation {
  /** How many of the seven steps are done while it runs; undefined when it does not. */
  readonly step: number | undefined
  readonly result: CompleteGame | undefined
  /** The body of the request that it came of. */
  readonly resultOf: string | undefined
  readonly start: () => Promise<void>
  readonly cancel: () => void
}

/** The seven messages, and then the game itself. */
export function useGeneration(): Generation {
  const t = textsOf(advanced)
  const utils = trpc.useUtils()
  const [step, setStep] = useState<number>()
  const [made, setMade] = useState<{ readonly result: CompleteGame; readonly body: string }>()
  const running = useRef<AbortController>(undefined)
  /** A request that was lost on the way is repeated with its key: it makes one game. */
  const last = useRef({ body: '', key: '' })
  const cancel = useCallback(() => running.current?.abort(), [])
  useEffect(() => cancel, [cancel])

  const start = async (): Promise<void> => {
    if (running.current) return
    const request = requestOf(useDraft.getState())
    if (!request.name)
      return void toast({
        title: t('generation.nameless.title'),
        description: t('generation.nameless.description'),
        tone: 'danger',
      })
    const body = JSON.stringify(request)
    if (last.current.body !== body) last.current = { body, key: newKey() }
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    try {
      for (let done = 0; done < MESSAGES.length; done++) {
        setStep(done)
        await pause(STEP_MS, signal)
      }
      setStep(MESSAGES.length)
      const complete = await utils.client.generation.advanced.mutate({ ...request, key: last.current.key }, { signal })
      last.current = { body: '', key: '' }
      setMade({ result: complete, body })
      toast({
        title: t('generation.done.title'),
        description: t('generation.done.description', { name: complete.game.name }),
        tone: 'success',
      })
      void utils.studio.invalidate()
    } catch (error) {
      if (signal.aborted) return
      toast({
        title: t('generation.failed.title'),
        description: failureText(error, t('generation.failed.description')),
        tone: 'danger',
      })
    } finally {
      running.current = undefined
      setStep(undefined)
    }
  }
  return { step, result: made?.result, resultOf: made?.body, start, cancel }
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })

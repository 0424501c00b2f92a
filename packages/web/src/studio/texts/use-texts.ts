import { texts } from '@spilvaerk/messages/texts'
import type { TextRevision, TextsState } from '@spilvaerk/schemas'
import { useState } from 'react'
import { explain } from '../../lib/errors.ts'
import { textsOf } from '../../lib/page-language.ts'
import { trpc } from '../../lib/trpc.ts'
import { toast } from '../../toast/toasts.ts'
import { inverseOf } from '../diff/text-places.ts'

interface Undone {
  readonly target: number
  readonly by: number
}

/** What was taken back here, the latest last, and which changes are not to be taken back next. */
interface Steps {
  readonly undone: readonly Undone[]
  readonly passed: ReadonlySet<number>
}

const NO_STEPS: Steps = { undone: [], passed: new Set() }

/** Changes of a game's texts. To take one back is a change like any other, of those texts alone. */
export function useTexts(id: number, state: TextsState) {
  const utils = trpc.useUtils()
  const [isBusy, setBusy] = useState(false)
  const [steps, setSteps] = useState(NO_STEPS)

  const send = async (changes: ReturnType<typeof inverseOf>): Promise<TextsState> => {
    setBusy(true)
    try {
      const now = await utils.client.texts.write.mutate({ id, texts: changes })
      utils.texts.get.setData({ id }, now)
      await Promise.all([utils.studio.game.invalidate({ id }), utils.catalogue.invalidate()])
      return now
    } finally {
      setBusy(false)
    }
  }

  const take = async ({ revisions }: TextsState, revision: TextRevision | undefined): Promise<number | undefined> => {
    if (!revision) return undefined
    try {
      const now = await send(inverseOf(revision))
      const latest = now.revisions[0]?.revision
      return latest === revisions[0]?.revision ? undefined : latest
    } catch (error) {
      toast({ title: textsOf(texts)('failed'), description: explain(error).message, tone: 'danger' })
      return undefined
    }
  }

  const next = state.revisions.find(({ revision }) => !steps.passed.has(revision))
  const last = steps.undone.at(-1)
  const undo = async (): Promise<void> => {
    const by = await take(state, next)
    if (!next) return
    const passed = new Set([...steps.passed, next.revision, ...(by === undefined ? [] : [by])])
    setSteps({ passed, undone: by === undefined ? steps.undone : [...steps.undone, { target: next.revision, by }] })
  }
  const redo = async (): Promise<void> => {
    if (!last) return
    const by = await take(
      state,
      state.revisions.find(({ revision }) => revision === last.by),
    )
    const passed = new Set([...steps.passed, ...(by === undefined ? [] : [by])])
    passed.delete(last.target)
    setSteps({ passed, undone: steps.undone.slice(0, -1) })
  }

  return {
    isBusy,
    /** Throws what the server refuses. */
    write: async (changes: Parameters<typeof send>[0]): Promise<void> => {
      await send(changes)
      setSteps(({ passed }) => ({ passed, undone: [] }))
    },
    takeBack: async (revision: TextRevision): Promise<void> => {
      await take(state, revision)
      setSteps(({ passed }) => ({ passed, undone: [] }))
    },
    undo: next && undo,
    redo: last && redo,
  }
}

export type TextWork = ReturnType<typeof useTexts>

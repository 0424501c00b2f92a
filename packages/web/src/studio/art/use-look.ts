import { looks } from '@spilvaerk/messages/looks'
import type { ChosenLook, Game } from '@spilvaerk/schemas'
import { useRef, useState } from 'react'
import { explain } from '../../lib/errors.ts'
import { textsOf } from '../../lib/page-language.ts'
import { trpc } from '../../lib/trpc.ts'
import { toast } from '../../toast/toasts.ts'

interface Looks {
  readonly before: readonly ChosenLook[]
  readonly now: ChosenLook
  readonly after: readonly ChosenLook[]
}

/** What is chosen of a game's look. Each choice is seen at once, stored in turn, and can be undone. */
export function useLook({ id, config }: Game) {
  const utils = trpc.useUtils()
  const [chosen, setChosen] = useState<Looks>({ before: [], now: config.presentation?.look ?? {}, after: [] })
  const turn = useRef(Promise.resolve())
  const go = (next: Looks): void => {
    setChosen(next)
    const stored = async (): Promise<void> => {
      await utils.client.art.dress.mutate({ id, look: next.now })
      await Promise.all([utils.studio.game.invalidate({ id }), utils.catalogue.invalidate()])
    }
    turn.current = turn.current.then(stored).catch(notStored)
  }
  const { before, now, after } = chosen
  const last = before.at(-1)
  const [next] = after
  return {
    look: now,
    change: (look: ChosenLook) => go({ before: [...before, now], now: look, after: [] }),
    undo: last && (() => go({ before: before.slice(0, -1), now: last, after: [now, ...after] })),
    redo: next && (() => go({ before: [...before, now], now: next, after: after.slice(1) })),
  }
}

function notStored(error: unknown): void {
  toast({ title: textsOf(looks)('failed'), description: explain(error).message, tone: 'danger' })
}

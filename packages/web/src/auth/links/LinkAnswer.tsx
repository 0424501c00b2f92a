import { auth } from '@spilvaerk/messages/auth'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { textsOf } from '../../lib/page-language.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { isLinkDead, serverWords } from '../server-faults.ts'

type LinkAnswerProps = {
  readonly token: string
  readonly use: (input: { token: string }) => Promise<unknown>
  readonly action: string
  readonly working: string
  readonly done: string
  readonly doneText: string
  /** What to do instead when the link is used up. */
  readonly otherwise?: ReactNode
}

type State =
  | { readonly name: 'ready' | 'busy' | 'done' }
  /** `isDead`: the link is used up or too old, and pressing again would change nothing. */
  | { readonly name: 'failed'; readonly words: string; readonly isDead: boolean }

/**
 * Uses the link up at a press, not on arrival: mail programs open links to look at them, and a link works once.
 */
export function LinkAnswer({ token, use, action, working, done, doneText, otherwise }: LinkAnswerProps) {
  const [state, setState] = useState<State>({ name: 'ready' })
  const t = textsOf(auth)
  const press = async (): Promise<void> => {
    setState({ name: 'busy' })
    try {
      await use({ token })
      setState({ name: 'done' })
    } catch (error) {
      const words = serverWords(error, t('links.notNow'))
      setState({ name: 'failed', words, isDead: isLinkDead(error) })
    }
  }
  if (state.name === 'done')
    return (
      <>
        <Notice role="status" tone="success" title={done}>
          {doneText}
        </Notice>
        <Link to="/auth/login" className={buttonClass('primary', 'lg')}>
          {t('logIn')}
        </Link>
      </>
    )
  return (
    <>
      {state.name === 'failed' && (
        <Notice role="alert" tone="danger" title={t('failed')}>
          {state.words}
        </Notice>
      )}
      {!(state.name === 'failed' && state.isDead) && (
        <BusyButton size="lg" isBusy={state.name === 'busy'} busyLabel={working} onClick={() => void press()}>
          {action}
        </BusyButton>
      )}
      {state.name === 'failed' && otherwise}
    </>
  )
}

import { lab as words } from '@spilvaerk/messages/lab'
import { type ReactNode, useId } from 'react'
import { textsOf } from '../lib/page-language.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import type { TabId } from './tabs.ts'
import type { Lab } from './use-lab.ts'

type AskFormProps = {
  readonly tab: TabId
  readonly lab: Lab
  readonly title: string
  readonly about: string
  readonly action: string
  readonly children: ReactNode
}

/** A tab's fields and its one action, which waits while any of the four is at work. */
export function AskForm({ tab, lab: { busy, ask }, title, about, action, children }: AskFormProps) {
  const t = textsOf(words)
  const id = useId()
  return (
    <form
      noValidate
      aria-labelledby={id}
      className="panel grid gap-4 p-5"
      onSubmit={(event) => {
        event.preventDefault()
        void ask(tab)
      }}
    >
      <div>
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        <p className="mt-1 text-muted text-sm">{about}</p>
      </div>
      {children}
      <BusyButton
        type="submit"
        isBusy={busy === tab}
        busyLabel={t('working')}
        disabled={busy !== undefined && busy !== tab}
        className="justify-self-start"
      >
        {action}
      </BusyButton>
    </form>
  )
}

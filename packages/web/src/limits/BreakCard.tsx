import { limits } from '@spilvaerk/messages/limits'
import type { Block } from '@spilvaerk/schemas'
import { useState } from 'react'
import { textsOf } from '../lib/page-language.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Rich } from '../ui/rich.tsx'
import { ExclusionDialog } from './ExclusionDialog.tsx'
import { PauseDialog } from './PauseDialog.tsx'

/** A day off, or a longer goodbye. What is on already can be made longer, never shorter. */
export function BreakCard({ block }: { readonly block: Block | null }) {
  const [open, setOpen] = useState<'pause' | 'exclusion'>()
  const t = textsOf(limits)
  const close = () => setOpen(undefined)
  return (
    <Card aria-labelledby="pause" className="grid gap-4">
      <div>
        <h2 id="pause" className="text-xl">
          {t('breaks.title')}
        </h2>
        <p className="mt-1 max-w-prose text-muted text-sm">{t('breaks.lead')}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        {!block && (
          <Button variant="secondary" onClick={() => setOpen('pause')}>
            {t('breaks.pause')}
          </Button>
        )}
        <Button variant="danger" onClick={() => setOpen('exclusion')}>
          {t('breaks.exclude')}
        </Button>
      </div>
      <p className="max-w-prose text-muted text-sm">
        <Rich text={t('breaks.elsewhere')} marks={{ register }} />
      </p>
      <PauseDialog open={open === 'pause'} onClose={close} />
      <ExclusionDialog open={open === 'exclusion'} onClose={close} />
    </Card>
  )
}

const register = (text: string) => (
  <a href="https://www.rofus.nu" className="font-semibold text-paper underline underline-offset-4">
    {text}
  </a>
)

import type { Block } from '@spilvaerk/schemas'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ExclusionDialog } from './ExclusionDialog.tsx'
import { PauseDialog } from './PauseDialog.tsx'

/** A day off, or a longer goodbye. What is on already can be made longer, never shorter. */
export function BreakCard({ block }: { readonly block: Block | null }) {
  const [open, setOpen] = useState<'pause' | 'exclusion'>()
  const close = () => setOpen(undefined)
  return (
    <Card aria-labelledby="pause" className="grid gap-4">
      <div>
        <h2 id="pause" className="text-xl">
          Pause og udelukkelse
        </h2>
        <p className="mt-1 max-w-prose text-muted text-sm">
          Begge gælder med det samme og kan ikke fortrydes. Du kan stadig logge ind, spille demo og udbetale din saldo.
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        {!block && (
          <Button variant="secondary" onClick={() => setOpen('pause')}>
            Hold pause i 24 timer
          </Button>
        )}
        <Button variant="danger" onClick={() => setOpen('exclusion')}>
          Udeluk mig selv
        </Button>
      </div>
      <p className="max-w-prose text-muted text-sm">
        Det gælder her hos Spilværk. Vil du udelukkes fra alt spil i Danmark, så brug{' '}
        <a href="https://www.rofus.nu" className="font-semibold text-paper underline underline-offset-4">
          ROFUS
        </a>
        .
      </p>
      <PauseDialog open={open === 'pause'} onClose={close} />
      <ExclusionDialog open={open === 'exclusion'} onClose={close} />
    </Card>
  )
}

import { Download, Share2 } from 'lucide-react'
import { toast } from '../toast/toasts.ts'
import { Button } from '../ui/button.tsx'
import { Tooltip } from '../ui/tooltip.tsx'
import { useDraft } from './draft.ts'
import { EXPORT_NOTE } from './export-note.ts'
import { sayNoGame } from './no-game.ts'

export function StudioHeader({ label }: { readonly label: string }) {
  const gameId = useDraft((draft) => draft.gameId)
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div>
        <h1 className="text-muted text-sm tracking-normal">Game Studio</h1>
        <p className="font-bold font-display text-2xl leading-tight">{label}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={() => void share(gameId)}>
          <Share2 aria-hidden className="size-4" />
          Share Game
        </Button>
        <Tooltip text={EXPORT_NOTE}>
          <Button
            variant="secondary"
            size="sm"
            aria-disabled
            aria-description={EXPORT_NOTE}
            className="aria-disabled:opacity-60"
            onClick={() => toast({ title: 'Export not available', description: EXPORT_NOTE })}
          >
            <Download aria-hidden className="size-4" />
            Export Game
          </Button>
        </Tooltip>
      </div>
    </header>
  )
}

/** Browsers copy only on https and on this machine: elsewhere the link is shown to be copied by hand. */
async function share(gameId: number | undefined): Promise<void> {
  if (gameId === undefined) return sayNoGame()
  const link = `${window.location.origin}/games/${gameId}`
  try {
    await navigator.clipboard.writeText(link)
    toast({ title: 'Link copied', description: link, tone: 'success' })
  } catch {
    toast({ title: 'Copy this link', description: link })
  }
}

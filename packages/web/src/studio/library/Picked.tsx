import { library } from '@spilvaerk/messages/library'
import { textsOf } from '../../lib/page-language.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { useLibraryPlace } from './use-library.ts'

/** That one game is picked to be compared, and a second one is waited for. */
export function Picked() {
  const t = textsOf(library)
  const { place, go } = useLibraryPlace()
  const { one } = place
  const game = trpc.studio.game.useQuery({ id: one ?? 0 }, { enabled: one !== undefined })
  if (one === undefined) return null
  return (
    <div role="status" className="panel flex flex-wrap items-center justify-between gap-2 p-3 text-sm">
      <span>{t('compare.picked', { name: game.data?.name ?? `#${one}` })}</span>
      <Button size="sm" variant="ghost" onClick={() => go({ one: undefined })}>
        {t('compare.stop')}
      </Button>
    </div>
  )
}

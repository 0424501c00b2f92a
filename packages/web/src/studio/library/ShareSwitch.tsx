import { type StudioGame, VISIBILITIES, type Visibility } from '@spilvaerk/schemas'
import { useId } from 'react'
import { explain } from '../../lib/errors.ts'
import { trpc } from '../../lib/trpc.ts'
import { toast } from '../../toast/toasts.ts'
import { PlainSelect } from '../../ui/plain-select.tsx'

const WORDS = {
  private: 'Only in my list',
  shared: 'In everybody’s studio list',
  published: 'In the lobby',
} as const satisfies Record<Visibility, string>

/** Whoever has the link plays the game in any case. */
const NOW = {
  private: 'listed only for you. Whoever has its link can still play it.',
  shared: 'in every creator’s studio, under “Shared by others”.',
  published: 'in the lobby, for everybody.',
} as const satisfies Record<Visibility, string>

/** Who finds one's own game in a list. */
export function ShareSwitch({ game }: { readonly game: StudioGame }) {
  const id = useId()
  const utils = trpc.useUtils()
  const { mutate, isPending } = trpc.studio.setVisibility.useMutation({
    onSuccess: (_, { visibility }) => {
      toast({ title: 'Saved', description: `${game.name}: ${NOW[visibility]}`, tone: 'success' })
      void Promise.all([utils.studio.games.invalidate(), utils.catalogue.invalidate()])
    },
    onError: (error) => void toast({ title: 'Not shared', description: explain(error, 'en').message, tone: 'danger' }),
  })
  const change = (text: string): void => {
    const visibility = VISIBILITIES.find((one) => one === text)
    if (visibility) mutate({ id: game.id, visibility })
  }
  return (
    <div className="relative mt-2 grid gap-1 text-sm">
      <label htmlFor={id} className="text-muted">
        Shown
      </label>
      <PlainSelect
        id={id}
        value={game.visibility}
        disabled={isPending}
        onChange={(event) => change(event.target.value)}
      >
        {VISIBILITIES.map((one) => (
          <option key={one} value={one} className="bg-raised text-paper">
            {WORDS[one]}
          </option>
        ))}
      </PlainSelect>
    </div>
  )
}

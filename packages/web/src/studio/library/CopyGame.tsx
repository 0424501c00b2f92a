import { library } from '@spilvaerk/messages/library'
import type { StudioGame } from '@spilvaerk/schemas'
import { CopyPlus } from 'lucide-react'
import { useRef } from 'react'
import { explain } from '../../lib/errors.ts'
import { newKey } from '../../lib/new-key.ts'
import { textsOf } from '../../lib/page-language.ts'
import { trpc } from '../../lib/trpc.ts'
import { useDraft } from '../../shell/draft.ts'
import { toast } from '../../toast/toasts.ts'
import { BusyButton } from '../../ui/busy-button.tsx'

/** Names end with what they are a copy of, and stay within what a name may be. */
const LONGEST_NAME = 80

/** A game of one's own with the same definition and bets, chosen at once. */
export function CopyGame({ game }: { readonly game: StudioGame }) {
  const t = textsOf(library)
  const { client, studio, library: shelves } = trpc.useUtils()
  const { select } = useDraft()
  // Asked again after a lost answer it is the same copy.
  const key = useRef(newKey())
  const copy = trpc.studio.create.useMutation()
  const make = async (): Promise<void> => {
    try {
      const { definition } = await client.studio.definition.query({ id: game.id })
      const { description, theme, category, palette, config } = game
      const name = t('copy.name', { name: game.name }).slice(0, LONGEST_NAME)
      const made = await copy.mutateAsync({
        name,
        description,
        theme,
        category,
        palette,
        config,
        definition: { ...definition },
        copyOf: game.id,
        key: key.current,
      })
      key.current = newKey()
      await Promise.all([studio.games.invalidate(), shelves.page.invalidate()])
      select(made.id)
      toast({ title: t('copy.done', { name: made.name }), tone: 'success' })
    } catch (error) {
      toast({ title: t('copy.failed'), description: explain(error).message, tone: 'danger' })
    }
  }
  return (
    <BusyButton
      size="sm"
      variant="secondary"
      isBusy={copy.isPending}
      busyLabel={t('copy.busy')}
      onClick={() => void make()}
    >
      <CopyPlus aria-hidden className="size-4" />
      {t('copy.action')}
    </BusyButton>
  )
}

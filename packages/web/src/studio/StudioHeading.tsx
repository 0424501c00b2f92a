import { studio } from '@spilvaerk/messages/studio'
import { textsOf } from '../lib/page-language.ts'
import { useSelectedGame } from './use-selected-game.ts'

/** Where one is, and the game that is worked on. */
export function StudioHeading({ label }: { readonly label: string }) {
  const t = textsOf(studio)
  const selected = useSelectedGame()
  return (
    <>
      <h1 className="font-medium text-muted text-sm tracking-normal max-[75rem]:lg:sr-only">{t('name')}</h1>
      <h2 className="text-base">{label}</h2>
      {'game' in selected && (
        <p className="min-w-0 truncate text-muted text-sm max-lg:hidden">
          {t('shell.workingOn', { name: selected.game.name, version: selected.game.version })}
        </p>
      )}
    </>
  )
}

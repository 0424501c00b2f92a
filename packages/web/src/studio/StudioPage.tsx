import { controls } from '@spilvaerk/messages/controls'
import { studio } from '@spilvaerk/messages/studio'
import { Suspense, useEffect } from 'react'
import { textsOf } from '../lib/page-language.ts'
import { usePageTitle } from '../lib/page-title.ts'
import { type Command, useCommands } from '../shell/commands.ts'
import { useDraft } from '../shell/draft.ts'
import { recordStore } from '../shell/history.ts'
import { StudioShell } from '../shell/StudioShell.tsx'
import { FIRST_TAB, TABS, type TabId } from '../shell/tabs.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { useExport } from './exports/use-export.ts'
import { sayNoGame } from './no-game.ts'
import { PANELS } from './panels.ts'
import { StudioActions } from './StudioActions.tsx'
import { StudioFooter } from './StudioFooter.tsx'
import { StudioHeading } from './StudioHeading.tsx'
import { StudioNav } from './StudioNav.tsx'
import { useShareGame } from './use-share-game.ts'
import './studio.css'
import '../game/game.css'
import '../machine/machine.css'

/** The studio: twelve tabs at the side, each with an address of its own. */
export function StudioPage({ tab }: { readonly tab: TabId }) {
  const t = textsOf(studio)
  const key = TABS.find(({ id }) => id === tab)?.label
  const label = key ? t(key) : ''
  usePageTitle(tab === FIRST_TAB ? t('name') : t('pageTitle', { label }))
  useEffect(() => recordStore(useDraft), [])
  useCommands('studio', useStudioCommands())
  const Panel = PANELS[tab]
  return (
    <StudioShell
      heading={<StudioHeading label={label} />}
      actions={<StudioActions />}
      rail={
        <>
          <StudioNav tab={tab} />
          <StudioFooter />
        </>
      }
    >
      <div key={tab} className={tab === FIRST_TAB ? 'studio' : 'studio shell-page-body'}>
        <Suspense fallback={<PanelLoading />}>
          <Panel />
        </Suspense>
      </div>
    </StudioShell>
  )
}

function useStudioCommands(): () => readonly Command[] {
  const t = textsOf(studio)
  const gameId = useDraft((draft) => draft.gameId)
  const { run } = useExport()
  const share = useShareGame()
  return () => [
    { id: 'share', label: t('share'), run: () => share(gameId) },
    { id: 'export', label: t('export'), run: () => (gameId === undefined ? sayNoGame() : run(gameId, 'html5')) },
  ]
}

const PanelLoading = () => (
  <div role="status" className="grid gap-4 p-4">
    <span className="sr-only">{textsOf(controls)('loading')}</span>
    <Skeleton className="h-16" />
    <Skeleton className="h-96" />
  </div>
)

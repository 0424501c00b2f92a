import { controls } from '@spilvaerk/messages/controls'
import { studio } from '@spilvaerk/messages/studio'
import { Suspense } from 'react'
import { pageLanguage, textsOf } from '../lib/page-language.ts'
import { usePageTitle } from '../lib/page-title.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { PANELS } from './panels.ts'
import { StudioFooter } from './StudioFooter.tsx'
import { StudioHeader } from './StudioHeader.tsx'
import { StudioNav } from './StudioNav.tsx'
import { FIRST_TAB, TABS, type TabId } from './tabs.ts'
import './studio.css'
import '../game/game.css'
import '../machine/machine.css'

/** The studio: twelve tabs at the side, each with an address of its own. */
export function StudioPage({ tab }: { readonly tab: TabId }) {
  const t = textsOf(studio)
  const key = TABS.find(({ id }) => id === tab)?.label
  const label = key ? t(key) : ''
  usePageTitle(tab === FIRST_TAB ? t('name') : t('pageTitle', { label }))
  const Panel = PANELS[tab]
  return (
    <div lang={pageLanguage()} className="studio">
      <aside className="studio-rail">
        <StudioNav tab={tab} />
        <StudioFooter />
      </aside>
      <div className="grid min-w-0 content-start gap-5">
        <StudioHeader label={label} />
        <Suspense fallback={<PanelLoading />}>
          <Panel />
        </Suspense>
      </div>
    </div>
  )
}

const PanelLoading = () => (
  <div role="status" className="grid gap-4">
    <span className="sr-only">{textsOf(controls)('loading')}</span>
    <Skeleton className="h-16" />
    <Skeleton className="h-96" />
  </div>
)

import { lab as words } from '@spilvaerk/messages/lab'
import { useEffect } from 'react'
import { textsOf } from '../lib/page-language.ts'
import { usePageTitle } from '../lib/page-title.ts'
import { recordStore } from '../shell/history.ts'
import { StudioShell } from '../shell/StudioShell.tsx'
import { ChosenTabs } from '../ui/chosen-tabs.tsx'
import { TabPanel } from '../ui/tabs.tsx'
import { useDraft } from './draft.ts'
import { ResultsCard } from './ResultsCard.tsx'
import { IntelligenceTab } from './tabs/IntelligenceTab.tsx'
import { MarketTab } from './tabs/MarketTab.tsx'
import { NarrativeTab } from './tabs/NarrativeTab.tsx'
import { PersonalTab } from './tabs/PersonalTab.tsx'
import { TABS, type TabId } from './tabs.ts'
import { useLab } from './use-lab.ts'

type LabPageProps = { readonly tab: TabId; readonly onTab: (tab: TabId) => void }

/** Four questions to the laboratory, and the latest answer. */
export function LabPage({ tab, onTab }: LabPageProps) {
  const t = textsOf(words)
  usePageTitle(t('title'))
  useEffect(() => recordStore(useDraft), [])
  const lab = useLab()
  return (
    <StudioShell>
      <div className="shell-page-body">
        <header className="grid gap-2">
          <h1 className="text-3xl sm:text-4xl">{t('title')}</h1>
          <p className="max-w-prose text-muted">{t('what')}</p>
        </header>
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <ChosenTabs
            tabs={TABS.map(({ id, label }) => ({ id, label: t(label) }))}
            chosen={tab}
            onChosen={onTab}
            label={t('tabs.label')}
          >
            <TabPanel value="market-driven">
              <MarketTab lab={lab} />
            </TabPanel>
            <TabPanel value="personalized">
              <PersonalTab lab={lab} />
            </TabPanel>
            <TabPanel value="intelligence">
              <IntelligenceTab lab={lab} />
            </TabPanel>
            <TabPanel value="narrative">
              <NarrativeTab lab={lab} />
            </TabPanel>
          </ChosenTabs>
          <ResultsCard {...lab} />
        </div>
      </div>
    </StudioShell>
  )
}

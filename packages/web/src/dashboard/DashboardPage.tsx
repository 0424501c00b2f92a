import { dashboard } from '@spilvaerk/messages/dashboard'
import type { DashboardStats } from '@spilvaerk/schemas'
import type { AccountPanelProps } from '../account/AccountPanel.tsx'
import { pageLanguage, textsOf } from '../lib/page-language.ts'
import { usePageTitle } from '../lib/page-title.ts'
import { trpc } from '../lib/trpc.ts'
import { Badge } from '../ui/badge.tsx'
import { ChosenTabs } from '../ui/chosen-tabs.tsx'
import { ErrorState } from '../ui/states.tsx'
import { TabPanel } from '../ui/tabs.tsx'
import { AccountTab } from './AccountTab.tsx'
import { LibraryTab } from './LibraryTab.tsx'
import { LoadingPanel } from './LoadingPanel.tsx'
import { GeneratorTab, LabTab, ShopTab } from './link-tabs.tsx'
import { Overview } from './Overview.tsx'
import { SupportTab } from './SupportTab.tsx'
import { TAB_IDS, type TabId } from './tabs.ts'
import { FRESH } from './use-fresh.ts'

type DashboardPageProps = {
  readonly tab: TabId
  readonly onTab: (tab: TabId) => void
} & AccountPanelProps

export function DashboardPage({ tab, onTab, ...account }: DashboardPageProps) {
  const t = textsOf(dashboard)
  usePageTitle(t('title'))
  const tabs = TAB_IDS.map((id) => ({ id, label: t(`tabs.${id}`) }))
  const stats = trpc.dashboard.stats.useQuery(undefined, FRESH)
  if (!stats.data && stats.error)
    return <ErrorState heading="h1" error={stats.error} onRetry={() => void stats.refetch()} />
  return (
    <div className="mx-auto grid w-full max-w-page gap-6 px-4 pt-18 pb-16 md:px-8">
      <DashboardHeader stats={stats.data} />
      <ChosenTabs tabs={tabs} chosen={tab} onChosen={onTab} label={t('tabsLabel')}>
        <TabPanel value="oversigt">
          {stats.data ? <Overview stats={stats.data} /> : <LoadingPanel text={t('loading')} className="h-[34rem]" />}
        </TabPanel>
        <TabPanel value="spil">
          <LibraryTab onShop={() => onTab('butik')} />
        </TabPanel>
        <TabPanel value="butik">
          <ShopTab />
        </TabPanel>
        <TabPanel value="generator">
          <GeneratorTab />
        </TabPanel>
        <TabPanel value="ai-lab">
          <LabTab />
        </TabPanel>
        <TabPanel value="konto">
          <AccountTab {...account} />
        </TabPanel>
        <TabPanel value="support">
          <SupportTab />
        </TabPanel>
      </ChosenTabs>
    </div>
  )
}

/** Its second line keeps its place while the figures are on their way. */
function DashboardHeader({ stats }: { readonly stats: DashboardStats | undefined }) {
  const t = textsOf(dashboard)
  return (
    <header className="grid gap-2">
      <h1 className="text-3xl sm:text-4xl">{t('title')}</h1>
      <p className="flex min-h-7 flex-wrap items-center gap-2">
        {stats && (
          <>
            <Badge tone="lamp" className="px-2.5 py-1 tracking-wide">
              {t('member', { tier: stats.subscription.toLocaleUpperCase(pageLanguage()) })}
            </Badge>
            <Badge className="px-2.5 py-1">{t('level', { level: stats.level })}</Badge>
          </>
        )}
      </p>
    </header>
  )
}

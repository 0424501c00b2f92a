import { account } from '@spilvaerk/messages/account'
import { IdentityPanel } from '../identity/IdentityPanel.tsx'
import { textsOf } from '../lib/page-language.ts'
import { trpc } from '../lib/trpc.ts'
import { ResponsiblePlayPanel } from '../limits/ResponsiblePlayPanel.tsx'
import { useIsPlayer } from '../limits/use-stake.ts'
import { ChosenTabs } from '../ui/chosen-tabs.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { TabPanel } from '../ui/tabs.tsx'
import { WalletPanel } from '../wallet/WalletPanel.tsx'
import { DataCard } from './DataCard.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
import { Devices } from './Devices.tsx'
import { EmailForm } from './EmailForm.tsx'
import { SeedsPanel } from './fairness/SeedsPanel.tsx'
import { LogoutEverywhere } from './LogoutEverywhere.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { RoundHistory } from './RoundHistory.tsx'
import { SECTION_IDS, type SectionId } from './sections.ts'

export type AccountPanelProps = { readonly section: SectionId; readonly onSection: (section: SectionId) => void }

const OF_PLAYERS: readonly SectionId[] = ['identitet', 'graenser', 'runder']

/** Everything about a member's account, for its own page and for the dashboard's tab. */
export function AccountPanel({ section, onSection }: AccountPanelProps) {
  const isPlayer = useIsPlayer()
  const t = textsOf(account)
  const me = trpc.auth.me.useQuery()
  const sections = SECTION_IDS.filter((id) => isPlayer || !OF_PLAYERS.includes(id)).map((id) => ({
    id,
    label: t(`sections.${id}`),
  }))
  return (
    <ChosenTabs tabs={sections} chosen={section} onChosen={onSection} label={t('sectionsLabel')}>
      <TabPanel value="profil" className="grid gap-5">
        <Loaded query={me} height="h-96">
          {(user) => (
            <>
              <ProfileForm user={user} />
              <EmailForm email={user.email} />
            </>
          )}
        </Loaded>
      </TabPanel>
      <TabPanel value="identitet">
        <IdentityPanel />
      </TabPanel>
      <TabPanel value="sikkerhed" className="grid gap-5">
        <PasswordForm />
        <Devices />
        <LogoutEverywhere />
      </TabPanel>
      <TabPanel value="saldo">
        <WalletPanel onLimits={() => onSection('graenser')} onIdentity={() => onSection('identitet')} />
      </TabPanel>
      <TabPanel value="graenser">
        <ResponsiblePlayPanel />
      </TabPanel>
      <TabPanel value="runder" className="grid gap-5">
        <RoundHistory below={<SeedsPanel />} />
      </TabPanel>
      <TabPanel value="data" className="grid gap-5">
        <DataCard />
        <DeleteAccount />
      </TabPanel>
    </ChosenTabs>
  )
}

import { terms } from '@spilvaerk/messages/terms'
import { textsOf } from '../lib/page-language.ts'
import { chaptersOf } from './chapters.tsx'
import { LegalPage } from './LegalPage.tsx'

const CHAPTERS = [
  { id: 'testtilstand', title: 'testMode.title', text: ['testMode.money', 'testMode.demo'] },
  {
    id: 'alder',
    title: 'age.title',
    text: [['age.adult', 'age.personal', 'age.person', 'age.correct'], 'age.identity'],
  },
  { id: 'konto', title: 'account.title', text: ['account.password', 'account.deletion'] },
  {
    id: 'penge',
    title: 'money.title',
    text: [['money.limits', 'money.history', 'money.credit', 'money.currency']],
  },
  {
    id: 'spil',
    title: 'rounds.title',
    text: [['rounds.whole', 'rounds.cap', 'rounds.rtp', 'rounds.blind'], 'rounds.open', 'rounds.invalid'],
  },
  { id: 'bevis', title: 'proof.title', text: ['proof.hash', 'proof.reveal'] },
  { id: 'graenser', title: 'limits.title', text: [['limits.set', 'limits.pause', 'limits.shown'], 'limits.help'] },
  { id: 'koeb', title: 'purchases.title', text: ['purchases.text'] },
  { id: 'snyd', title: 'misuse.title', text: ['misuse.text'] },
  { id: 'klage', title: 'complaints.title', text: ['complaints.support', 'complaints.changes'] },
] as const

export function TermsPage() {
  const t = textsOf(terms)
  return (
    <LegalPage
      title={t('title')}
      lead={t('lead')}
      validFrom="2026-11-21"
      chapters={chaptersOf<Key>(CHAPTERS, (key) => t(key))}
    />
  )
}

type Key = (typeof CHAPTERS)[number]['title'] | Flat<(typeof CHAPTERS)[number]['text'][number]>
type Flat<Part> = Part extends readonly (infer Key)[] ? Key : Part

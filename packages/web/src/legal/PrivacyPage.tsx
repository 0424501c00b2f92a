import { privacy } from '@spilvaerk/messages/privacy'
import { textsOf } from '../lib/page-language.ts'
import { chaptersOf } from './chapters.tsx'
import { LegalPage } from './LegalPage.tsx'

const CHAPTERS = [
  {
    id: 'hvad',
    title: 'what.title',
    text: [
      [
        'what.account',
        'what.password',
        'what.login',
        'what.money',
        'what.rounds',
        'what.play',
        'what.work',
        'what.support',
        'what.identity',
        'what.language',
        'what.news',
      ],
    ],
  },
  { id: 'hvorfor', title: 'why.title', text: [['why.contract', 'why.law', 'why.news']] },
  {
    id: 'hvem',
    title: 'who.title',
    text: ['who.nobody', ['who.mitId', 'who.rofus', 'who.cvr', 'who.payment', 'who.mail'], 'who.testMode'],
  },
  {
    id: 'browser',
    title: 'browser.title',
    text: [['browser.session', 'browser.device', 'browser.language', 'browser.member', 'browser.settings']],
  },
  { id: 'hvor-laenge', title: 'howLong.title', text: ['howLong.rounds', 'howLong.deletion', 'howLong.ledger'] },
  {
    id: 'rettigheder',
    title: 'rights.title',
    text: [['rights.see', 'rights.correct', 'rights.remove', 'rights.refuse', 'rights.complain'], 'rights.terms'],
  },
] as const

export function PrivacyPage() {
  const t = textsOf(privacy)
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

import type { ActivityKind } from '@spilvaerk/schemas'
import type { Audit, AuditEntry } from '../../../platform/audit/service.ts'
import { type Deed, type DeedFacts, deedFacts, subjectOf } from '../../games/catalogue/deeds.ts'
import { memberIn, memberOwner } from '../../games/catalogue/owner.ts'
import type { Happening, Source } from './happening.ts'
import type { Telling } from './telling.ts'

/** What staff, and the casino by itself, decide about games, and what members do without staff. */
const DECISIONS = [
  ...(['game.admit', 'game.reject', 'game.suspend', 'game.restore', 'game.withdraw', 'game.hide'] as const),
  ...(['art.show', 'art.paint', 'team.assign'] as const),
] as const
type Action = Deed | (typeof DECISIONS)[number]

type Told = readonly [ActivityKind, (telling: Telling, facts: DeedFacts & { readonly why: string }) => string]

const ACTIONS: Readonly<Record<Action, Told>> = {
  'team.invite': ['members', ({ t, role }, { role: as }) => t('team.invite', { role: role(as) })],
  'team.uninvite': ['members', ({ t, role }, { role: as }) => t('team.uninvite', { role: role(as) })],
  'team.join': ['members', ({ t, role }, { role: as }) => t('team.join', { role: role(as) })],
  'team.role': [
    'members',
    ({ t, about, role }, { role: to, before }) => t('team.role', { name: about, from: role(before), to: role(to) }),
  ],
  'team.remove': ['members', ({ t, about }) => t('team.remove', { name: about })],
  'team.leave': ['members', ({ t }) => t('team.leave')],
  'team.offer': ['members', ({ t, about }) => t('team.offer', { name: about })],
  'team.offerBack': ['members', ({ t }) => t('team.offerBack')],
  'team.takeOver': ['members', ({ t, about }) => t('team.takeOver', { name: about })],
  'team.assign': ['members', ({ t, about }, { why }) => t('team.assign', { name: about, why })],
  'game.share': ['sharing', ({ t }, { standing = 'private' }) => t(`share.${standing}`)],
  'game.export': ['taking', ({ t }, { format = '', version = 0 }) => t('take.export', { format, version })],
  'game.certify': ['taking', ({ t }, { version = 0 }) => t('take.certify', { version })],
  'look.place': [
    'look',
    ({ t, place }, { slot }) => (slot === 'all' ? t('look.restored') : t('look.place', { place: place(slot) })),
  ],
  'look.dress': ['look', ({ t }) => t('look.dress')],
  'art.show': ['look', ({ t }) => t('look.shown')],
  'art.paint': ['look', ({ t }) => t('look.painted')],
  'review.on': ['review', ({ t }) => t('review.on')],
  'review.off': ['review', ({ t }) => t('review.off')],
  // What makers are told of a decision by mail.
  'game.admit': ['admission', ({ t }, { why }) => t('admission.admit', { why })],
  'game.reject': ['admission', ({ t }, { why }) => t('admission.reject', { why })],
  'game.suspend': ['admission', ({ t }, { why }) => t('admission.suspend', { why })],
  'game.hide': ['admission', ({ t }) => t('admission.hide')],
  'game.restore': ['admission', ({ t }) => t('admission.restore')],
  'game.withdraw': ['admission', ({ t }) => t('admission.withdraw')],
}
const KNOWN = new Map(Object.entries(ACTIONS))

/** The log of decisions, in which staff are the house: members are told that, and not who. */
export const deedSource = (audit: Pick<Audit, 'newest'>): Source => ({
  kinds: ['members', 'sharing', 'taking', 'look', 'review', 'admission'],
  newest: async ({ gameId, kinds, memberId, before, limit }) => {
    const actions = [...KNOWN].flatMap(([action, [kind]]) => (kinds.includes(kind) ? [action] : []))
    const by = memberId === undefined ? undefined : memberOwner(memberId)
    const entries = await audit.newest(subjectOf(gameId), actions, { by, before, limit })
    return entries.flatMap(happeningOf)
  },
})

function happeningOf({ id, at, actor, action, why, details }: AuditEntry): Happening[] {
  const told = KNOWN.get(action)
  if (!told) return []
  const [kind, tell] = told
  const facts = deedFacts.safeParse(details).data ?? {}
  const memberId = memberIn(actor)
  return [
    {
      ...{ id, at, kind, who: memberId === undefined ? 'house' : 'member', memberId, about: facts.memberId },
      tell: (telling) => tell(telling, { ...facts, why }),
    },
  ]
}

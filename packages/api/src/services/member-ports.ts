import type { Admission } from '../domains/games/admission/service.ts'
import type { Catalogue } from '../domains/games/catalogue/service.ts'
import type { Popularity } from '../domains/games/popularity/service.ts'
import type { Reviews } from '../domains/games/reviews/service.ts'
import type { Crypto } from '../domains/money/crypto/service.ts'
import type { Purchases } from '../domains/money/purchases/service.ts'
import type { Ledger } from '../domains/money/wallet/ledger.ts'
import { ACCOUNTS } from '../domains/money/wallet/ledger.ts'
import type { Wallet } from '../domains/money/wallet/service.ts'
import type { Withdrawals } from '../domains/money/withdrawals/service.ts'
import type { Unsettled } from '../domains/people/accounts/refusals.ts'
import type { AccountPorts } from '../domains/people/accounts/service.ts'
import type { Identity } from '../domains/people/identity/service.ts'
import type { Limits } from '../domains/people/limits/service.ts'
import type { Support } from '../domains/people/support/service.ts'
import type { Dashboard } from '../domains/play/dashboard/service.ts'
import { hasOpenRoundAnywhere, type Rounds } from '../domains/play/rounds/service.ts'
import type { ApiKeys } from '../domains/studio/api-keys/service.ts'
import type { Certifications } from '../domains/studio/certification/service.ts'
import type { Comments } from '../domains/studio/comments/service.ts'
import type { Generation } from '../domains/studio/generation/service.ts'
import type { Library } from '../domains/studio/library/service.ts'
import type { Team } from '../domains/studio/team/service.ts'
import type { Texts } from '../domains/studio/texts/service.ts'
import type { Asker, Reader } from '../platform/storage/storage.ts'

interface Known {
  readonly admission: Pick<Admission, 'forget'>
  readonly apiKeys: ApiKeys
  readonly catalogue: Pick<Catalogue, 'authored'>
  readonly certifications: Pick<Certifications, 'forget' | 'personalData'>
  readonly comments: Pick<Comments, 'forget' | 'personalData'>
  readonly crypto: Crypto
  readonly dashboard: Dashboard
  readonly generation: Pick<Generation, 'forget' | 'personalData'>
  readonly identity: Identity
  readonly ledger: Ledger
  readonly library: Pick<Library, 'forget' | 'personalData'>
  readonly limits: Limits
  readonly popularity: Popularity
  readonly purchases: Purchases
  readonly reviews: Pick<Reviews, 'forget' | 'personalData'>
  readonly rounds: Rounds
  readonly support: Support
  readonly team: Pick<Team, 'forget' | 'personalData'>
  readonly texts: Pick<Texts, 'personalData'>
  readonly wallet: Wallet
  readonly withdrawals: Withdrawals
}

/** What money, play and the dashboard have to say about members who come, leave, or ask what is known of them. */
export function memberPorts(read: Reader, known: Known) {
  const {
    admission,
    apiKeys,
    catalogue,
    certifications,
    comments,
    crypto,
    dashboard,
    generation,
    identity,
    ledger,
    library,
    limits,
    popularity,
    purchases,
    reviews,
    rounds,
    support,
    team,
    texts,
    wallet,
    withdrawals,
  } = known
  const openRound = async (db: Asker, memberId: string): Promise<Unsettled | undefined> =>
    (await hasOpenRoundAnywhere(db, memberId)) ? { what: 'openRound' } : undefined
  const balance = async (db: Asker, memberId: string): Promise<Unsettled | undefined> =>
    (await ledger.balanceMicro(db, ACCOUNTS.member(memberId))) > 0 ? { what: 'balance' } : undefined
  const waiting = async (db: Asker, memberId: string): Promise<Unsettled | undefined> =>
    (await withdrawals.hasWaiting(db, memberId)) ? { what: 'withdrawal' } : undefined
  const heldCrypto = async (db: Asker, memberId: string): Promise<Unsettled | undefined> =>
    (await crypto.hasHeld(db, memberId)) ? { what: 'heldCrypto' } : undefined
  // Whoever could delete an account without an identity could register anew, and play: nothing else knows the person.
  const block = async (db: Asker, memberId: string): Promise<Unsettled | undefined> => {
    const held = await limits.blockOf(db, memberId)
    if (!held) return undefined
    return held.until ? { what: 'pause', until: held.until } : { what: 'exclusion' }
  }
  return {
    mayEnter: limits.mayEnter,
    progress: dashboard.progress,
    keepsFromLeaving: [block, openRound, waiting, heldCrypto, balance],
    whenLeaving: [
      dashboard.forget,
      apiKeys.forget,
      certifications.forget,
      comments.forget,
      library.forget,
      purchases.forget,
      limits.forget,
      identity.forget,
      popularity.forgetMember,
      admission.forget,
      catalogue.authored.forget,
      generation.forget,
      support.forget,
      team.forget,
      reviews.forget,
    ],
    personalData: [
      { name: 'apiKeys', read: apiKeys.personalData },
      { name: 'certifications', read: certifications.personalData },
      { name: 'comments', read: comments.personalData },
      { name: 'gameNotes', read: library.personalData },
      { name: 'dashboard', read: dashboard.personalData },
      { name: 'games', read: (memberId: string) => catalogue.authored.of(read, memberId) },
      { name: 'versions', read: (memberId: string) => catalogue.authored.elsewhere(read, memberId) },
      { name: 'texts', read: texts.personalData },
      { name: 'generations', read: generation.personalData },
      { name: 'wallet', read: wallet.allMovements },
      { name: 'identity', read: identity.personalData },
      { name: 'withdrawals', read: withdrawals.of },
      { name: 'limits', read: limits.personalData },
      { name: 'orders', read: purchases.orders },
      { name: 'library', read: purchases.library },
      { name: 'crypto', read: crypto.invoices },
      { name: 'reviews', read: reviews.personalData },
      { name: 'rounds', read: rounds.allRounds },
      { name: 'support', read: support.personalData },
      { name: 'team', read: team.personalData },
    ],
  } satisfies Partial<AccountPorts>
}

import type { AdmissionLimits } from '@spilvaerk/slot-engine'
import { modeOf, type SiteConfig } from '../domains/config.ts'
import { createProver } from '../domains/games/admission/prover.ts'
import { type Admission, createAdmission, createGate } from '../domains/games/admission/service.ts'
import { memberIn } from '../domains/games/catalogue/owner.ts'
import { type Catalogue, createCatalogue, memberViewer, type Viewer } from '../domains/games/catalogue/service.ts'
import { type Compliance, createCompliance } from '../domains/games/compliance/service.ts'
import { checkText } from '../domains/games/moderation/check-text.ts'
import { createPopularity, type Popularity } from '../domains/games/popularity/service.ts'
import { createReviews, type Reviews } from '../domains/games/reviews/service.ts'
import { type Crypto, createCrypto } from '../domains/money/crypto/service.ts'
import { cryptoOutside } from '../domains/money/crypto/setup.ts'
import { SERVER_METHODS, type ServerMethods } from '../domains/money/payments/methods/methods.ts'
import { createPayments } from '../domains/money/payments/service.ts'
import { createPurchases, type Purchases } from '../domains/money/purchases/service.ts'
import { CHECKPOINT_PURPOSE } from '../domains/money/wallet/checkpoints/checkpoint.ts'
import { type Checkpoints, createCheckpoints } from '../domains/money/wallet/checkpoints/checkpoints.ts'
import { createLedger } from '../domains/money/wallet/ledger.ts'
import { createWallet, type Wallet } from '../domains/money/wallet/service.ts'
import { createWithdrawals, type Withdrawals } from '../domains/money/withdrawals/service.ts'
import { isDemo } from '../domains/people/accounts/demo.ts'
import { keyOf } from '../domains/people/accounts/keys.ts'
import { personNamed, personOf } from '../domains/people/accounts/persons.ts'
import { type Accounts, createAccounts } from '../domains/people/accounts/service.ts'
import { type Companies, createCompanies } from '../domains/people/companies/service.ts'
import { createIdentity, type Identity } from '../domains/people/identity/service.ts'
import type { Rofus } from '../domains/people/limits/rofus.ts'
import { createLimits, type Limits } from '../domains/people/limits/service.ts'
import { createDecidesOn } from '../domains/people/staff/decides.ts'
import { createStaff, type Staff } from '../domains/people/staff/service.ts'
import { createSupport, type Support } from '../domains/people/support/service.ts'
import { createVisitors, type Visitors } from '../domains/people/visitors/service.ts'
import { type Analytics, createAnalytics } from '../domains/play/analytics/service.ts'
import { createDashboard, type Dashboard, visitsOf } from '../domains/play/dashboard/service.ts'
import { createFairness, type Fairness } from '../domains/play/fairness/service.ts'
import { createJackpots, type Jackpots } from '../domains/play/jackpots/service.ts'
import { createLargeWins, type LargeWins } from '../domains/play/large-wins/service.ts'
import { createReturnWatch, type ReturnWatch } from '../domains/play/return-watch/service.ts'
import { createRounds, daysOf, hasOpenRound, paidOf, type Rounds, sinceOf } from '../domains/play/rounds/service.ts'
import { explain } from '../domains/refusals.ts'
import { type Activity, createActivity } from '../domains/studio/activity/service.ts'
import { measureModel } from '../domains/studio/ai/model-metrics.ts'
import { createWriter } from '../domains/studio/ai/writer.ts'
import { type ApiKeys, createApiKeys } from '../domains/studio/api-keys/service.ts'
import { type Art, createArt } from '../domains/studio/art/service.ts'
import { type Certifications, createCertifications } from '../domains/studio/certification/service.ts'
import { type Comments, createComments } from '../domains/studio/comments/service.ts'
import { themeWordsOf } from '../domains/studio/composer/find-themes.ts'
import { languageOf } from '../domains/studio/composer/language.ts'
import { symbolWord } from '../domains/studio/composer/symbol-words.ts'
import { type Copies, createCopies } from '../domains/studio/copies/service.ts'
import { createExports, createRight, type Exports } from '../domains/studio/exports/service.ts'
import { createTaken } from '../domains/studio/exports/taken.ts'
import { describeGame } from '../domains/studio/generation/describe-game.ts'
import { insightsOf } from '../domains/studio/generation/insights.ts'
import { createGeneration, type Generation } from '../domains/studio/generation/service.ts'
import { createLab, type Lab } from '../domains/studio/insights/lab.ts'
import { createInsights, type Insights } from '../domains/studio/insights/service.ts'
import { createLibrary, dropNotes, type Library } from '../domains/studio/library/service.ts'
import { createStudio, type Studio } from '../domains/studio/studio/service.ts'
import { createTeam, type Team } from '../domains/studio/team/service.ts'
import { unfitPassage } from '../domains/studio/texts/fit.ts'
import { createTexts, type Texts } from '../domains/studio/texts/service.ts'
import { type Audit, createAudit } from '../platform/audit/service.ts'
import type { Calculations } from '../platform/calculations/calculations.ts'
import { ASSETS } from '../platform/config/assets.ts'
import { createJobs, type Jobs } from '../platform/jobs/service.ts'
import type { Log } from '../platform/log/log.ts'
import type { Outbox } from '../platform/mail/outbox.ts'
import { createMail, type Mail } from '../platform/mail/service.ts'
import { type Meter, NO_METER } from '../platform/metrics/metrics.ts'
import { measureQueues } from '../platform/metrics/queues.ts'
import { createPictures, type Pictures } from '../platform/pictures/pictures.ts'
import { createRuns, type Runs } from '../platform/runs/service.ts'
import { createSealing, secretOf } from '../platform/sealing/sealing.ts'
import { createSigning } from '../platform/sealing/signing.ts'
import type { Asker, Storage } from '../platform/storage/storage.ts'
import { keepNote } from '../platform/system/notes.ts'
import { createSystem, type System } from '../platform/system/service.ts'
import type { Clock } from '../platform/time/clock.ts'
import {
  addressIn,
  carrierOf,
  demoUsersOf,
  hasOutbox,
  identityProviderOf,
  outboxOf,
  registerOf,
  rofusOf,
  sellerOf,
  textModelOf,
} from './external-services.ts'
import { memberPorts } from './member-ports.ts'

/** What the procedures call. */
export interface Services {
  readonly accounts: Accounts
  readonly activity: Activity
  readonly admission: Admission
  readonly apiKeys: ApiKeys
  readonly art: Art
  readonly audit: Audit
  readonly catalogue: Catalogue
  /** The ledger, read as it grows, and signed. */
  readonly checkpoints: Checkpoints
  readonly analytics: Analytics
  readonly certifications: Certifications
  readonly comments: Comments
  readonly companies: Companies
  readonly copies: Copies
  readonly compliance: Compliance
  readonly dashboard: Dashboard
  readonly jobs: Jobs
  readonly mail: Mail
  readonly outbox: Outbox
  readonly crypto: Crypto
  readonly exports: Exports
  readonly fairness: Fairness
  readonly generation: Generation
  readonly identity: Identity
  readonly insights: Insights
  readonly jackpots: Jackpots
  readonly lab: Lab
  readonly largeWins: LargeWins
  /** Work of minutes, for which no mail waits. */
  readonly longJobs: Jobs
  readonly library: Library
  readonly limits: Limits
  readonly popularity: Popularity
  readonly purchases: Purchases
  readonly returnWatch: ReturnWatch
  readonly reviews: Reviews
  readonly rounds: Rounds
  readonly runs: Runs
  readonly staff: Staff
  readonly studio: Studio
  readonly support: Support
  readonly system: System
  readonly team: Team
  readonly texts: Texts
  readonly visitors: Visitors
  readonly wallet: Wallet
  readonly withdrawals: Withdrawals
}

export interface Foundations {
  readonly storage: Storage
  readonly calculations: Calculations
  readonly version: string
  readonly clock: Clock
  readonly config: SiteConfig
  readonly log: Log
  /** Where people reach the site; known once the server listens. */
  readonly site: () => string
  /** Within what the return of a game must lie to be admitted; by default what the market allows. */
  readonly returns?: AdmissionLimits
  /** The register of those who have excluded themselves; by default the configured one. */
  readonly rofus?: Rofus
  /** What counts; by default nothing does. */
  readonly meter?: Meter
  /** The payment methods there are; by default all. */
  readonly paymentMethods?: ServerMethods
  /** Who decodes what people send; by default a thread of its own. */
  readonly pictures?: Pictures
  /** The folder of the built web; by default the one beside the server. */
  readonly web?: string
}

/** What every domain stands on. */
function basisOf(foundations: Foundations) {
  const { storage, calculations, clock, config, log, site, meter = NO_METER } = foundations
  const { rofus = rofusOf(config), paymentMethods: methods = SERVER_METHODS } = foundations
  const mode = modeOf(config)
  const audit = createAudit(storage, clock)
  const secret = secretOf(config.SECRET_KEY, config.DATA_DIR)
  const sealing = createSealing(secret)
  const catalogue = createCatalogue(storage, calculations, {
    themeWords: themeWordsOf,
    wording: { symbol: symbolWord, languageOf },
  })
  const jobs = createJobs({ storage, clock, log })
  const mail = createMail({ storage, jobs, carrier: carrierOf(config), log, sealing })
  return {
    ...{
      storage,
      calculations,
      clock,
      config,
      log,
      site,
      meter,
      mode,
      audit,
      sealing,
      catalogue,
      jobs,
      mail,
      rofus,
      methods,
    },
    signing: createSigning(secret, 'certification'),
    checkpoints: createCheckpoints({
      ...{ storage, clock, log, signing: createSigning(secret, CHECKPOINT_PURPOSE) },
      onFault: () => void keepNote(config.DATA_DIR, 'verify', { at: clock.now().toISOString(), whole: false }),
    }),
    /** Work that requests with a key wait for, told to every server. */
    runs: createRuns(storage, clock),
    /** For work of minutes, for which no mail may wait. */
    longJobs: createJobs({ storage, clock, log }),
    gate: createGate(catalogue),
    staff: createStaff({ storage, clock, audit }),
    support: createSupport({ storage, clock, mail, address: addressIn(config.MAIL_FROM) }),
    companies: createCompanies(registerOf(config), clock, log),
    ledger: createLedger(clock),
    popularity: createPopularity(storage, clock),
    /** Whether money is simulated. */
    testDeposits: mode === 'demo',
  }
}

type Basis = ReturnType<typeof basisOf>

/** What is asked of accounts, which are made last: they ask everybody else. */
interface People {
  readonly userOf: Accounts['me']
  readonly isMember: Accounts['isMember']
  readonly languageOf: Accounts['languageOf']
  readonly languageAt: Accounts['languageAt']
  readonly contactOf: Accounts['contactOf']
}

/** Who may play, the rounds, and the money that they move. */
function playOf(basis: Basis, { contactOf, languageAt }: People) {
  const { storage, calculations, clock, config, log, site, mode, audit, sealing, catalogue, mail } = basis
  const { gate, staff, ledger, popularity, testDeposits, rofus, meter } = basis
  const identity = createIdentity({
    ...{ storage, clock, sealing, site, provider: identityProviderOf(config, sealing, log) },
    proved: (memberId) => limits.identityProved(memberId),
  })
  const { depositedSinceMicro } = ledger
  const limits: Limits = createLimits({
    storage,
    clock,
    log,
    rofus,
    identity,
    depositedSinceMicro,
    isShared: isDemo,
    explain,
  })
  const fairness = createFairness({ storage, catalogue, clock, hasOpenRound })
  const jackpots = createJackpots({ storage, catalogue, gate, ledger, clock })
  const decidesOn = createDecidesOn(staff, contactOf)
  const largeWins = createLargeWins({
    ...{ storage, clock, log, calculations, catalogue, staff, audit, mail, contactOf, decidesOn, languageAt },
    ...{ roundOf: (id) => rounds.stored(id), paidTo: jackpots.paidTo, aboveDkk: config.LARGE_WIN },
  })
  const rounds: Rounds = createRounds({
    ...{ storage, catalogue, clock, gate, ledger, limits, fairness, jackpots, largeWins, popularity, calculations },
    meter,
  })
  const withdrawals = createWithdrawals({
    ...{ storage, clock, ledger, largeWins, contactOf, decidesOn, audit, testDeposits, payoutsByStaff: !testDeposits },
  })
  const { withdraw } = withdrawals
  const wallet = createWallet({ storage, ledger, limits, withdraw, testDeposits })
  const crypto = createCrypto({
    ...{ storage, clock, log, ledger, limits, contactOf, decidesOn, audit },
    ...cryptoOutside(config, mode, storage, clock, log),
  })
  return { rofus, identity, limits, fairness, jackpots, largeWins, rounds, withdrawals, wallet, crypto }
}

type Play = ReturnType<typeof playOf>

/** What is sold, and what its buyers have of it. */
function tradeOf(basis: Basis, { limits }: Play, { userOf, isMember, languageOf }: People) {
  const { storage, clock, config, log, site, mode, catalogue, mail, gate, companies, ledger, methods } = basis
  const payments = createPayments({ storage, config, mode, clock, methods })
  const viewerOf = (memberId: string): Viewer => memberViewer(memberId, (id) => purchases.held(memberId, id))
  const makerOf = async (db: Asker, id: number) => memberIn((await catalogue.standings.game(db, id))?.owner)
  const purchases: Purchases = createPurchases({
    ...{ storage, clock, log, payments, ledger, mail, catalogue, companies, site },
    ...{ gate, makerOf, viewerOf, seller: sellerOf(config), userOf, isMember, languageOf },
  })
  const right = createRight({ catalogue, purchases })
  const apiKeys = createApiKeys({ storage, clock, right, viewerOf, isMember })
  const dashboard = createDashboard({ storage, clock, catalogue, purchases, limits, userOf, viewerOf })
  return { payments, purchases, right, apiKeys, dashboard }
}

type Trade = ReturnType<typeof tradeOf>

/** How games come to be, and what may be done with them. */
function workshopOf(
  basis: Basis,
  { rounds, jackpots: pools }: Play,
  { purchases: { isHeld } }: Pick<Trade, 'purchases'>,
  { userOf, languageOf }: People,
  returns: AdmissionLimits | undefined,
) {
  const { storage, calculations, clock, config, log, site, audit, sealing, catalogue, mail, staff } = basis
  const compliance = createCompliance(catalogue, calculations, clock)
  const reviews = createReviews({ storage, clock, audit, catalogue, personOf })
  const admission = createAdmission({
    ...{ storage, clock, log, audit, staff, catalogue, compliance, sealing, mail, userOf, site },
    languageOf,
    ...{ checkText, prover: createProver(calculations, returns), maxExposure: config.MAX_EXPOSURE },
    ...{ pools, isHeld, reviews },
  })
  const studio = createStudio(catalogue, calculations, describeGame)
  const { AI_TOKENS_PER_USER: perUser, AI_TOKENS_PER_DAY: together, AI_VISITOR_SHARE: visitorShare } = config
  const writer = createWriter({ model: textModelOf(config), storage, clock, perUser, together, visitorShare })
  const generation = createGeneration({
    ...{ storage, calculations, compliance, studio, clock, writer, runs: basis.runs },
    insights: async () => insightsOf(await catalogue.popular()),
  })
  const insights = createInsights({ catalogue, rounds, writer })
  const lab = createLab({ catalogue, generation, insights, writer })
  return { compliance, admission, reviews, studio, writer, generation, insights, lab }
}

export function createServices(foundations: Foundations): Services {
  const { storage, calculations, version, clock, config, site, returns, web = ASSETS.web } = foundations
  const { pictures = createPictures(ASSETS.pictures) } = foundations
  const people: People = {
    userOf: (memberId) => accounts.me(memberId),
    isMember: (db, memberId) => accounts.isMember(db, memberId),
    contactOf: (memberId) => accounts.contactOf(memberId),
    languageOf: (memberId) => accounts.languageOf(memberId),
    languageAt: (address) => accounts.languageAt(address),
  }
  const basis = basisOf(foundations)
  const { audit, catalogue, companies, jobs, ledger, mail, mode, popularity, sealing, staff, support, testDeposits } =
    basis
  const { rofus, ...play } = playOf(basis, people)
  const { payments, right, ...trade } = tradeOf(basis, { rofus, ...play }, people)
  const { writer, ...workshop } = workshopOf(basis, { rofus, ...play }, trade, people, returns)
  const { admission, compliance } = workshop
  const decidesOn = createDecidesOn(staff, people.contactOf)
  const certifications = createCertifications({
    ...{ storage, clock, audit, jobs: basis.longJobs, calculations, catalogue, compliance, signing: basis.signing },
    ...{ web, version },
  })
  const team = createTeam({
    ...{ storage, clock, audit, mail, sealing, catalogue, site, keyOf, isShared: isDemo },
    ...{ personOf, personNamed, decidesOn, dropNotes, isSubmitted: admission.isSubmitted, callOff: admission.callOff },
    isFit: (text) => unfitPassage(text) === undefined,
  })
  const comments = createComments({
    ...{ storage, clock, mail, catalogue, site, keyOf, personOf, isShared: isDemo },
    isFit: (text) => unfitPassage(text) === undefined,
  })
  const library = createLibrary({ storage, clock, catalogue, comments })
  const texts = createTexts({ storage, clock, catalogue, writer })
  const accounts: Accounts = createAccounts({
    ...{ storage, clock, mail, companies, sealing, site, meter: basis.meter },
    ports: memberPorts(storage.read, {
      ...{ ...play, ...trade, ...workshop, catalogue, certifications, comments, ledger, library, popularity },
      ...{ support, team, texts },
    }),
    demoUsers: demoUsersOf(config),
    byAddress: config.RATE_LIMIT > 0,
  })
  measureQueues(basis.meter, clock, jobs, { openRounds: play.rounds.waiting })
  measureModel(basis.meter, writer)
  const { mayDecide } = admission
  const art = createArt({ storage, clock, audit, catalogue, pictures, sealing, mayDecide })
  const adapters = {
    mail: mail.adapter,
    outbox: hasOutbox(config) ? 'shown' : 'hidden',
    companies: companies.adapter,
    rofus: rofus.name,
    identity: play.identity.adapter,
    text: writer.writtenBy.kind,
    ...payments.adapters(),
    deposits: testDeposits ? 'test' : 'off',
  }
  return {
    ...{ accounts, audit, catalogue, companies, jobs, mail, popularity, staff, support },
    ...play,
    ...trade,
    ...workshop,
    ...{ certifications, longJobs: basis.longJobs, checkpoints: basis.checkpoints, runs: basis.runs },
    analytics: createAnalytics({ storage, clock, catalogue, daysOf, sinceOf, visitsOf }),
    returnWatch: createReturnWatch({ ...basis, admission, paidOf, suspends: config.RETURN_STOP === 'on' }),
    outbox: outboxOf(config),
    activity: createActivity({ storage, audit, catalogue, sealing, personOf }),
    exports: createExports({
      ...{ catalogue, right, files: art, record: calculations.record, web, site },
      taken: createTaken({ storage, audit, catalogue }),
    }),
    art,
    copies: createCopies({ storage, catalogue, art, generation: workshop.generation }),
    ...{ comments, library, team, texts },
    visitors: createVisitors(storage, clock),
    system: createSystem({
      ...{ version, mode, storage, clock, adapters, dataDir: config.DATA_DIR, isLate: jobs.isLate },
      lastMovedAt: () => ledger.lastMovedAt(storage.read),
    }),
  }
}

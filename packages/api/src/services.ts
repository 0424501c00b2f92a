import { type Accounts, createAccounts } from './accounts/service.ts'
import { createWriter } from './ai/writer.ts'
import { type ApiKeys, createApiKeys } from './api-keys/service.ts'
import { ASSETS } from './assets.ts'
import { type Audit, createAudit } from './audit/service.ts'
import type { Calculations } from './calculations/calculations.ts'
import { type Catalogue, createCatalogue } from './catalogue/service.ts'
import type { Clock } from './clock.ts'
import { type Companies, createCompanies } from './companies/service.ts'
import { type Compliance, createCompliance } from './compliance/service.ts'
import type { Config } from './config.ts'
import { type Crypto, createCrypto } from './crypto/service.ts'
import { cryptoOutside } from './crypto/setup.ts'
import { createDashboard, type Dashboard } from './dashboard/service.ts'
import { createExports, createRight, type Exports } from './exports/service.ts'
import { createFairness, type Fairness } from './fairness/service.ts'
import { insightsOf } from './generation/insights.ts'
import { createGeneration, type Generation } from './generation/service.ts'
import { createLab, type Lab } from './insights/lab.ts'
import { createInsights, type Insights } from './insights/service.ts'
import { createJackpots, type Jackpots } from './jackpots/service.ts'
import { createLargeWins, type LargeWins } from './large-wins/service.ts'
import { emptyRofus } from './limits/rofus.ts'
import { createLimits, type Limits } from './limits/service.ts'
import type { Log } from './log.ts'
import type { Outbox } from './mail/outbox.ts'
import { createMail, type Mail } from './mail/service.ts'
import { memberPorts } from './member-ports.ts'
import { carrierOf, hasDemo, outboxOf, registerOf, showsOutbox, textModelOf } from './outside.ts'
import { createPayments } from './payments/service.ts'
import { createPurchases, type Purchases } from './purchases/service.ts'
import { createRounds, hasOpenRound, type Rounds } from './rounds/service.ts'
import { createDecidesOn } from './staff/decides.ts'
import { createStaff, type Staff } from './staff/service.ts'
import type { Storage } from './storage/storage.ts'
import { createStudio, type Studio } from './studio/service.ts'
import { createSystem, type System } from './system/service.ts'
import { createLedger } from './wallet/ledger.ts'
import { createWallet, type Wallet } from './wallet/service.ts'
import { createWithdrawals, type Withdrawals } from './withdrawals/service.ts'

/** What the procedures call. */
export interface Services {
  readonly accounts: Accounts
  readonly apiKeys: ApiKeys
  readonly audit: Audit
  readonly catalogue: Catalogue
  readonly companies: Companies
  readonly compliance: Compliance
  readonly dashboard: Dashboard
  readonly mail: Mail
  readonly outbox: Outbox
  readonly crypto: Crypto
  readonly exports: Exports
  readonly fairness: Fairness
  readonly generation: Generation
  readonly insights: Insights
  readonly jackpots: Jackpots
  readonly lab: Lab
  readonly largeWins: LargeWins
  readonly limits: Limits
  readonly purchases: Purchases
  readonly rounds: Rounds
  readonly staff: Staff
  readonly studio: Studio
  readonly system: System
  readonly wallet: Wallet
  readonly withdrawals: Withdrawals
}

export interface Foundations {
  readonly storage: Storage
  readonly calculations: Calculations
  readonly version: string
  readonly clock: Clock
  readonly config: Config
  readonly log: Log
  /** Where people reach the site; known once the server listens. */
  readonly site: () => string
  /** The folder of the built web; by default the one beside the server. */
  readonly web?: string
}

export function createServices({
  storage,
  calculations,
  version,
  clock,
  config,
  log,
  site,
  ...rest
}: Foundations): Services {
  const audit = createAudit(storage, clock)
  const staff = createStaff({ storage, clock, audit })
  const catalogue = createCatalogue(storage, calculations)
  const mail = createMail(storage, carrierOf(config), clock, log)
  const companies = createCompanies(registerOf(config), clock, log)
  const testDeposits = config.TEST_DEPOSITS === 'on'
  const ledger = createLedger(clock)
  const { depositedSinceMicro } = ledger
  const limits = createLimits({ storage, clock, rofus: emptyRofus, depositedSinceMicro })
  const fairness = createFairness({ storage, catalogue, clock, hasOpenRound })
  const jackpots = createJackpots({ storage, catalogue, ledger, clock })
  const contactOf: Accounts['contactOf'] = (memberId) => accounts.contactOf(memberId)
  const decidesOn = createDecidesOn(staff, contactOf)
  const largeWins = createLargeWins({
    ...{ storage, clock, log, calculations, catalogue, staff, audit, mail, contactOf, decidesOn },
    ...{ roundOf: (id) => rounds.stored(id), paidTo: jackpots.paidTo, aboveDkk: config.LARGE_WIN },
  })
  const rounds: Rounds = createRounds({ storage, catalogue, clock, ledger, limits, fairness, jackpots, largeWins })
  const withdrawals = createWithdrawals({
    ...{ storage, clock, ledger, largeWins, contactOf, decidesOn, audit, testDeposits, payoutsByStaff: false },
  })
  const wallet = createWallet({ storage, ledger, limits, withdraw: withdrawals.withdraw, testDeposits })
  const crypto = createCrypto({
    ...{ storage, clock, log, ledger, limits, testDeposits, contactOf, decidesOn, audit },
    ...cryptoOutside(config, storage, clock, log),
  })
  const payments = createPayments(storage, config, clock)
  const userOf: Accounts['me'] = (memberId) => accounts.me(memberId)
  const shop = { storage, clock, log, payments, ledger, mail, catalogue, companies, userOf, site }
  const purchases = createPurchases(shop)
  const right = createRight({ catalogue, purchases })
  const apiKeys = createApiKeys({ storage, clock, right })
  const dashboard = createDashboard({ storage, clock, catalogue, purchases, limits, userOf })
  const accounts: Accounts = createAccounts({
    ...{ storage, clock, mail, companies, site },
    ports: memberPorts({ apiKeys, crypto, dashboard, ledger, limits, purchases, rounds, wallet, withdrawals }),
    hasDemo: hasDemo(config),
    byAddress: config.RATE_LIMIT > 0,
  })
  const compliance = createCompliance(catalogue, calculations, clock)
  const studio = createStudio(catalogue, calculations, compliance)
  const { AI_TOKENS_PER_USER: perUser, AI_TOKENS_PER_DAY: together } = config
  const writer = createWriter({ model: textModelOf(config), storage, clock, perUser, together })
  const generation = createGeneration({
    ...{ storage, calculations, compliance, studio, clock, writer },
    insights: async () => insightsOf(await catalogue.popular()),
  })
  const insights = createInsights({ catalogue, rounds, writer })
  const adapters = {
    mail: mail.adapter,
    outbox: showsOutbox(config) ? 'shown' : 'hidden',
    companies: companies.adapter,
    rofus: 'embedded',
    text: writer.writtenBy.kind,
    ...payments.adapters(),
  }
  return {
    ...{ accounts, apiKeys, audit, crypto, dashboard, jackpots, largeWins, purchases, staff },
    catalogue,
    compliance,
    ...{ companies, mail, outbox: outboxOf(config) },
    exports: createExports({ catalogue, right, record: calculations.record, web: rest.web ?? ASSETS.web, site }),
    fairness,
    ...{ generation, insights },
    lab: createLab({ catalogue, generation, insights, writer }),
    limits,
    rounds,
    studio,
    system: createSystem(version, storage, { ...adapters, deposits: testDeposits ? 'test' : 'off' }),
    ...{ wallet, withdrawals },
  }
}

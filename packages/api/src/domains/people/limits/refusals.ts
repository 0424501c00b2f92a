import type { Period } from '@spilvaerk/schemas'
import { danish, english } from '../../../platform/numbers/danish.ts'
import type { TermsOf } from '../../../platform/refusals/terms.ts'
import { danishMoment, englishMoment } from '../../../platform/time/danish-day.ts'

type LimitRefusal =
  | { readonly code: 'companyMayNotPlay' }
  | { readonly code: 'depositLimitsMissing' }
  | { readonly code: 'overDepositLimit'; readonly period: Period; readonly leftMicro: number }
  | { readonly code: 'overLossLimit'; readonly period: Period }
  | { readonly code: 'overTimeLimit'; readonly period: Period }
  | { readonly code: 'paused'; readonly until: Date }
  | { readonly code: 'excluded'; readonly until: Date | null }
  | { readonly code: 'listedInRofus' }
  | { readonly code: 'rofusSilent' }
  | { readonly code: 'realityCheckDue'; readonly minutes: number }

declare module '../../../platform/refusals/refusals.ts' {
  interface Refusals {
    limits: LimitRefusal
  }
}

/** What keeps a person from all play for money. */
const TAKING_PART_CODES = ['excluded', 'identityMissing', 'listedInRofus', 'paused', 'rofusSilent', 'underAge'] as const
export type TakingPartCode = (typeof TAKING_PART_CODES)[number]

/** What keeps a person from a round for money. */
export const PLAY_CODES = [
  ...TAKING_PART_CODES,
  'companyMayNotPlay',
  'depositLimitsMissing',
  'overLossLimit',
  'overTimeLimit',
  'realityCheckDue',
] as const
export type PlayCode = (typeof PLAY_CODES)[number]

/** What keeps a member from a deposit. */
export const DEPOSIT_CODES = [...TAKING_PART_CODES, 'depositLimitsMissing', 'overDepositLimit'] as const
export type DepositCode = (typeof DEPOSIT_CODES)[number]

const PERIOD_EN: Readonly<Record<Period, string>> = { day: 'per day', week: 'per week', month: 'per month' }
const PERIOD: Readonly<Record<Period, string>> = { day: 'pr. døgn', week: 'pr. uge', month: 'pr. måned' }

export const LIMIT_TERMS: TermsOf<LimitRefusal> = {
  companyMayNotPlay: {
    status: 'FORBIDDEN',
    da: () => 'En virksomhedskonto kan købe og skabe spil, men ikke spille for penge',
    en: () => 'A company account can buy and create games, but not play for money',
  },
  depositLimitsMissing: {
    status: 'FORBIDDEN',
    da: () => 'Sæt dine indbetalingsgrænser pr. døgn, uge og måned, før du indbetaler og spiller for penge',
    en: () => 'Set your deposit limits per day, week and month before you deposit and play for money',
  },
  overDepositLimit: {
    status: 'FORBIDDEN',
    example: { period: 'day', leftMicro: 500_000_000 },
    da: ({ period, leftMicro }) =>
      leftMicro > 0
        ? `Beløbet overskrider din indbetalingsgrænse ${PERIOD[period]}. Lige nu kan du indbetale op til ${danish(Math.floor(leftMicro / 10_000) / 100)} kr.`
        : `Du har nået din indbetalingsgrænse ${PERIOD[period]}`,
    en: ({ period, leftMicro }) =>
      leftMicro > 0
        ? `The amount is over your deposit limit ${PERIOD_EN[period]}. You can deposit up to DKK ${english(Math.floor(leftMicro / 10_000) / 100)} now.`
        : `You have reached your deposit limit ${PERIOD_EN[period]}`,
    field: () => 'amount',
  },
  overLossLimit: {
    status: 'FORBIDDEN',
    example: { period: 'day' },
    da: ({ period }) => `Med den indsats kan du overskride din tabsgrænse ${PERIOD[period]}`,
    en: ({ period }) => `With that bet you could pass your loss limit ${PERIOD_EN[period]}`,
  },
  overTimeLimit: {
    status: 'FORBIDDEN',
    example: { period: 'day' },
    da: ({ period }) => `Du har nået din tidsgrænse ${PERIOD[period]}`,
    en: ({ period }) => `You have reached your time limit ${PERIOD_EN[period]}`,
  },
  paused: {
    status: 'FORBIDDEN',
    example: { until: new Date('2026-01-31T12:00:00Z') },
    da: ({ until }) => `Du holder pause fra spil for penge til ${danishMoment(until)}`,
    en: ({ until }) => `You have paused play for money until ${englishMoment(until)}`,
  },
  excluded: {
    status: 'FORBIDDEN',
    example: { until: null },
    da: ({ until }) =>
      until
        ? `Du har udelukket dig selv fra spil for penge til ${danishMoment(until)}`
        : 'Du har udelukket dig selv fra spil for penge for altid',
    en: ({ until }) =>
      until
        ? `You have excluded yourself from play for money until ${englishMoment(until)}`
        : 'You have excluded yourself from play for money for ever',
  },
  listedInRofus: {
    status: 'FORBIDDEN',
    da: () => 'Du er registreret i ROFUS og kan derfor ikke spille her. Læs mere på rofus.nu.',
    en: () => 'You are registered in ROFUS and cannot play here. Read more at rofus.nu.',
  },
  rofusSilent: {
    status: 'FORBIDDEN',
    da: () => 'ROFUS svarer ikke lige nu, og uden svar må vi ikke lade nogen spille for penge. Prøv igen om lidt.',
    en: () =>
      'ROFUS does not answer just now, and without its answer nobody may play for money. Try again in a moment.',
  },
  realityCheckDue: {
    status: 'FORBIDDEN',
    example: { minutes: 60 },
    da: ({ minutes }) => `Du har spillet i ${minutes} minutter. Se, hvordan det går, før du spiller videre.`,
    en: ({ minutes }) => `You have played for ${minutes} minutes. See how it goes before you play on.`,
  },
}

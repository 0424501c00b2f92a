import type { Period } from '@spilvaerk/schemas'
import { danish } from '../../../platform/numbers/danish.ts'
import type { TermsOf } from '../../../platform/refusals/terms.ts'
import { danishMoment } from '../../../platform/time/danish-day.ts'

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

const PERIOD: Readonly<Record<Period, string>> = { day: 'pr. døgn', week: 'pr. uge', month: 'pr. måned' }

export const LIMIT_TERMS: TermsOf<LimitRefusal> = {
  companyMayNotPlay: {
    status: 'FORBIDDEN',
    message: () => 'En virksomhedskonto kan købe og skabe spil, men ikke spille for penge',
  },
  depositLimitsMissing: {
    status: 'FORBIDDEN',
    message: () => 'Sæt dine indbetalingsgrænser pr. døgn, uge og måned, før du indbetaler og spiller for penge',
  },
  overDepositLimit: {
    status: 'FORBIDDEN',
    message: ({ period, leftMicro }) =>
      leftMicro > 0
        ? `Beløbet overskrider din indbetalingsgrænse ${PERIOD[period]}. Lige nu kan du indbetale op til ${danish(Math.floor(leftMicro / 10_000) / 100)} kr.`
        : `Du har nået din indbetalingsgrænse ${PERIOD[period]}`,
    field: () => 'amount',
  },
  overLossLimit: {
    status: 'FORBIDDEN',
    message: ({ period }) => `Med den indsats kan du overskride din tabsgrænse ${PERIOD[period]}`,
  },
  overTimeLimit: { status: 'FORBIDDEN', message: ({ period }) => `Du har nået din tidsgrænse ${PERIOD[period]}` },
  paused: {
    status: 'FORBIDDEN',
    message: ({ until }) => `Du holder pause fra spil for penge til ${danishMoment(until)}`,
  },
  excluded: {
    status: 'FORBIDDEN',
    message: ({ until }) =>
      until
        ? `Du har udelukket dig selv fra spil for penge til ${danishMoment(until)}`
        : 'Du har udelukket dig selv fra spil for penge for altid',
  },
  listedInRofus: {
    status: 'FORBIDDEN',
    message: () => 'Du er registreret i ROFUS og kan derfor ikke spille her. Læs mere på rofus.nu.',
  },
  rofusSilent: {
    status: 'FORBIDDEN',
    message: () => 'ROFUS svarer ikke lige nu, og uden svar må vi ikke lade nogen spille for penge. Prøv igen om lidt.',
  },
  realityCheckDue: {
    status: 'FORBIDDEN',
    message: ({ minutes }) => `Du har spillet i ${minutes} minutter. Se, hvordan det går, før du spiller videre.`,
  },
}

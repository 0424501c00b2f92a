/** What a sheet left out because it would have taken more than its budget, and what would help. */
import type { Worded } from '../game/core/win-rule.ts'
import type { LimitCode } from '../meter.ts'

/**
 * `steps`, `bytes`: the exact answer of a part would take more work or more memory.
 * `interrupted`: the work was told to finish before its end.
 * `rounds`: fewer rounds were played than were asked for.
 * `round`: a single round takes more than the budget; it was broken off, so the return is at least what is said.
 */
export const SHEET_LIMITS = ['steps', 'bytes', 'interrupted', 'rounds', 'round'] as const satisfies readonly (
  | LimitCode
  | 'rounds'
  | 'round'
)[]
export type SheetLimit = (typeof SHEET_LIMITS)[number]

export interface Limit {
  readonly code: SheetLimit
  /** The field of the definition that takes the most. */
  readonly part: string
  /** An English sentence. */
  readonly reason: string
  /** What change of the definition would help: an English sentence. */
  readonly help: string
}

const REASONS: Readonly<Record<SheetLimit, Worded>> = {
  steps: {
    en: 'An exact answer would take more work than its budget.',
    da: 'Et eksakt svar ville kræve mere arbejde end budgettet.',
  },
  bytes: {
    en: 'An exact answer would take more memory than its budget.',
    da: 'Et eksakt svar ville kræve mere hukommelse end budgettet.',
  },
  interrupted: {
    en: 'The work was interrupted: the figures are those of the rounds played until then.',
    da: 'Arbejdet blev afbrudt: tallene er fra de runder, der nåede at blive spillet.',
  },
  rounds: {
    en: 'Fewer rounds were played than were asked for: the budget was used up.',
    da: 'Der er spillet færre runder end ønsket: budgettet var brugt op.',
  },
  round: {
    en: 'A round was broken off that takes more than the whole budget: the return is at least what the sheet says.',
    da: 'En runde er afbrudt, fordi den kræver mere end hele budgettet: tilbagebetalingen er mindst det, arket siger.',
  },
}

const HELPS = {
  reelSets: {
    en: 'Fewer lines, shorter strips, fewer rows, or fewer multipliers of wilds make it smaller.',
    da: 'Færre linjer, kortere hjul, færre rækker eller færre multiplikatorer på wilds gør det mindre.',
  },
  features: {
    en: 'Fewer awards of free spins, fewer different prizes, or features that lead to fewer others make it smaller.',
    da: 'Færre slags gratisspin, færre forskellige præmier eller færre funktioner, der fører til andre, gør det mindre.',
  },
  maxWin: {
    en: 'A lower maxWin, or pays that are multiples of a larger number of coins, make it smaller.',
    da: 'En lavere maxWin, eller gevinster i hele multipla af flere mønter, gør det mindre.',
  },
  interrupted: {
    en: 'Run to its end it tells more.',
    da: 'Kørt til ende siger det mere.',
  },
  rounds: {
    en: 'Fewer free spins, cascades that win less often, or fewer cells and lines make rounds shorter; a larger budget plays more of them.',
    da: 'Færre gratisspin, kaskader der vinder sjældnere, eller færre felter og linjer gør runder kortere; et større budget spiller flere.',
  },
} as const satisfies Record<string, Worded>

export function limitOf(code: SheetLimit, part: string): Limit {
  const { reason, help } = limitTexts({ code, part }, 'en')
  return { code, part, reason, help }
}

/** The sentences of a limit in one of the languages of the sheet. */
export function limitTexts(
  { code, part }: Pick<Limit, 'code' | 'part'>,
  language: keyof Worded,
): { readonly reason: string; readonly help: string } {
  const [wing = ''] = part.split('.')
  const ofPart = Object.hasOwn(HELPS, wing) ? HELPS[wing as keyof typeof HELPS] : HELPS.reelSets
  const help = {
    steps: ofPart,
    bytes: ofPart,
    interrupted: HELPS.interrupted,
    rounds: HELPS.rounds,
    round: HELPS.rounds,
  }[code]
  return { reason: REASONS[code][language], help: help[language] }
}

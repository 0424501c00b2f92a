import { createRng } from '@spilvaerk/slot-engine'
import { namesOf, type TableDefinition, type TableSheet } from '@spilvaerk/table-games'
import { mainLine } from '../../../platform/engines/sheets.ts'
import { NUMBERS } from '../../../platform/numbers/in-language.ts'
import type { DescribedFrom } from '../../games/catalogue/composed.ts'
import { CASINO } from '../composer/compose.ts'
import type { Language } from '../composer/lexicon/theme.ts'
import { type TableVoice, VOICES } from './table-voices.ts'
import { counted, inSentences, LISTS } from './told.ts'

interface Told {
  /** The bonus games as a list, and their number. */
  readonly bonuses: string
  readonly count: string
  /** What the main bet returns, in percent. */
  readonly percent: string
  /** By whom, where that hangs on what is chosen. */
  readonly played: string
}

const BONUSES: { readonly [L in Language]: readonly ((told: Told) => string)[] } = {
  da: [
    ({ bonuses }) => `Undervejs kan der dukke bonusspil op: ${bonuses}.`,
    ({ bonuses, count }) => `Til bordet hører ${count} bonusspil: ${bonuses}.`,
    ({ bonuses }) => `Bonusspil: ${bonuses}.`,
  ],
  en: [
    ({ bonuses }) => `Bonus games may come up on the way: ${bonuses}.`,
    ({ bonuses, count }) => `The table has ${count} bonus ${count === 'one' ? 'game' : 'games'}: ${bonuses}.`,
    ({ bonuses }) => `Bonus games: ${bonuses}.`,
  ],
}

const RETURNS: { readonly [L in Language]: readonly ((told: Told) => string)[] } = {
  da: [
    ({ percent, played }) => `Hovedindsatsen betaler ${percent} % tilbage i det lange løb${played}.`,
    ({ percent, played }) => `Over mange runder giver hovedindsatsen ${percent} % tilbage${played}.`,
    ({ percent, played }) => `Tilbagebetalingen på hovedindsatsen er ${percent} %${played}.`,
  ],
  en: [
    ({ percent, played }) => `The main bet returns ${percent} % in the long run${played}.`,
    ({ percent, played }) => `Over many rounds the main bet gives ${percent} % back${played}.`,
    ({ percent, played }) => `The return of the main bet is ${percent} %${played}.`,
  ],
}

const BEST: { readonly [L in Language]: string } = { da: ' med den bedste strategi', en: ' by the best strategy' }

/** Says of a table what its rules are and what they return, and sets the scene of its theme, or of its kind where no theme is asked for. */
export function composeTableDescription(
  { language, name, theme, themeNamed, scene }: DescribedFrom,
  definition: TableDefinition,
  sheet: TableSheet,
): string {
  const rng = createRng(`sentences/${name}/${theme}/${definition.kind}`)
  const one = <T>(of: readonly T[]): T | undefined => of[rng.below(Math.max(1, of.length))]
  const voice = voiceOf(definition)
  const number = NUMBERS[language]
  const count = (of: number): string => counted(of, language)
  const names = namesOf(definition, language)
  const bonuses = (definition.bonuses ?? []).map(({ id }) => names.bonus(id))
  const told = {
    bonuses: LISTS[language].format(bonuses.map((bonus) => bonus.toLowerCase())),
    count: count(bonuses.length),
    percent: number(Math.round(mainLine(sheet).returned.value * 10_000) / 100),
    played: sheet.strategies.length > 1 ? BEST[language] : '',
  }
  const opening = themeNamed && theme !== CASINO && scene !== '' ? scene : one(voice.openings[language])
  return inSentences([
    opening ?? '',
    ...(voice.facts?.[language](definition, { count, number }) ?? []),
    (bonuses.length > 0 && one(BONUSES[language])?.(told)) || '',
    one(RETURNS[language])?.(told) ?? '',
  ])
}

/** The voice of the kind of that very definition. */
const voiceOf = <D extends TableDefinition>({ kind }: D): TableVoice<D['kind']> => VOICES[kind] as TableVoice<D['kind']>

import {
  documentToCsv,
  documentToHtml,
  documentToMarkdown,
  type Fact,
  type Language,
  type Section,
  type SheetDocument,
} from '@spilvaerk/slot-engine/shared'
import type { TableDefinition } from '../../definition.ts'
import { compileTable } from '../../play/compile.ts'
import type { TableSheet } from '../sheet.ts'
import { type DocumentOptions, type Draft, draftOf, mainLines, nameOf } from './draft.ts'
import { betsSection } from './sections/bets.ts'
import { distributionSection } from './sections/distribution.ts'
import { keyFigures } from './sections/key-figures.ts'
import { poolSections } from './sections/pools.ts'
import { rulesSection } from './sections/rules.ts'
import { strategySections } from './sections/strategies.ts'
import { togetherSections } from './sections/together.ts'

/** The sheet laid out in words, figures and tables, for a page of one's own. */
export function tableSheetDocument(
  definition: TableDefinition,
  sheet: TableSheet,
  options: DocumentOptions = {},
): SheetDocument {
  const { language = 'en' } = options
  const draft = draftOf(definition, sheet, language)
  const { texts } = draft
  return {
    title: definition.name,
    eyebrow: texts.parSheet,
    description: definition.description ?? '',
    facts: [...factsOf(draft), ...printed(draft, options)],
    sections: [
      keyFigures(draft),
      betsSection(draft),
      ...togetherSections(draft),
      ...poolSections(draft),
      ...strategySections(draft),
      distributionSection(draft),
      rulesSection(draft),
    ],
    texts,
    language,
  }
}

/** What each way to play returns and the tables that a player reads, in words; nothing where there is nothing to choose. */
export function tableStrategies(definition: TableDefinition, sheet: TableSheet, language: Language): Section | null {
  const [section = null] = strategySections(draftOf(definition, sheet, language))
  return section
}

export const tableSheetToMarkdown = (...of: Parameters<typeof tableSheetDocument>): string =>
  documentToMarkdown(tableSheetDocument(...of))

export const tableSheetToCsv = (...of: Parameters<typeof tableSheetDocument>): string =>
  documentToCsv(tableSheetDocument(...of))

/** One HTML page to print on A4: no script, nothing fetched. */
export const tableSheetToHtml = (...of: Parameters<typeof tableSheetDocument>): string =>
  documentToHtml(tableSheetDocument(...of))

function factsOf(draft: Draft): Fact[] {
  const { definition, texts, words } = draft
  const [main] = mainLines(draft)
  const named = (key: keyof typeof texts.facts, text: string): Fact => ({ name: texts.facts[key], text })
  return [
    named('id', definition.id),
    named('kind', words.name),
    ...(main === undefined ? [] : [named('mainBet', nameOf(draft, main))]),
    named('limits', limitsOf(draft)),
    ...shoeOf(draft).map((text) => named('shoe', text)),
    named('method', methodOf(draft)),
  ]
}

/** Why figures are between bounds, where they are. */
function methodOf({ sheet, texts, words }: Draft): string {
  const reasons = new Set(sheet.spots.flatMap(({ because }) => because ?? []))
  if (reasons.size === 0) return texts.exactly
  return [`${texts.bounded}.`, ...[...reasons].map((reason) => words.moves?.[reason] ?? reason)].join(' ')
}

function limitsOf({ definition: { limits }, texts, numbers }: Draft): string {
  const each = `${numbers.whole(limits.min)} ${texts.to} ${numbers.whole(limits.max)} ${texts.coins}`
  return limits.round === undefined ? each : `${each}, ${texts.perRound} ${numbers.whole(limits.round)}`
}

function shoeOf({ definition, texts, numbers }: Draft): string[] {
  const { cards } = compileTable(definition).rules
  if (cards === undefined) return []
  const { decks, jokers = 0 } = cards
  if (decks === 0) return [texts.endless]
  const many = (count: number, [one, more]: readonly [string, string]): string =>
    `${numbers.whole(count)} ${count === 1 ? one : more}`
  return [jokers === 0 ? many(decks, texts.decks) : `${many(decks, texts.decks)}, ${many(jokers, texts.jokers)}`]
}

function printed({ texts }: Draft, { hash, date }: DocumentOptions): Fact[] {
  return [
    ...(hash === undefined ? [] : [{ name: texts.facts.hash, text: hash }]),
    ...(date === undefined ? [] : [{ name: texts.facts.date, text: date }]),
  ]
}

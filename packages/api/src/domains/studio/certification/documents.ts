import { type Language, translator } from '@spilvaerk/messages'
import { certification } from '@spilvaerk/messages/certification'
import type { ComplianceResult, Game } from '@spilvaerk/schemas'
import { isAsExpected } from '@spilvaerk/slot-engine'
import type { Certified } from '../../../platform/calculations/certify.ts'
import { LOCALES, NUMBERS } from '../../../platform/numbers/in-language.ts'
import { markdown } from '../exports/texts.ts'
import { figuresOf } from './figures.ts'

/** The game as the documents of one language tell of it. */
export interface Told {
  readonly language: Language
  readonly game: Pick<Game, 'id' | 'name' | 'version' | 'definitionHash' | 'rules'>
  readonly compliance: ComplianceResult
}

export interface Run {
  readonly seed: string
  readonly asked: number
  readonly madeAt: Date
}

const textsIn = (language: Language) => translator(certification, language)

const listOf = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n')

export function readmeOf({ language, game, compliance }: Told, certified: Certified, run: Run): string {
  const t = textsIn(language)
  const percent = (share: number): string =>
    new Intl.NumberFormat(LOCALES[language], { minimumFractionDigits: 3, maximumFractionDigits: 3 }).format(share * 100)
  const number = NUMBERS[language]
  const { rounds, proved, method, returned, interval, agrees } = figuresOf(certified)
  const date = run.madeAt.toISOString().slice(0, 10)
  const { seed, asked } = run
  const figures = [
    t('readme.proved', { rtp: percent(proved), method: t(`readme.methods.${method}`) }),
    t('readme.simulated', {
      ...{ rtp: percent(returned), rounds: number(rounds), seed },
      ...{ low: percent(interval[0]), high: percent(interval[1]) },
    }),
    ...(rounds < asked ? [t('readme.bounded', { asked: number(asked), rounds: number(rounds) })] : []),
    t(agrees ? 'readme.inside' : 'readme.outside'),
    t('readme.base'),
  ]
  const contents = [
    `\`definition.json\`: ${t('readme.files.definition')}`,
    `\`sheet.*\`: ${t('readme.files.sheet')}`,
    `\`rules.*.md\`: ${t('readme.files.rules')}`,
    `\`art.json\`: ${t('readme.files.art')}`,
    `\`rng.*\`: ${t('readme.files.rng')}`,
    `\`test-rounds.json\`: ${t('readme.files.rounds')}`,
    `\`simulation.json\`: ${t('readme.files.simulation')}`,
    `\`compliance.*\`: ${t('readme.files.compliance')}`,
  ]
  const { id, version, definitionHash: hash, name } = game
  return [
    `# ${t('readme.title', { name: markdown(name) })}`,
    t('readme.intro', { id, version, date, hash }),
    `## ${t('readme.figures')}\n\n${listOf(figures)}`,
    t('readme.verdict', { verdict: markdown(compliance.verdict) }),
    `## ${t('readme.contents')}\n\n${listOf(contents)}`,
    `## ${t('readme.checking')}\n\n${t('readme.checkingHow')}\n`,
  ].join('\n\n')
}

export const rulesOf = ({ language, game }: Told): string =>
  `# ${textsIn(language)('rulesDocument.title', { name: markdown(game.name) })}\n\n${listOf(game.rules.map(markdown))}\n`

export function rngReportOf(language: Language, { rng }: Pick<Certified, 'rng'>, seed: string): string {
  const t = textsIn(language)
  const number = NUMBERS[language]
  const rounded = new Intl.NumberFormat(LOCALES[language], { maximumSignificantDigits: 4 })
  const rows = rng.map((result) => {
    const outcome = t(isAsExpected(result) ? 'rngReport.expected' : 'rngReport.unusual')
    const { name, draws, chiSquare, degrees, pValue } = result
    const cells = [number(draws), rounded.format(chiSquare), number(degrees), rounded.format(pValue), outcome]
    return `| ${[t(`rngReport.names.${name}`), ...cells].join(' | ')} |`
  })
  return [
    `# ${t('rngReport.title')}`,
    t('rngReport.how'),
    t('rngReport.tested', { draws: number(rng[0]?.draws ?? 0), seed }),
    [`| ${t('rngReport.columns')} |`, '|---|---:|---:|---:|---:|---|', ...rows, ''].join('\n'),
  ].join('\n\n')
}

export function complianceOf({ language, game, compliance }: Told): string {
  const t = textsIn(language)
  const { markets, verdict, details, reported, unassessed, rulesetVersion: version, rulesetDate: date } = compliance
  const findings = [...details, ...reported].map(({ severity, jurisdiction, source, asOf, ...finding }) => {
    const { rule, explanation, actual, expected, cure } = finding
    const said = t('complianceDocument.finding', {
      ...{ rule, market: jurisdiction, severity: t(`complianceDocument.severities.${severity}`) },
      ...{ explanation, actual, expected, cure },
    })
    return markdown(`${said} ${t('complianceDocument.source', { source, date: asOf })}`)
  })
  const open = unassessed.map(({ rule, missing }) => markdown(`${rule}: ${missing}`))
  const states = markets.map(({ name, state }) =>
    t('complianceDocument.market', { name: markdown(name), state: t(`complianceDocument.states.${state}`) }),
  )
  const section = (title: string, lines: readonly string[]): string =>
    `## ${title}\n\n${lines.length > 0 ? listOf(lines) : t('complianceDocument.none')}`
  return [
    `# ${t('complianceDocument.title', { name: markdown(game.name) })}`,
    `${markdown(verdict)}\n\n${t('complianceDocument.ruleset', { version, date })}`,
    section(t('complianceDocument.markets'), states),
    section(t('complianceDocument.findings'), findings),
    `${section(t('complianceDocument.open'), open)}\n`,
  ].join('\n\n')
}

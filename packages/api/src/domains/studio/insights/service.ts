import { textByKey } from '@spilvaerk/messages'
import { insights as insightTexts } from '@spilvaerk/messages/insights'
import type { CompetitorsResult, ConceptResult, GameSummary, Known, TrendsResult } from '@spilvaerk/schemas'
import type { Catalogue } from '../../games/catalogue/service.ts'
import type { Rounds } from '../../play/rounds/service.ts'
import type { Writer } from '../ai/writer.ts'
import { compose, type Idea } from '../composer/compose.ts'
import { themeOfKey } from '../composer/find-themes.ts'
import { type Asked, confidenceOf, type Grounds, modelPoints, referenceStatements, sourcesOf } from './answers.ts'
import { casinoFigures, casinoStatements, ENOUGH_ROUNDS } from './casino-figures.ts'
import { marketStatements, namesDenmark } from './markets.ts'
import { COMPETITORS, REFERENCE_DATE, type RivalFeature, SOURCES } from './reference.ts'
import { type Words, wordsIn } from './words.ts'

export interface Insights {
  trends(topic: string, asked: Asked): Promise<TrendsResult>
  competitors(theme: string, asked: Asked): Promise<CompetitorsResult>
  validate(concept: string, asked: Asked): Promise<ConceptResult>
}

export interface InsightsParts {
  readonly catalogue: Catalogue
  readonly rounds: Pick<Rounds, 'stats'>
  readonly writer: Writer
}

export function createInsights({ catalogue, rounds, writer }: InsightsParts): Insights {
  /** All that is known about what a text speaks of. */
  const lookUp = async (text: string, words: Words) => {
    const composed = compose(text)
    // A theme of its own words is a theme for a game; the casino knows nothing of it.
    const idea = { ...composed, themeNamed: composed.themeNamed && themeOfKey(composed.theme) !== undefined }
    const casino = await casinoFigures(catalogue, rounds)
    const inTheme = idea.themeNamed ? casino.games.filter(({ theme }) => theme === idea.theme) : []
    const topics = [...idea.wishes.wanted, idea.wishes.wins ?? '']
    const markets = marketStatements(text, idea.wishes.wanted, words)
    const isDanish = namesDenmark(text)
    const reference = [...referenceStatements(topics, isDanish, words), ...markets]
    const isNamed = topics.some((topic) => topic !== '') || isDanish || markets.length > 0 || GENERAL.test(text)
    const grounds = { isRecognised: idea.themeNamed || isNamed, isPlayed: casino.rounds >= ENOUGH_ROUNDS }
    return { idea, casino, inTheme, reference, grounds }
  }
  const told = (
    known: readonly Known[],
    grounds: Grounds,
    words: Words,
    others: readonly (string | undefined)[] = [],
  ) => ({
    known: [...known],
    sources: sourcesOf([...known.map(({ source }) => source), ...others]),
    ...confidenceOf(known, grounds, words),
    asOf: REFERENCE_DATE,
  })

  return {
    trends: async (topic, asked) => {
      const words = wordsIn(asked.language ?? 'da')
      const { casino, inTheme, reference, grounds } = await lookUp(topic, words)
      const known = [...casinoStatements(casino, words, inTheme.length > 0 ? inTheme : casino.games), ...reference]
      const said = await modelPoints(writer, asked, `Trends: ${topic}`)
      return { trends: known.map(({ text }) => text), ...told(known, grounds, words), ...said }
    },
    competitors: async (theme, asked) => {
      const words = wordsIn(asked.language ?? 'da')
      const { idea, casino, inTheme, reference, grounds } = await lookUp(theme, words)
      const rivals = idea.themeNamed ? COMPETITORS.filter(({ themes }) => themes.includes(idea.theme)) : []
      const known = [...casinoStatements(casino, words, inTheme), ...reference]
      const said = await modelPoints(writer, asked, `Competitors: ${theme}`)
      return {
        competitors: [
          ...rivals.map(({ name, rtp, features, source }) => ({
            ...{ name, rtp, own: false, source: SOURCES[source].url },
            features: features.map((feature) => rivalFeature(feature, words)),
          })),
          ...inTheme.map((game) => ownCompetitor(game, words)),
        ],
        recommendations: idea.themeNamed
          ? recommendationsOf(rivals, inTheme, words)
          : [words.t('competitors.unknownTheme')],
        ...told(
          known,
          { ...grounds, isRecognised: idea.themeNamed },
          words,
          rivals.map(({ source }) => SOURCES[source].url),
        ),
        ...said,
      }
    },
    validate: async (concept, asked) => {
      const words = wordsIn(asked.language ?? 'da')
      const { idea, casino, inTheme, reference, grounds } = await lookUp(concept, words)
      const known = [...casinoStatements(casino, words, inTheme), ...reference]
      const said = await modelPoints(writer, asked, `Concept: ${concept}`)
      return { ...judge(idea, inTheme, casino.games, words), ...told(known, grounds, words), ...said }
    },
  }
}

const ownCompetitor = (game: GameSummary, words: Words) => ({
  ...{ name: game.name, rtp: game.rtp / 100, own: true },
  features: [...buildOf(game, words), ...game.features.map(words.feature)],
})

/** How a slot is built; a table has neither reels nor lines. */
function buildOf(game: GameSummary, { t, number }: Words): string[] {
  if (game.kind !== 'slot') return []
  const { reels, paylines } = game
  return [
    paylines > 0
      ? t('competitors.reelsAndLines', { reels, lines: number(paylines) })
      : t('competitors.reels', { reels }),
  ]
}

function rivalFeature(feature: RivalFeature, { language, number }: Words): string {
  const [key, values] = typeof feature === 'string' ? [feature, {}] : feature
  const said = Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? number(value) : value])
  return textByKey(insightTexts, language, `rivals.${key}`, Object.fromEntries(said))
}

/** Questions about the trade as a whole. */
const GENERAL = /casino|kasino|slot|spilleautomat|gaming|marked|market|trend|tendens/i

function recommendationsOf(rivals: typeof COMPETITORS, own: readonly GameSummary[], words: Words): string[] {
  const { t, number, list } = words
  const rtps = rivals.flatMap(({ rtp }) => rtp ?? [])
  // Those with values are about one game alone.
  const named = rivals.flatMap(({ features }) => features.filter((one) => typeof one === 'string'))
  const common = new Set(named.filter((one, at, all) => all.indexOf(one) < at))
  const features = list([...common].map((one) => rivalFeature(one, words)))
  return [
    rtps.length > 0 ? t('competitors.rtp', { rtp: number(Math.max(0, ...rtps)) }) : t('competitors.noRtp'),
    ...(common.size > 0 ? [t('competitors.common', { features })] : []),
    own.length === 0 ? t('competitors.room') : t('competitors.own', { count: own.length, game: own[0]?.name ?? '' }),
  ]
}

/** Points for what a concept says clearly and the casino lacks, against what it leaves open or cannot be had. */
function judge(
  { wishes, themeNamed }: Idea,
  inTheme: readonly GameSummary[],
  games: readonly GameSummary[],
  { t, number, feature }: Words,
) {
  const strengths = [
    themeNamed && t('concept.clearTheme'),
    inTheme.length === 0 && themeNamed && t('concept.newTheme'),
    wishes.wanted.length > 0 && t('concept.happens', { features: wishes.wanted.map(feature).join(', ') }),
    wishes.volatility !== undefined && t('concept.volatilityChosen'),
  ].filter((text) => text !== false)
  const rtpOff = wishes.rtp !== undefined && (wishes.rtp < 85 || wishes.rtp > 98)
  const concerns = [
    !themeNamed && t('concept.unclearTheme'),
    inTheme.length >= 2 && t('concept.crowded', { games: inTheme.length }),
    wishes.wanted.length === 0 && t('concept.nothingSpecial'),
    rtpOff && t('concept.rtpOff', { rtp: number(wishes.rtp ?? 0) }),
  ].filter((text) => text !== false)
  const points = strengths.length - concerns.length
  const viability: ConceptResult['viability'] = points >= 2 ? 'high' : points >= 0 ? 'medium' : 'low'
  const plays = inTheme.reduce((sum, { popularity }) => sum + popularity, 0)
  const all = games.reduce((sum, { popularity }) => sum + popularity, 0)
  const marketPotential =
    inTheme.length > 0 && all > 0
      ? t('concept.measured', { all: number(all), plays: number(plays) })
      : t('concept.unmeasured')
  return { viability, strengths, concerns, marketPotential }
}

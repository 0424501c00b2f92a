import type { CompetitorsResult, ConceptResult, Game, GameSummary, Known, TrendsResult } from '@spilvaerk/schemas'
import { danish } from '../../../platform/numbers/danish.ts'
import type { Catalogue } from '../../games/catalogue/service.ts'
import type { Rounds } from '../../play/rounds/service.ts'
import type { Payer, Writer } from '../ai/writer.ts'
import { compose, type Idea } from '../composer/compose.ts'
import { FEATURES } from '../generation/feature-wishes.ts'
import { confidenceOf, type Grounds, modelPoints, referenceStatements, sourcesOf } from './answers.ts'
import { casinoFigures, casinoStatements, ENOUGH_ROUNDS } from './casino-figures.ts'
import { featureLabel } from './feature-label.ts'
import { marketStatements, namesDenmark } from './markets.ts'
import { COMPETITORS, REFERENCE_DATE, SOURCES } from './reference.ts'

export interface Insights {
  trends(topic: string, payer: Payer, signal?: AbortSignal): Promise<TrendsResult>
  competitors(theme: string, payer: Payer, signal?: AbortSignal): Promise<CompetitorsResult>
  validate(concept: string, payer: Payer, signal?: AbortSignal): Promise<ConceptResult>
}

export interface InsightsParts {
  readonly catalogue: Catalogue
  readonly rounds: Pick<Rounds, 'stats'>
  readonly writer: Writer
}

export function createInsights({ catalogue, rounds, writer }: InsightsParts): Insights {
  /** All that is known about what a text speaks of. */
  const lookUp = async (text: string) => {
    const idea = compose(text)
    const casino = await casinoFigures(catalogue, rounds)
    const inTheme = idea.themeNamed ? casino.games.filter(({ theme }) => theme === idea.theme) : []
    const topics = [...idea.wishes.wanted, idea.wishes.wins ?? '']
    const markets = marketStatements(text, idea.wishes.wanted)
    const isDanish = namesDenmark(text)
    const reference = [...referenceStatements(topics, isDanish), ...markets]
    const isNamed = topics.some((topic) => topic !== '') || isDanish || markets.length > 0 || GENERAL.test(text)
    const grounds = { isRecognised: idea.themeNamed || isNamed, isPlayed: casino.rounds >= ENOUGH_ROUNDS }
    return { idea, casino, inTheme, reference, grounds }
  }
  const told = (known: readonly Known[], grounds: Grounds, others: readonly (string | undefined)[] = []) => ({
    known: [...known],
    sources: sourcesOf([...known.map(({ source }) => source), ...others]),
    ...confidenceOf(known, grounds),
    asOf: REFERENCE_DATE,
  })

  return {
    trends: async (topic, payer, signal) => {
      const { casino, inTheme, reference, grounds } = await lookUp(topic)
      const known = [...casinoStatements(casino, inTheme.length > 0 ? inTheme : casino.games), ...reference]
      const said = await modelPoints(writer, payer, `Trends: ${topic}`, signal)
      return { trends: known.map(({ text }) => text), ...told(known, grounds), ...said }
    },
    competitors: async (theme, payer, signal) => {
      const { idea, casino, inTheme, reference, grounds } = await lookUp(theme)
      const rivals = idea.themeNamed ? COMPETITORS.filter(({ themes }) => themes.includes(idea.theme)) : []
      const known = [...casinoStatements(casino, inTheme), ...reference]
      const said = await modelPoints(writer, payer, `Competitors: ${theme}`, signal)
      return {
        competitors: [
          ...rivals.map(({ name, rtp, features, source }) => ({
            ...{ name, rtp, features: [...features], own: false, source: SOURCES[source].url },
          })),
          ...inTheme.map(ownCompetitor),
        ],
        recommendations: idea.themeNamed ? recommendationsOf(rivals, inTheme) : [UNKNOWN_THEME],
        ...told(
          known,
          { ...grounds, isRecognised: idea.themeNamed },
          rivals.map(({ source }) => SOURCES[source].url),
        ),
        ...said,
      }
    },
    validate: async (concept, payer, signal) => {
      const { idea, casino, inTheme, reference, grounds } = await lookUp(concept)
      const known = [...casinoStatements(casino, inTheme), ...reference]
      const said = await modelPoints(writer, payer, `Concept: ${concept}`, signal)
      return { ...judge(idea, inTheme, casino.games), ...told(known, grounds), ...said }
    },
  }
}

const ownCompetitor = ({
  name,
  rtp,
  features,
  reels,
  paylines,
}: Pick<Game, 'name' | 'rtp' | 'features' | 'reels' | 'paylines'>) => ({
  ...{ name, rtp: rtp / 100, own: true },
  features: [
    paylines > 0 ? `${reels} hjul, ${danish(paylines)} linjer eller veje` : `${reels} hjul`,
    ...features.map(featureLabel),
  ],
})

const list = new Intl.ListFormat('da-DK')
const UNKNOWN_THEME =
  'Temaet kendes ikke, så ingen spil er sammenlignelige. Prøv et tema som Egypten, vikinger, frugt eller rummet.'
/** Questions about the trade as a whole. */
const GENERAL = /casino|kasino|slot|spilleautomat|gaming|marked|market|trend|tendens/i

function recommendationsOf(rivals: typeof COMPETITORS, own: readonly GameSummary[]): string[] {
  const rtps = rivals.flatMap(({ rtp }) => rtp ?? [])
  const best = Math.max(0, ...rtps)
  const common = rivals
    .flatMap(({ features }) => features)
    .filter((one, at, all) => all.indexOf(one) < at && !/\d/.test(one))
  return [
    ...(rtps.length > 0
      ? [`De kendte spil i temaet oplyser op til ${danish(best)} % RTP: et nyt spil bør ligge i nærheden.`]
      : ['Kildetabellen kender ingen RTP i temaet: brug husets egne spil som mål.']),
    ...(common.length > 0
      ? [`Flere af dem har ${list.format(new Set(common))}: hav det med, eller skil spillet ud uden.`]
      : []),
    own.length === 0
      ? 'Huset har ingen spil i temaet: her er der plads.'
      : `Huset har selv ${own.length === 1 ? 'ét' : own.length} spil i temaet: et nyt skal kunne kendes fra ${own[0]?.name ?? 'dem'}.`,
  ]
}

/** Points for what a concept says clearly and the casino lacks, against what it leaves open or cannot be had. */
function judge(idea: Idea, inTheme: readonly GameSummary[], games: readonly GameSummary[]) {
  const { wishes, themeNamed } = idea
  const strengths = [
    themeNamed && 'Temaet er tydeligt, så symboler, navn og farver kan passe sammen.',
    inTheme.length === 0 && themeNamed && 'Huset har ingen spil i temaet endnu.',
    wishes.wanted.length > 0 &&
      `Konceptet nævner, hvad der sker i spillet: ${wishes.wanted.map((one) => FEATURES[one].label).join(', ')}.`,
    wishes.volatility !== undefined && 'Volatiliteten er valgt, så spillet kan regnes ud til den.',
  ].filter((text) => text !== false)
  const rtpOff = wishes.rtp !== undefined && (wishes.rtp < 85 || wishes.rtp > 98)
  const concerns = [
    !themeNamed && 'Temaet er uklart: komponisten må selv vælge et.',
    inTheme.length >= 2 && `Huset har allerede ${inTheme.length} spil i temaet.`,
    wishes.wanted.length === 0 && 'Konceptet siger intet om, hvad der skiller spillet ud.',
    rtpOff && `En RTP på ${danish(wishes.rtp ?? 0)} % er uden for det tilladte (85 til 98 %).`,
    wishes.requestedKind !== 'slot' && 'Bordspil kan ikke laves endnu: det bliver en spilleautomat i temaet.',
  ].filter((text) => text !== false)
  const points = strengths.length - concerns.length
  const viability: ConceptResult['viability'] = points >= 2 ? 'high' : points >= 0 ? 'medium' : 'low'
  const plays = inTheme.reduce((sum, { popularity }) => sum + popularity, 0)
  const all = games.reduce((sum, { popularity }) => sum + popularity, 0)
  const marketPotential =
    inTheme.length > 0 && all > 0
      ? `Af ${danish(all)} gange, en spiller har prøvet et af husets spil de seneste 30 dage, var ${danish(plays)} i temaet. Det er det eneste, der er målt.`
      : 'Der er ingen spil i temaet at måle på: potentialet er ukendt.'
  return { viability, strengths, concerns, marketPotential }
}

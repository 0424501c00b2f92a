import type { Language } from '@spilvaerk/messages'
import type { ComplianceInput, ComplianceResult, SheetResult } from '@spilvaerk/schemas'
import { volatility as volatilityOf } from '@spilvaerk/schemas'
import { parseDefinition } from '@spilvaerk/slot-engine'
import { type Problem, parseTable } from '@spilvaerk/table-games'
import { z } from 'zod'
import type { Calculations } from '../../../platform/calculations/calculations.ts'
import { isTable } from '../../../platform/engines/definitions.ts'
import { type CalculationCode, granted, type Outcome, refused } from '../../../platform/refusals/refusals.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import { identify } from '../catalogue/definitions.ts'
import type { ProofCode } from '../catalogue/refusals.ts'
import { ANYBODY, type Catalogue, type Viewer } from '../catalogue/service.ts'
import { checkCompliance } from './check.ts'
import { createModes } from './modes.ts'
import { OUR_SITE, type SiteFacts, type Subject } from './subject.ts'

export interface Compliance {
  /** A game of the house or of a maker, a definition that is sent, or plain figures. */
  validate(
    input: ComplianceInput,
    viewer?: Viewer,
    language?: Language,
  ): Promise<Outcome<ComplianceResult, ProofCode | 'gameNotFound'>>
  /** Of a game that is proved already, on this site. */
  check(subject: Omit<Subject, 'facts'>, language?: Language): ComplianceResult
}

const loose = <T extends z.ZodType>(type: T) => type.optional().catch(undefined)
const number = loose(z.number())
const truth = loose(z.boolean())

/** What of a config is understood; what is not is as if it were not there. */
const figures = z.object({
  gameId: loose(z.int().positive()),
  id: loose(z.int().positive()),
  name: loose(z.string()),
  theme: loose(z.string()),
  rtp: number,
  volatility: loose(volatilityOf),
  definition: loose(z.record(z.string(), z.unknown())),
  betLevels: loose(z.array(z.number())),
  minBet: number,
  maxBet: number,
  autoSpinOptions: loose(z.array(z.number())),
  symbols: loose(z.array(z.looseObject({ id: loose(z.string()), name: loose(z.string()), type: loose(z.string()) }))),
  paytable: loose(z.record(z.string(), z.record(z.string(), z.number()))),
  facts: loose(
    z.object({
      ...Object.fromEntries(
        [
          ...['informed', 'readsHistory', 'shownFromStops', 'demoSameMaths', 'autoplayConfirmed', 'autoplayLossLimit'],
          ...['autoplayWinLimit', 'autoplayStop', 'autoplay', 'buyConfirmed', 'interruptedSettles', 'disclaimer'],
          ...['oddsShown', 'celebratesLosses', 'sessionClock', 'depositLimitRequired', 'selfExclusion', 'rofus'],
          ...['identified', 'helpOnEveryPage', 'parallelPlay', 'tableLookAlike'],
          ...['shuffledEachRound', 'returnsPerBet', 'strategyTold', 'limitsTold', 'shownAsDrawn', 'pastMeansNothing'],
          'stateLicence',
        ].map((name) => [name, truth]),
      ),
      ...Object.fromEntries(
        ['limitRaiseHours', 'bonusMaxDkk', 'bonusWagering', 'bonusDays', 'roundS', 'maxBetEur'].map((name) => [
          name,
          number,
        ]),
      ),
      certifiedHash: loose(z.string()),
      simulatedRtp: loose(z.tuple([z.number(), z.number()])),
      modeRtps: loose(z.array(z.number())),
    }),
  ),
})
type Figures = z.infer<typeof figures>

export function createCompliance(catalogue: Catalogue, calculations: Calculations, clock: Clock): Compliance {
  const modesOf = createModes(calculations)
  const today = () => clock.now().toISOString().slice(0, 10)

  const validate: Compliance['validate'] = async ({ config, jurisdiction }, viewer = ANYBODY, language = 'da') => {
    const read = figures.parse(config)
    const known = await knownOf(read, viewer)
    if (!known.ok) return known
    return granted(checkCompliance({ ...plainOf(read), ...known.value }, jurisdiction, today(), language))
  }

  /** What the engine says of it, where there is something to ask it about. */
  const knownOf = async (
    read: Figures,
    viewer: Viewer,
  ): Promise<Outcome<Partial<Subject>, ProofCode | 'gameNotFound'>> => {
    const id = read.gameId ?? (read.definition ? undefined : read.id)
    if (id !== undefined) return ofGame(id, read, viewer)
    if (!read.definition) return granted({})
    if (Object.hasOwn(read.definition, 'kind')) return ofTable(read.definition, read)
    const parsed = parseDefinition(read.definition)
    if (!parsed.ok) {
      return refused({ code: 'definitionInvalid', problems: parsed.problems.map(inConfig) })
    }
    const analysed = await calculations.analyse(parsed.definition)
    if (!analysed.ok) return analysed
    const { definition } = parsed
    const { definitionHash } = identify(definition)
    const modes = await modesOf(definition, definitionHash)
    if (!modes.ok) return modes
    return granted({
      ...{ definition, sheet: analysed.value, definitionHash, modes: modes.value },
      facts: { ...OUR_SITE, ...factsOf(read) },
    })
  }

  const ofTable = async (sent: unknown, read: Figures): Promise<Outcome<Partial<Subject>, ProofCode>> => {
    const parsed = parseTable(sent)
    if (!parsed.ok) return refused({ code: 'definitionInvalid', problems: parsed.problems.map(inConfig) })
    const { definition } = parsed
    const analysed = await calculations.analyse(definition)
    if (!analysed.ok) return analysed
    return granted({
      ...{ table: { definition, sheet: analysed.value }, definitionHash: identify(definition).definitionHash },
      facts: { ...OUR_SITE, ...factsOf(read) },
    })
  }

  const ofGame = async (
    id: number,
    read: Figures,
    viewer: Viewer,
  ): Promise<Outcome<Partial<Subject>, CalculationCode | 'gameNotFound'>> => {
    const game = await catalogue.game(id, viewer)
    if (!game.ok) return game
    const sheet = await catalogue.sheet(id, viewer)
    if (!sheet.ok) return sheet
    const { name, theme, rtp, volatility, config } = game.value
    const proved = await provedOf(game.value.definitionHash, sheet.value)
    if (!proved.ok) return proved
    return granted({
      ...{ name, theme, config },
      ...proved.value,
      declaredRtp: (read.rtp === undefined ? rtp : hundredths(read.rtp)) / 10_000,
      declaredVolatility: read.volatility ?? volatility,
      facts: { ...OUR_SITE, ...factsOf(read) },
    })
  }

  const provedOf = async (
    definitionHash: string,
    { kind, sheet }: SheetResult,
  ): Promise<Outcome<Partial<Subject>, CalculationCode>> => {
    const { definition } = await catalogue.playable(definitionHash)
    if (kind !== 'slot' || isTable(definition)) {
      if (kind === 'slot' || !isTable(definition)) throw new Error(`${definitionHash} is of two kinds`)
      return granted({ definitionHash, table: { definition, sheet } })
    }
    const modes = await modesOf(definition, definitionHash)
    return modes.ok ? granted({ definition, definitionHash, sheet, modes: modes.value }) : modes
  }

  return {
    validate,
    check: (subject, language) => checkCompliance({ ...subject, facts: OUR_SITE }, 'general', today(), language),
  }
}

const inConfig = (problem: Problem): Problem => ({ ...problem, field: `config.definition.${problem.field}` })

const hundredths = (rtp: number): number => (rtp > 100 ? rtp : Math.round(rtp * 100))

// The schema's keys are those of SiteFacts; absent ones are dropped, so that they do not hide ours.
const factsOf = ({ facts = {} }: Figures): SiteFacts =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined))

function plainOf(read: Figures): Subject {
  const { name, theme, rtp, volatility, betLevels, minBet, maxBet, autoSpinOptions, symbols, paytable } = read
  return {
    ...(name !== undefined && { name }),
    ...(theme !== undefined && { theme }),
    ...(rtp !== undefined && { declaredRtp: hundredths(rtp) / 10_000 }),
    ...(volatility && { declaredVolatility: volatility }),
    ...(paytable && { paytable }),
    ...(symbols && {
      symbols: symbols.map(({ id, name: called, type = 'regular' }, at) => ({ id: id ?? called ?? `s${at}`, type })),
    }),
    config: {
      ...(betLevels && { betLevels }),
      ...(minBet !== undefined && { minBet }),
      ...(maxBet !== undefined && { maxBet }),
      ...(autoSpinOptions && { autoSpinOptions }),
    },
    facts: factsOf(read),
  }
}

import {
  ADVANCED_THEMES,
  COMPOSED_THEMES,
  type GenerateAdvancedInput,
  type GenerateCompleteInput,
  type GenerateInput,
  type GenerateV2Input,
  type GenerateVariationsInput,
  OPTIMISED_CAPS,
  PERSONALITY_RULES,
  presentationOf,
  RESTLESS,
} from '@spilvaerk/schemas'
import type { BriefSymbol } from '@spilvaerk/slot-engine'
import { plainName, plainText } from '../composer/plain-text.ts'
import { readWishes } from '../composer/read-wishes.ts'
import type { Audience, FeatureWish } from '../composer/wishes.ts'
import type { GenerationRequest } from './request.ts'
import { isUnique, unusualFeatures } from './unusual.ts'

/** The bodies of the specification, each as the pipeline takes it. */
export const simpleRequest = (input: GenerateInput): GenerationRequest => {
  const { prompt, roll, theme, miniGames, rtp, volatility, reels, rows, paylines, maxWinMultiplier } = input
  return { prompt, roll, theme, miniGames, card: { rtp, volatility, reels, rows, paylines, maxWinMultiplier } }
}

export const completeRequest = (input: GenerateCompleteInput): GenerationRequest => ({
  prompt: input.prompt,
  roll: input.roll,
  card: { rtp: input.rtpTarget, volatility: input.volatility },
  audience: audienceOf(input.targetAudience),
  miniGames: input.miniGames,
  ...(isUnique(input.marketPosition) && { features: unusualFeatures(input.prompt, input.roll) }),
})

export const variationRequest = (
  { prompt, rtp, volatility, reels, rows, paylines, maxWinMultiplier }: GenerateVariationsInput,
  number: number,
  roll: number,
): GenerationRequest => ({
  prompt,
  roll,
  variation: number,
  card: { rtp, volatility, reels, rows, paylines, maxWinMultiplier },
})

export const v2Request = (input: GenerateV2Input): GenerationRequest => {
  const { prompt, roll, rtpTarget: rtp, volatility, reels, rows, paylines, title } = input
  return { prompt, roll, title, card: { rtp, volatility, reels, rows, paylines } }
}

export const audienceOf = (text: string | undefined): Audience | undefined =>
  text === undefined ? undefined : readWishes(text, 'da').audience

/** What the switches know of the market and the players; absent where a switch is off or there is nothing to know. */
export interface Insights {
  /** The feature that is most often found in the catalogue’s most played games. */
  readonly popularFeature?: FeatureWish | undefined
  /** The volatility that has been played most. */
  readonly playedVolatility?: GenerateAdvancedInput['settings']['volatility'] | undefined
}

/** What the composer reads of a game put together choice by choice. */
export const advancedPrompt = ({
  name,
  description,
}: {
  readonly name: string
  readonly description: string
}): string => [name, description].filter(Boolean).join('. ').slice(0, 5000)

/**
 * The rules of the schemas applied: the theme brings symbols, colours, sounds and mood; the personality brings habits and
 * features; `optimization` lets the cap follow the class; `marketTrends` adds the feature that the most played games share;
 * `playerBehavior` adds free spins that can start again where restless games are played most.
 */
export function advancedRequest(input: GenerateAdvancedInput, insights: Insights): GenerationRequest {
  const { name, description, personality, settings } = input
  const { sound, visuals, ai } = settings
  const theme = input.theme && { ...find(ADVANCED_THEMES, input.theme.id), ...input.theme }
  const character = personality ? ruleOf(PERSONALITY_RULES, personality.id) : undefined
  const restless = insights.playedVolatility !== undefined && RESTLESS.includes(insights.playedVolatility)
  const features: FeatureWish[] = [
    ...(character?.features ?? []),
    ...(ai.marketTrends && insights.popularFeature ? [insights.popularFeature] : []),
    ...(ai.playerBehavior && restless ? (['retrigger'] as const) : []),
  ]
  const staging = {
    sound: { ...sound, theme: plainText(sound.theme, 60) },
    visuals: { ...visuals, effects: visuals.effects.map((effect) => plainText(effect, 60)).filter(Boolean) },
  }
  const place = theme && {
    sounds: theme.sounds?.map((each) => plainText(each, 60)),
    mood: theme.mood && plainText(theme.mood, 60),
  }
  return {
    prompt: advancedPrompt(input),
    title: name,
    description,
    roll: 0,
    theme: theme ? ruleOf(COMPOSED_THEMES, theme.id) : undefined,
    symbols: theme?.symbols && castOf(theme.symbols),
    palette: theme?.colors && [...theme.colors],
    audience: character?.audience,
    features,
    card: {
      rtp: Math.round(settings.rtp * 100),
      volatility: settings.volatility,
      reels: settings.reels,
      paylines: settings.paylines,
      ...(ai.optimization && { maxWinMultiplier: OPTIMISED_CAPS[settings.volatility] }),
    },
    animationSpeed: visuals.speed,
    presentation: presentationOf(staging, place, personality ? plainText(personality.id, 60) : undefined),
  }
}

const find = <T extends { readonly id: string }>(presets: readonly T[], wished: string): T | undefined =>
  presets.find(({ id }) => id === wished)

/** Of a rule per preset the one of this id; whoever sends another id has none. */
const ruleOf = <T>(rules: Readonly<Record<string, T>>, id: string): T | undefined =>
  Object.hasOwn(rules, id) ? rules[id] : undefined

const KINDS = ['wild', 'scatter'] as const

/** The first stands in for the others, the second starts the features. */
const castOf = (symbols: readonly { readonly emoji: string; readonly name: string }[]): BriefSymbol[] =>
  symbols.map(({ emoji, name }, at) => ({
    ...{ emoji, name: plainName(name, `Symbol ${at + 1}`, 30) },
    kind: KINDS[at] ?? 'regular',
  }))

import type {
  GenerateAdvancedInput,
  GenerateCompleteInput,
  GenerateInput,
  GenerateV2Input,
  GenerateVariationsInput,
} from '@spilvaerk/schemas'
import { plainText } from '../composer/plain-text.ts'
import { readWishes } from '../composer/read-wishes.ts'
import type { Audience, FeatureWish } from '../composer/wishes.ts'
import type { GenerationRequest } from './request.ts'

/** The bodies of the specification, each as the pipeline takes it. */
export const simpleRequest = (input: GenerateInput): GenerationRequest => {
  const { prompt, roll, theme, miniGames, rtp, volatility, reels, rows, paylines, maxWinMultiplier } = input
  return { prompt, roll, theme, miniGames, card: { rtp, volatility, reels, rows, paylines, maxWinMultiplier } }
}

export const completeRequest = (input: GenerateCompleteInput): GenerationRequest => ({
  prompt: input.prompt,
  roll: 0,
  card: { rtp: input.rtpTarget, volatility: input.volatility },
  audience: audienceOf(input.targetAudience),
  miniGames: input.miniGames,
})

export const variationRequest = (
  { prompt, rtp, volatility, reels, rows, paylines, maxWinMultiplier }: GenerateVariationsInput,
  roll: number,
): GenerationRequest => ({ prompt, roll, card: { rtp, volatility, reels, rows, paylines, maxWinMultiplier } })

export const v2Request = (input: GenerateV2Input): GenerationRequest => {
  const { prompt, rtpTarget: rtp, volatility, reels, rows, paylines, title } = input
  return { prompt, roll: 0, title, card: { rtp, volatility, reels, rows, paylines } }
}

export const audienceOf = (text: string | undefined): Audience | undefined =>
  text === undefined ? undefined : readWishes(text, 'da').audience

/** The five themes of the advanced generator as the composer knows them. */
const THEMES: Readonly<Record<string, string>> = {
  'ancient-egypt': 'egyptian',
  'pirate-adventure': 'pirate',
  'space-odyssey': 'space',
  'enchanted-forest': 'fantasy',
  'cyberpunk-city': 'cyberpunk',
}

/** What a personality asks for beside its audience: the documented rules of the four presets. */
const PERSONALITIES: Readonly<Record<string, { audience: Audience; features: readonly FeatureWish[] }>> = {
  'beginner-friendly': { audience: 'beginners', features: ['scatterPays'] },
  'high-roller': { audience: 'highRollers', features: ['wildMultiplier', 'bonusBuy'] },
  'thrill-seeker': { audience: 'thrillSeekers', features: ['retrigger', 'gamble'] },
  'casual-player': { audience: 'casual', features: ['pick'] },
}

/** What the switches know of the market and the players; absent where a switch is off or there is nothing to know. */
export interface Insights {
  /** The feature that is most often found in the catalogue’s most played games. */
  readonly popularFeature?: FeatureWish | undefined
  /** The volatility that has been played most. */
  readonly playedVolatility?: GenerateAdvancedInput['settings']['volatility'] | undefined
}

/**
 * `optimization` lets the cap follow the class, so that the maths has room; `marketTrends` adds the feature that the most
 * played games share; `playerBehavior` adds free spins that can start again where restless games are played most.
 */
export function advancedRequest(input: GenerateAdvancedInput, insights: Insights): GenerationRequest {
  const { name, description, theme, personality, settings } = input
  const { sound, visuals, ai } = settings
  const character = personality ? PERSONALITIES[personality.id] : undefined
  const restless = insights.playedVolatility === 'high' || insights.playedVolatility === 'extreme'
  const features: FeatureWish[] = [
    ...(character?.features ?? []),
    ...(ai.marketTrends && insights.popularFeature ? [insights.popularFeature] : []),
    ...(ai.playerBehavior && restless ? (['retrigger'] as const) : []),
  ]
  return {
    prompt: [name, description].filter(Boolean).join('. ').slice(0, 5000),
    title: name,
    description,
    roll: 0,
    theme: theme ? THEMES[theme.id] : undefined,
    audience: character?.audience,
    features,
    card: {
      rtp: Math.round(settings.rtp * 100),
      volatility: settings.volatility,
      reels: settings.reels,
      paylines: settings.paylines,
      ...(ai.optimization && { maxWinMultiplier: CAPS[settings.volatility] }),
    },
    animationSpeed: visuals.animations ? visuals.speed : 1,
    presentation: {
      soundTheme: plainText(sound.theme, 60),
      backgroundMusic: sound.enabled && sound.backgroundMusic,
      volume: sound.enabled ? sound.volume : 0,
      animations: visuals.animations,
      effects: visuals.effects.map((effect) => plainText(effect, 60)).filter(Boolean),
      colorScheme: visuals.colorScheme,
      ...(personality && { personality: plainText(personality.id, 60) }),
    },
  }
}

const CAPS = { low: 1000, medium: 2500, high: 5000, extreme: 10_000 } as const

import { lab as words } from '@spilvaerk/messages/lab'
import type { IntelligenceResult, MarketGameResult, NarrativeResult, RecommendationsResult } from '@spilvaerk/schemas'
import { textsOf } from '../lib/page-language.ts'
import type { trpc } from '../lib/trpc.ts'
import type { ToastMessage } from '../toast/toasts.ts'
import type { Draft } from './draft.ts'
import type { TabId } from './tabs.ts'

type Client = ReturnType<typeof trpc.useUtils>['client']
type Options = { readonly signal: AbortSignal }

/** An answer, by the tab that asked for it. */
export type LabResult =
  | { readonly tab: 'market-driven'; readonly answer: MarketGameResult }
  | { readonly tab: 'personalized'; readonly answer: RecommendationsResult }
  | { readonly tab: 'intelligence'; readonly answer: IntelligenceResult }
  | { readonly tab: 'narrative'; readonly answer: NarrativeResult }

/** What is asked of the server, or what is missing for that. */
export type Question =
  | { readonly missing: { readonly title: string; readonly description: string } }
  | { readonly ask: (client: Client, key: string, options: Options) => Promise<LabResult> }

type Missing = keyof (typeof words)['da']['missing']

function missing(what: Missing): Question {
  const t = textsOf(words)
  return { missing: { title: t(`missing.${what}.title`), description: t(`missing.${what}.description`) } }
}

/** Each tab's question, made of what is written in it. */
export const QUESTIONS: Readonly<Record<TabId, (draft: Draft) => Question>> = {
  'market-driven': ({ prompt, gameTheme, complexity, targetAudience }) => {
    if (!prompt.trim()) return missing('input')
    const theme = gameTheme.trim() || undefined
    const audience = targetAudience.trim() || undefined
    return {
      ask: async (client, key, options) => ({
        tab: 'market-driven',
        answer: await client.lab.marketGame.mutate(
          { prompt: prompt.trim(), theme, complexity, targetAudience: audience, key },
          options,
        ),
      }),
    }
  },
  personalized: ({ playerData }) => {
    if (!playerData.trim()) return missing('player')
    const parsed = objectOf(playerData)
    if (!parsed) return missing('json')
    return {
      ask: async (client, _key, options) => ({
        tab: 'personalized',
        answer: await client.lab.recommendations.mutate({ playerData: parsed }, options),
      }),
    }
  },
  intelligence: ({ focus }) => {
    if (!focus.trim()) return missing('focus')
    return {
      ask: async (client, _key, options) => ({
        tab: 'intelligence',
        answer: await client.lab.intelligence.mutate({ focus: focus.trim() }, options),
      }),
    }
  },
  narrative: ({ storyTheme, storyGameId }) => {
    if (!storyTheme.trim()) return missing('theme')
    return {
      ask: async (client, _key, options) => ({
        tab: 'narrative',
        answer: await client.lab.narrative.mutate({ theme: storyTheme.trim(), gameId: storyGameId }, options),
      }),
    }
  },
}

/** Player data are an object; a bare number or a list is JSON, too, but says nothing of a player. */
function objectOf(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    // An object that is not a list has string keys.
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return
  }
}

export const FAILURES = {
  'market-driven': 'failures.market',
  personalized: 'failures.personalized',
  intelligence: 'failures.intelligence',
  narrative: 'failures.narrative',
} as const satisfies Record<TabId, string>

export function successOf({ tab, answer }: LabResult): ToastMessage {
  const t = textsOf(words)
  switch (tab) {
    case 'market-driven':
      return { title: t('success.game'), description: answer.gameContent.name || t('unnamed') }
    case 'personalized': {
      const count = answer.personalizedGames.length
      return {
        title: t('success.recommendations'),
        description: t('success.recommended', { count }),
      }
    }
    case 'intelligence': {
      const count = answer.marketIntelligence.trends.length
      return {
        title: t('success.intelligence'),
        description: t('success.trends', { count }),
      }
    }
    case 'narrative':
      return { title: t('success.narrative'), description: answer.title }
  }
}

import { generator } from '@spilvaerk/messages/generator'
import type { StageNews } from '@spilvaerk/schemas'
import { explain } from '../../lib/errors.ts'
import { textsOf } from '../../lib/page-language.ts'
import { trpc } from '../../lib/trpc.ts'
import { useDraft } from '../../shell/draft.ts'
import { toast } from '../../toast/toasts.ts'
import { failureWords, promptMissing } from './failure-words.ts'
import { begin, enter, fail, finish, type GenerationKind, useRun, type Variation } from './generation-run.ts'
import {
  brokenOff,
  type GenerationRequest,
  markAnswered,
  markSent,
  type RequestKeys,
  requestNow,
} from './pending-request.ts'
import { deliver } from './stream-client.ts'
import { cardWish, keepWish } from './wishes.ts'

interface Extras {
  readonly miniGames?: number
}

const VARIATIONS = 3
/** Whom the enhanced request is for. */
const ULTRA = { targetAudience: 'players who have seen it all', marketPosition: 'ultra-unique', platform: 'web' }

type Made = { readonly id: number; readonly name: string }

/** Every way of making a game out of the prompt and the configuration card. */
export function useGenerate() {
  const t = textsOf(generator)
  const utils = trpc.useUtils()
  const { client } = utils
  const writer = trpc.generation.writer.useQuery().data?.label ?? 'Tekstgenerator'
  const { select } = useDraft()

  const choose = async ({ id, name }: Made): Promise<void> => {
    select(id)
    toast({ title: t('generated.title'), description: t('generated.description', { name }), tone: 'success' })
    await utils.studio.games.invalidate()
  }

  const carryOut = async (
    { kind, prompt, card, ...extras }: GenerationRequest,
    control: AbortController,
    { keepKey, ...own }: RequestKeys,
  ): Promise<void> => {
    const { signal } = control
    const { rtp, volatility, reels, paylines, maxWinMultiplier } = cardWish(card)
    const onNews = (news: StageNews): void => enter(control, news)
    await client.generation.enter.mutate(undefined, { signal })
    switch (kind) {
      case 'theme': {
        const card = { rtp, volatility, reels, paylines, maxWinMultiplier }
        const game = await deliver<'generate'>({ door: 'generate', prompt, ...card, ...own, ...extras }, signal, onNews)
        const kept = await client.studio.create.mutate({ ...keepWish(game), key: keepKey }, { signal })
        finish(control)
        return choose(kept)
      }
      case 'unique':
      case 'complete': {
        const audience = kind === 'unique' ? ULTRA : { targetAudience: 'casual' }
        const wish = { prompt, rtpTarget: rtp, volatility, ...audience, ...own, ...extras }
        const { game } = await deliver<'complete'>({ door: 'complete', ...wish }, signal, onNews)
        finish(control)
        return choose(game)
      }
      case 'variations': {
        const wish = { prompt, rtp, volatility, reels, paylines, maxWinMultiplier, count: VARIATIONS, ...own }
        const { variations } = await deliver<'variations'>({ door: 'variations', ...wish }, signal, onNews)
        finish(control, variations)
        toast({
          title: t('generated.variations'),
          description: t('generated.choices', { count: variations.length }),
          tone: 'success',
        })
        return
      }
      case 'v2': {
        const wish = { prompt, rtpTarget: rtp, volatility, reels, rows: 3, paylines, currency: 'credits', ...own }
        const { game } = await deliver<'v2'>({ door: 'v2', ...wish }, signal, onNews)
        finish(control)
        return choose(game)
      }
    }
  }

  const make = async (request: GenerationRequest): Promise<void> => {
    const { kind, prompt } = request
    if (prompt.trim() === '') return void toast(promptMissing(kind))
    const control = begin(kind)
    const keys = markSent(request)
    try {
      await carryOut(request, control, keys)
      markAnswered(keys)
    } catch (error) {
      if (control.signal.aborted) return markAnswered(keys)
      if (explain(error).status !== undefined) markAnswered(keys)
      const words = failureWords(kind, error, writer)
      fail(control, words.description ?? words.title)
      toast(words)
    }
  }

  const generate = (kind: GenerationKind, { miniGames }: Extras = {}) => make(requestNow(kind, miniGames))

  /** Goes on with what has no answer since the page was loaded again. */
  const resume = (): void => {
    const request = brokenOff()
    if (request && useRun.getState().run.name !== 'running') void make(request)
  }

  /** Keeps one of several variations. */
  const keep = async (variation: Variation): Promise<void> => {
    try {
      await choose(await client.studio.create.mutate(keepWish(variation)))
    } catch (error) {
      toast(failureWords('variations', error, writer))
    }
  }
  return { generate, resume, keep }
}

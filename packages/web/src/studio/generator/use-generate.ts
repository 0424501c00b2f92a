import { trpc } from '../../lib/trpc.ts'
import { toast } from '../../toast/toasts.ts'
import { useDraft } from '../draft.ts'
import { failureWords, promptMissing } from './failure-words.ts'
import { begin, enter, fail, finish, type GenerationKind, type Variation } from './generation-run.ts'
import { designGame } from './stream-client.ts'
import { anyRoll, cardWish, keepWish } from './wishes.ts'

interface Extras {
  readonly miniGames?: number
  readonly roll?: number
}

const VARIATIONS = 3
/** Whom the enhanced request is for. */
const ULTRA = { targetAudience: 'players who have seen it all', marketPosition: 'ultra-unique', platform: 'web' }

type Made = { readonly id: number; readonly name: string }

/** Every way of making a game out of the prompt and the configuration card. */
export function useGenerate() {
  const utils = trpc.useUtils()
  const { client } = utils
  const writer = trpc.generation.writer.useQuery().data?.label ?? 'Tekstgenerator'
  const { select } = useDraft()

  const choose = async ({ id, name }: Made): Promise<void> => {
    select(id)
    toast({ title: 'Theme Generated!', description: `${name} is ready to be played.`, tone: 'success' })
    await utils.studio.games.invalidate()
  }

  const carryOut = async (kind: GenerationKind, control: AbortController, extras: Extras): Promise<void> => {
    const { prompt, card } = useDraft.getState()
    const { signal } = control
    const figures = cardWish(card)
    switch (kind) {
      case 'theme': {
        const wish = { prompt, ...figures, roll: anyRoll(), ...extras }
        const game = await designGame(wish, signal, (stage) => enter(control, stage))
        const kept = await client.studio.create.mutate(keepWish(game), { signal })
        finish(control)
        return choose(kept)
      }
      case 'unique':
      case 'complete': {
        const { rtp: rtpTarget, volatility } = figures
        const audience = kind === 'unique' ? ULTRA : { targetAudience: 'casual' }
        const wish = { prompt, rtpTarget, volatility, ...audience, ...extras }
        const { game } = await client.generation.complete.mutate(wish, { signal })
        finish(control)
        return choose(game)
      }
      case 'variations': {
        const wish = { prompt, ...figures, count: VARIATIONS }
        const { variations } = await client.generation.variations.mutate(wish, { signal })
        finish(control, variations)
        toast({
          title: 'Spilvariationer genereret!',
          description: `${variations.length} variations to choose from.`,
          tone: 'success',
        })
        return
      }
      case 'v2': {
        const { rtp: rtpTarget, volatility, reels, paylines } = figures
        const wish = { prompt, rtpTarget, volatility, reels, rows: 3, paylines, currency: 'credits' }
        const { game } = await client.generation.v2.mutate(wish, { signal })
        finish(control)
        return choose(game)
      }
    }
  }

  const generate = async (kind: GenerationKind, extras: Extras = {}): Promise<void> => {
    if (useDraft.getState().prompt.trim() === '') return void toast(promptMissing(kind))
    const control = begin(kind)
    try {
      await carryOut(kind, control, extras)
    } catch (error) {
      if (control.signal.aborted) return
      const words = failureWords(kind, error, writer)
      fail(control, words.description ?? words.title)
      toast(words)
    }
  }

  /** Keeps one of several variations. */
  const keep = async (variation: Variation): Promise<void> => {
    try {
      await choose(await client.studio.create.mutate(keepWish(variation)))
    } catch (error) {
      toast(failureWords('variations', error, writer))
    }
  }
  return { generate, keep }
}

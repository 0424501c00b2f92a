import type { NarrativeResult } from '@spilvaerk/schemas'
import { createRng } from '@spilvaerk/slot-engine'
import type { Idea } from '../composer/compose.ts'
import type { Language } from '../composer/lexicon/theme.ts'
import { type Cast, PREMISES, TALES, TIMES } from './tales.ts'

/** Pools that grow are jackpots, too. */
const taleOf = (feature: string, language: Language) => {
  const name = feature === 'progressiveJackpots' ? 'jackpots' : feature
  return Object.hasOwn(TALES[language], name) ? TALES[language][name] : undefined
}

/** Where no game is named, the features that most games have. */
const USUAL = ['freeSpins', 'pick', 'wheel']

/** A story in chapters, each of them told in a feature of the game. The same idea and roll give the same story. */
export function narrate(
  idea: Idea,
  features: readonly string[] = USUAL,
  roll = 0,
): Omit<NarrativeResult, 'writtenBy' | 'confidence' | 'confidenceReason'> {
  const { language, name, theme } = idea
  const rng = createRng(`story/${name}/${theme}/${roll}`)
  const pick = <T>(list: readonly T[]): T | undefined => list[rng.below(Math.max(1, list.length))]
  const rest = idea.symbols.filter(({ kind }) => kind === 'regular').map((symbol) => symbol.name)
  const take = (): string => rest.splice(rng.below(Math.max(1, rest.length)), 1)[0] ?? name
  const named = (kind: string) => idea.symbols.find((symbol) => symbol.kind === kind)?.name ?? take()
  const cast = {
    hero: take(),
    prize: take(),
    rival: take(),
    place: take(),
    helper: named('wild'),
    sign: named('scatter'),
  }
  const times = [...TIMES[language]]
  const when = (): string => times.splice(rng.below(Math.max(1, times.length)), 1)[0] ?? ''
  const told = ['base', ...[...new Set(features)].filter((one) => one !== 'base' && taleOf(one, language)), 'ending']
  const chapters = told.flatMap((feature) => {
    const tale = pick(taleOf(feature, language) ?? [])
    const text = (write: (told: Cast) => string) => write({ ...cast, when: when() })
    return tale ? [{ title: tale[0], text: text(tale[1]), feature: feature === 'ending' ? 'base' : feature }] : []
  })
  const premise = pick(PREMISES[language])?.({ ...cast, when: when() }) ?? idea.scene
  return { title: name, theme, premise, chapters }
}

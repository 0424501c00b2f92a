import type { Definition, Feature, FreeSpins, Prize } from '@spilvaerk/slot-engine'
import { freeSpins } from './prize-text.ts'

const list = new Intl.ListFormat('da-DK', { type: 'conjunction' })

/** What a prize means, in a sentence for somebody who is about to choose it or to buy it. */
export function prizeAbout(prize: Prize, definition: Definition): string {
  if (!('feature' in prize)) return ''
  const feature = definition.features?.find(({ id }) => id === prize.feature)
  return feature ? featureAbout(feature, definition, prize.spins) : ''
}

export function featureAbout(feature: Feature, definition: Definition, spins?: number): string {
  switch (feature.type) {
    case 'freeSpins':
      return freeSpinsAbout(feature, definition, spins)
    case 'wheel':
      return 'Et lykkehjul trækker din gevinst.'
    case 'pick':
      return 'Vend felter, og få, hvad de gemmer.'
    case 'ladder':
      return 'Kravl op ad en stige, hvor hvert trin giver mere.'
    case 'choice':
      return 'Du vælger selv, hvordan det fortsætter.'
    case 'holdAndWin':
      return `Mønter låser sig fast, og hver ny giver ${feature.respins} nye forsøg.`
  }
}

function freeSpinsAbout(feature: FreeSpins, definition: Definition, spins?: number): string {
  const { multiplier = 1, grows, retrigger, sticky = [], walking = [], extraWilds, expandingSymbol } = feature
  const names = (ids: readonly string[]): string =>
    list.format(ids.map((id) => definition.symbols.find((symbol) => symbol.id === id)?.name ?? id))
  const parts = [
    ...(spins === undefined ? [] : [freeSpins(spins)]),
    ...(multiplier > 1 ? [`gevinster ×${multiplier}`] : []),
    ...(grows
      ? [
          `multiplikatoren vokser med ${grows.by} for hvert ${grows.each === 'spin' ? 'spin' : 'fald'}${grows.upTo ? ` op til ×${grows.upTo}` : ''}`,
        ]
      : []),
    ...(sticky.length > 0 ? [`${names(sticky)} bliver liggende`] : []),
    ...(walking.length > 0 ? [`${names(walking)} går mod venstre`] : []),
    ...(extraWilds ? [`ekstra ${names([extraWilds.symbol])}`] : []),
    ...(expandingSymbol ? ['et symbol udvider sig'] : []),
    ...(retrigger ? ['kan give flere spins'] : []),
  ]
  const text = parts.join(', ')
  return text && `${text[0]?.toUpperCase()}${text.slice(1)}.`
}

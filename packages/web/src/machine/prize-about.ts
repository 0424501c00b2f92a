import { machine } from '@spilvaerk/messages/machine'
import type { Definition, Feature, FreeSpins, Prize } from '@spilvaerk/slot-engine'
import { LOCALES } from '../lib/format.ts'
import { pageLanguage, textsOf } from '../lib/page-language.ts'
import { freeSpins } from './prize-text.ts'

/** What a prize means, in a sentence for somebody who is about to choose it or to buy it. */
export function prizeAbout(prize: Prize, definition: Definition): string {
  if (!('feature' in prize)) return ''
  const feature = definition.features?.find(({ id }) => id === prize.feature)
  return feature ? featureAbout(feature, definition, prize.spins) : ''
}

export function featureAbout(feature: Feature, definition: Definition, spins?: number): string {
  const t = textsOf(machine)
  switch (feature.type) {
    case 'freeSpins':
      return freeSpinsAbout(feature, definition, spins)
    case 'wheel':
      return t('about.wheel')
    case 'pick':
      return t('about.pick')
    case 'ladder':
      return t('about.ladder')
    case 'board':
      return t('about.board')
    case 'choice':
      return t('about.choice')
    case 'collect':
      return t('about.collect')
    case 'holdAndWin':
      return t('about.holdAndWin', { respins: feature.respins })
  }
}

function growsAbout({ by, each, upTo }: NonNullable<FreeSpins['grows']>): string {
  const t = textsOf(machine)
  const after = { spin: 'growsEachSpin', win: 'growsEachWin', cascade: 'growsEachCascade' } as const
  const growth = t(`about.${after[each]}`, { by })
  return upTo ? `${growth} ${t('about.growsUpTo', { most: upTo })}` : growth
}

function freeSpinsAbout(feature: FreeSpins, definition: Definition, spins?: number): string {
  const { multiplier = 1, grows, retrigger, sticky = [], walking = [], kept = [], extraWilds } = feature
  const { expandingSymbol } = feature
  const t = textsOf(machine)
  const list = new Intl.ListFormat(LOCALES[pageLanguage()], { type: 'conjunction' })
  const names = (ids: readonly string[]): string =>
    list.format(ids.map((id) => definition.symbols.find((symbol) => symbol.id === id)?.name ?? id))
  const parts = [
    ...(spins === undefined ? [] : [freeSpins(spins)]),
    ...(multiplier > 1 ? [t('winsTimes', { multiplier })] : []),
    ...(grows ? [growsAbout(grows)] : []),
    ...(sticky.length > 0 ? [t('about.sticky', { symbols: names(sticky) })] : []),
    ...(walking.length > 0 ? [t('about.walking', { symbols: names(walking) })] : []),
    ...(kept.length > 0 ? [t('about.kept', { symbols: names(kept.map(({ symbol }) => symbol)) })] : []),
    ...(extraWilds ? [t('about.extra', { symbols: names([extraWilds.symbol]) })] : []),
    ...(expandingSymbol ? [t('about.expanding')] : []),
    ...(retrigger ? [t('about.retrigger')] : []),
  ]
  const text = parts.join(', ')
  return text && `${text[0]?.toUpperCase()}${text.slice(1)}.`
}

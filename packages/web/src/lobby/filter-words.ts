import { browsing } from '@spilvaerk/messages/browsing'
import { catalogue } from '@spilvaerk/messages/catalogue'
import type { LineRange, Provider, Volatility } from '@spilvaerk/schemas'
import { formatNumber } from '../lib/format.ts'
import { textsOf } from '../lib/page-language.ts'
import { CHOICES, type Choice, chosenIn, LINES, type LobbySearch, PROVIDERS, VOLATILITIES } from './search-params.ts'

type SlotMechanic = keyof typeof browsing.da.mechanics
type Kind = keyof typeof catalogue.da.kinds

const isOfSlots = (key: string): key is SlotMechanic => Object.hasOwn(browsing.da.mechanics, key)
const isKind = (key: string): key is Kind => Object.hasOwn(catalogue.da.kinds, key)

export function mechanicLabel(key: string): string {
  if (isOfSlots(key)) return textsOf(browsing)(`mechanics.${key}`)
  return isKind(key) ? textsOf(catalogue)(`kinds.${key}`) : key
}

const KNOWN: Readonly<Record<Choice, (key: string) => boolean>> = {
  mekanik: (key) => isOfSlots(key) || isKind(key),
  volatilitet: (key) => VOLATILITIES.some((one) => one === key),
  linjer: (key) => LINES.some((one) => one === key),
  udbyder: (key) => PROVIDERS.some((one) => one === key),
}

/** What an address asks for, without the choices that there are not. */
export const knownChoices = (search: LobbySearch): LobbySearch => ({
  ...search,
  ...Object.fromEntries(
    CHOICES.map((choice) => [choice, [...new Set(chosenIn(search[choice]))].filter(KNOWN[choice]).join(',')]),
  ),
})

const LINE_KEYS: Readonly<Record<LineRange, 'few' | 'some' | 'many' | 'ways'>> = {
  '1-10': 'few',
  '11-25': 'some',
  '26-': 'many',
  ways: 'ways',
}

/** What a choice is called; the address lets only known ones pass. */
export function choiceLabel(choice: Choice, key: string): string {
  switch (choice) {
    case 'mekanik':
      return mechanicLabel(key)
    case 'volatilitet':
      return textsOf(browsing)(`rails.volatility.${key as Volatility}`)
    case 'linjer':
      return textsOf(browsing)(`filters.lineRanges.${LINE_KEYS[key as LineRange]}`)
    case 'udbyder':
      return textsOf(browsing)(`filters.providers.${key as Provider}`)
  }
}

export const rtpLabel = (least: LobbySearch['rtp']): string =>
  least === '' ? textsOf(browsing)('filters.any') : textsOf(browsing)('filters.atLeastRtp', { percent: least })

export const winLabel = (least: LobbySearch['gevinst']): string =>
  least === ''
    ? textsOf(browsing)('filters.any')
    : textsOf(browsing)('filters.atLeastWin', { times: formatNumber(Number(least)) })

/** Whether what a player sees and sets is as it should be: symbols, pays, bets, modes, names. */
import type { CountTable, Definition } from '@spilvaerk/slot-engine'
import { coinMicro, toMicro } from '../../../platform/numbers/money.ts'
import { fact, type Verdict, type Words } from './rule.ts'
import type { Subject } from './subject.ts'

const LEAST_SYMBOLS = 6
const MOST_AUTOPLAY = 100
const DEAR_MODE = 2

export function symbolsAreSound({ definition, symbols }: Subject, _: string, { t }: Words): Verdict {
  const expected = t('found.payingSymbols', { least: LEAST_SYMBOLS })
  if (!definition) {
    if (!symbols) return { missing: 'symbols' }
    const ids = new Set(symbols.map(({ id }) => id))
    return symbols.length >= LEAST_SYMBOLS && ids.size === symbols.length
      ? null
      : { actual: t('found.distinctSymbols', { number: ids.size }), expected }
  }
  const paying = definition.symbols.filter((symbol) => Object.keys(paysOf(symbol)).length > 0)
  if (paying.length < LEAST_SYMBOLS) return { actual: t('found.symbols', { number: paying.length }), expected }
  const seen = new Set(Object.values(definition.reelSets).flatMap((reels) => reels.flatMap(({ strip }) => strip)))
  const absent = paying.find(({ id }) => !seen.has(id) && !arrives(definition, id))
  return absent ? { actual: t('found.onNoReel', { id: absent.id }), expected: t('found.eachOnReel') } : null
}

/** Through cascades and mystery symbols others than those of the strips come into view. */
const arrives = ({ symbols, cascades }: Definition, id: string): boolean =>
  symbols.some((symbol) => symbol.kind === 'mystery' && Object.hasOwn(symbol.reveals, id)) ||
  (typeof cascades?.refill === 'object' && Object.hasOwn(cascades.refill, id))

const paysOf = (symbol: Definition['symbols'][number]): CountTable =>
  symbol.kind === 'blank' || symbol.kind === 'mystery' ? {} : (symbol.pays ?? {})

export function paysRise({ definition, paytable }: Subject, _: string, { t }: Words): Verdict {
  const tables: (readonly [string, CountTable])[] = definition
    ? definition.symbols.map((symbol) => [symbol.id, paysOf(symbol)] as const)
    : Object.entries(paytable ?? {})
  if (!definition && !paytable) return { missing: 'paytable' }
  const falling = tables.find(([, pays]) => {
    const inOrder = Object.entries(pays).sort(([a], [b]) => Number(a) - Number(b))
    return inOrder.some(([, coins], at) => at > 0 && coins < (inOrder[at - 1]?.[1] ?? 0))
  })
  return falling ? { actual: t('found.falls', { id: falling[0] }), expected: t('found.rises') } : null
}

export function betsAreWhole({ config, definition }: Subject, _: string, { t }: Words): Verdict {
  const levels = config?.betLevels
  if (!levels) return { missing: 'betLevels' }
  const { minBet = levels[0] ?? 0, maxBet = levels.at(-1) ?? 0 } = config
  const wrong = levels.find(
    (level, at) =>
      level < minBet ||
      level > maxBet ||
      (at > 0 && level <= (levels[at - 1] ?? 0)) ||
      coinMicro(toMicro(level), definition?.betCoins ?? 1) === undefined,
  )
  return levels.length > 0 && wrong === undefined
    ? null
    : { actual: String(wrong ?? t('found.noBets')), expected: t('found.bets') }
}

export function autoplayIsShort({ config }: Subject): Verdict {
  const options = config?.autoSpinOptions
  if (!options) return { missing: 'autoSpinOptions' }
  const most = Math.max(0, ...options)
  return most <= MOST_AUTOPLAY ? null : { actual: String(most), expected: `≤ ${MOST_AUTOPLAY}` }
}

export function dearModesAreConfirmed(subject: Subject): Verdict {
  const { definition } = subject
  if (!definition) return { missing: 'definition' }
  const dear = (definition.modes ?? []).some(({ coins }) => coins > DEAR_MODE * definition.betCoins)
  return dear ? fact('buyConfirmed', true)(subject) : null
}

/** Words that draw children, and marks of others. */
const FOR_MINORS = /\b(?:barn|børn|børne|kids?|children|toddler|disney|pokemon|peppa|lego|tegnefilm|cartoon)/i
const MARKS =
  /mega ?ways|disney|marvel|lego|nintendo|pokemon|star wars|harry potter|monopoly|starburst|book of (?:dead|ra)/i

export function namesAreClean({ name, theme }: Subject, _: string, { t }: Words): Verdict {
  if (name === undefined) return { missing: 'name' }
  const found = `${name} ${theme ?? ''}`.match(FOR_MINORS) ?? `${name} ${theme ?? ''}`.match(MARKS)
  return found ? { actual: found[0], expected: t('found.cleanNames') } : null
}

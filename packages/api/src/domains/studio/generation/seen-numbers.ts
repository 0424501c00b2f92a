import type { Definition, ParSheet } from '@spilvaerk/slot-engine'
import type { Language } from '../composer/lexicon/theme.ts'
import { withNumbers } from '../composer/reading/number-words.ts'
import { saidOf } from '../composer/reading/said.ts'
import type { Wishes } from '../composer/wishes.ts'

/** A finished game, and what its prompt was read as. */
export interface ReadGame {
  readonly definition: Definition
  readonly sheet: Pick<ParSheet, 'rtp' | 'hitFrequency'>
  readonly wishes: Wishes
}

/** Of a game, what its numbers are: how many times something pays, and how many there are of something. */
interface Numbers {
  readonly factors: ReadonlySet<number>
  readonly counts: ReadonlySet<number>
}

/** Weights, odds and amounts in coins are not said of a game by their numbers. */
const UNSAID = /weight|landing|values|jackpots|coins|chance|odds|ppm|full|hit|miss|rows|emoji/i
const OF_FACTORS = /multipl|factor|ladder|gain|times/i
/** A number that stands in the pays of most games is no sign of anything. */
const MOST_COUNTED = 250

/**
 * The numbers of a clause that are neither a wish, which is held against the game by itself, nor in the game: `seks mønter
 * starter` where four do.
 */
export function numbersNotSo(clause: string, language: Language, { definition, sheet, wishes }: ReadGame): string[] {
  const { factors, counts } = numbersOf(definition)
  const { freeSpinMultiplier, wildMultiplier, buyPrice, maxWin, wildOn, scatterOn, jackpotSizes = [] } = wishes
  const { topPay, wheelTop, cellsUpTo, bombsUpTo, fallSteps = [] } = wishes
  const wished = new Set(numbersIn(wishes))
  const times = new Set([
    ...[freeSpinMultiplier, wildMultiplier, buyPrice, maxWin, topPay, wheelTop, cellsUpTo, bombsUpTo, ...fallSteps],
    ...jackpotSizes.map(({ bets }) => bets),
  ])
  const shares = new Set([sheet.rtp, sheet.hitFrequency].map((share) => Math.round(share * 100)))
  return saidNumbers(clause, language)
    .flatMap(({ written, value, isTimes, isShare }) => {
      const isThere = isTimes ? factors.has(value) : counts.has(value) || (isShare && shares.has(Math.round(value)))
      return value <= 1 || (isTimes ? times : wished).has(value) || isThere ? [] : [written]
    })
    .concat(wildOn || scatterOn ? [] : (clause.match(NTH_REEL) ?? []))
}
/** Of one reel by its place: nothing but a wild or a scatter is put on one. */
const NTH_REEL =
  /(?<!\p{L})(?:first|second|third|fourth|fifth|sixth|last|middle|centre|center|første|andet|tredje|fjerde|femte|sjette|sidste|midterste) (?:reel|hjul|column|valse|kolonne)(?!\p{L})/giu

const NUMBER =
  /(?<![\p{L}\d.×-])([x×]?)(\d+(?:\.\d+)?)( ?(?:[x×](?![\p{L}\d×])|times|gange)(?!\p{L}))?( ?(?:%|percent|procent|pct))?(?![\d×-]|[x×]\d)/gu
/** A year, an age and an hour are of a story. */
const OF_A_STORY = /^(?:1[0-9]|20)\d\d$/
const AFTER_STORY =
  /^(?:['’]?s|erne)?(?: ?(?:år|years?|am|pm|o[’']clock)(?!\p{L})|\.? (?:januar|februar|marts|april|maj|juni|juli|august))/iu

function saidNumbers(clause: string, language: Language) {
  const { text } = withNumbers(saidOf(clause), language)
  return [...text.matchAll(NUMBER)].flatMap((match) => {
    const [written, before = '', digits = '', after = '', share = ''] = match
    const rest = text.slice(match.index + written.length)
    if (OF_A_STORY.test(digits) || AFTER_STORY.test(rest)) return []
    return [
      { written: written.trim(), value: Number(digits), isTimes: before !== '' || after !== '', isShare: share !== '' },
    ]
  })
}

/** Every number in what was wished, whatever it is of; versions and bets too. */
const numbersIn = (value: unknown): number[] =>
  typeof value === 'number'
    ? [value]
    : Array.isArray(value)
      ? value.flatMap(numbersIn)
      : typeof value === 'object' && value !== null
        ? Object.entries(value).flatMap(([key, part]) => (HUES.test(key) ? [] : numbersIn(part)))
        : []
const HUES = /^(?:colours|hue|saturation)$/

function numbersOf({
  features = [],
  modes = [],
  gamble,
  cascades,
  jackpots = [],
  maxWin,
  betCoins,
  symbols,
}: Definition): Numbers {
  const [factors, counts] = [new Set<number>([maxWin]), new Set<number>()]
  const walk = (value: unknown, path: string): void => {
    if (UNSAID.test(path)) return
    if (typeof value === 'number') {
      if (OF_FACTORS.test(path)) factors.add(value)
      else if (value <= MOST_COUNTED) counts.add(value)
    } else if (typeof value === 'object' && value !== null)
      for (const [key, part] of Object.entries(value)) {
        if (/^\d+$/.test(key) && !Array.isArray(value)) walk(Number(key), path)
        walk(part, /^\d+$/.test(key) ? path : key)
      }
  }
  walk({ features, modes, gamble, cascades }, '')
  for (const symbol of symbols) if (symbol.kind === 'wild') walk({ multiplier: symbol.multiplier }, '')
  for (const symbol of symbols)
    if (symbol.kind === 'regular') for (const count of Object.keys(symbol.pays ?? {})) counts.add(Number(count))
  for (const mode of modes) factors.add(Math.round(mode.coins / betCoins))
  for (const jackpot of jackpots) if ('coins' in jackpot) factors.add(Number(jackpot.coins) / betCoins)
  counts.add(jackpots.length)
  return { factors, counts }
}

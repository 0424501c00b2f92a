import type { BetMode, CountTable, Definition, Feature, FreeSpins, HoldAndWin, Prize } from '@spilvaerk/slot-engine'
import { danish } from '../../danish.ts'
import { countsOf, danishList, nameIn, times } from './words.ts'

/** What starts a feature and what it does. */
export function featureRules(feature: Feature, definition: Definition): string[] {
  switch (feature.type) {
    case 'freeSpins':
      return freeSpinRules(feature, definition)
    case 'holdAndWin':
      return [holdAndWinRule(feature, definition)]
    case 'wheel':
      return [`${starts(feature, definition)}lykkehjulet. Det giver ${prizes(feature.segments, definition)}.`]
    case 'pick':
      return [
        `${starts(feature, definition)}et vælgespil: vend felterne og få, hvad de gemmer: ${prizes(feature.items, definition)}. Rækkefølgen er trukket på forhånd.`,
      ]
    case 'ladder':
      return [
        `${starts(feature, definition)}en stige. Hvert trin er højere end det før: ${prizes(feature.rungs, definition)}.`,
      ]
    case 'choice':
      return [
        `${starts(feature, definition)}et valg: ${danishList(feature.options.map(({ name, prize }) => name ?? prizeWords(prize, definition)))}.`,
      ]
  }
}

export const modeRules = ({ modes = [] }: Definition): string[] =>
  modes.map(
    ({ id, name, coins, buys }: BetMode) =>
      `${name ?? id}: ${buys ? 'køb funktionen' : 'spil'} for ${danish(coins)} mønter.`,
  )

export function gambleRules({ gamble }: Definition): string[] {
  if (!gamble) return []
  const { factor, up, down, steps } = gamble
  return [
    `En gevinst kan sættes på spil op til ${steps} gange: ${up} af ${up + down} gange bliver den ${danish(factor)} gange så stor, ellers er den tabt.`,
  ]
}

function freeSpinRules(feature: FreeSpins, definition: Definition): string[] {
  const { trigger, retrigger, multiplier = 1, grows } = feature
  const name = trigger && nameIn(definition, trigger.symbol)
  const times = multiplier > 1 ? ` Her ganges gevinsterne med ${multiplier}.` : ''
  const rules = name
    ? [`${name} udløser gratis spins: ${awardList(trigger.awards)}.${times}`]
    : multiplier > 1
      ? [`I gratis spins ganges gevinsterne med ${multiplier}.`]
      : []
  if (name && retrigger) rules.push(`Under gratis spins giver ${name} flere: ${awardList(retrigger)}.`)
  if (grows)
    rules.push(
      `Multiplikatoren vokser med ${grows.by} for hvert ${grows.each === 'spin' ? 'spin' : 'fald'}${grows.upTo ? `, op til ${grows.upTo}` : ''}.`,
    )
  return [...rules, ...cellRules(feature, definition)]
}

/** What happens to single cells in free spins. */
function cellRules(
  { sticky = [], walking = [], extraWilds, expandingSymbol }: FreeSpins,
  definition: Definition,
): string[] {
  const names = (ids: readonly string[]) => danishList(ids.map((id) => nameIn(definition, id)))
  return [
    ...(sticky.length > 0 ? [`${names(sticky)} bliver liggende, til de gratis spins er slut.`] : []),
    ...(walking.length > 0 ? [`${names(walking)} går et hjul mod venstre for hvert spin.`] : []),
    ...(extraWilds ? [`Hvert spin får ekstra ${nameIn(definition, extraWilds.symbol)}.`] : []),
    ...(expandingSymbol
      ? ['Et symbol trækkes, når de gratis spins begynder: det breder sig over sine hjul og betaler på alle linjer.']
      : []),
  ]
}

const holdAndWinRule = ({ trigger, respins, fullCoins }: HoldAndWin, definition: Definition): string => {
  const full = fullCoins ? ` Fyldes alle felter, er der ${times(fullCoins, definition)} oveni.` : ''
  return `${trigger.at} eller flere ${nameIn(definition, trigger.symbol)} låser sig fast og giver ${respins} respins; hver ny begynder forfra. Til sidst udbetales alle værdier.${full}`
}

const starts = (feature: Exclude<Feature, FreeSpins | HoldAndWin>, definition: Definition): string =>
  feature.trigger
    ? `${feature.trigger.at} eller flere ${nameIn(definition, feature.trigger.symbol)} starter `
    : 'Undervejs kan man nå '

const awardList = (awards: CountTable) =>
  danishList(countsOf(awards).map((count) => `${count} giver ${danish(awards[count] ?? 0)}`))

const prizes = (list: readonly { readonly prize: Prize }[], definition: Definition): string =>
  danishList([...new Set(list.map(({ prize }) => prizeWords(prize, definition)))])

function prizeWords(prize: Prize, definition: Definition): string {
  if ('coins' in prize) return times(prize.coins, definition)
  if ('jackpot' in prize) return definition.jackpots?.find(({ id }) => id === prize.jackpot)?.name ?? prize.jackpot
  if ('nothing' in prize) return 'ingenting'
  return prize.spins ? `${danish(prize.spins)} gratis spins` : 'et nyt spil'
}

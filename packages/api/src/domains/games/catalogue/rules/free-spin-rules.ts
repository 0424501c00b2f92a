import { BASE_REEL_SET, type CountTable, type Definition, type FreeSpins } from '@spilvaerk/slot-engine'
import { danish } from '../../../../platform/numbers/danish.ts'
import { chanceWords } from './chance-rules.ts'
import { setChances } from './reel-sets.ts'
import { countsOf, danishList, nameIn, oneOf } from './words.ts'

export function freeSpinRules(feature: FreeSpins, definition: Definition): string[] {
  if (feature.untilGone) return [walkRule(feature, definition)]
  return [...startRules(feature, definition), ...growthRule(feature), ...cellRules(feature, definition)]
}

/** What only a prize or a purchase starts is told where the prize or the purchase is. */
function startRules({ trigger, retrigger, multiplier = 1, reelSet }: FreeSpins, definition: Definition): string[] {
  if (!trigger) return []
  const name = nameIn(definition, trigger.symbol)
  const what = trigger.inWin ? `En gevinst med ${name}` : name
  const further = trigger.inWin ? `en gevinst med ${name}` : name
  const times = multiplier > 1 ? ` Her ganges gevinsterne med ${multiplier}.` : ''
  const often = trigger.chance ? ` i ${chanceWords(trigger.chance)} tilfælde` : ''
  const sets = setChances(reelSet)
  const isUsual = sets.every(({ name }) => name === BASE_REEL_SET)
  const drawn = ` For hvert af dem trækkes det, hvilket af ${sets.length} sæt hjul det spilles på.`
  const own = isUsual ? '' : sets.length > 1 ? drawn : ' De spilles på deres egne hjul.'
  return [
    `${what} udløser${often} gratis spins: ${awardList(trigger.awards, trigger.inWin)}.${times}${own}`,
    ...(retrigger ? [`Under gratis spins giver ${further} flere: ${awardList(retrigger, trigger.inWin)}.`] : []),
  ]
}

function growthRule({ grows }: FreeSpins): string[] {
  if (!grows) return []
  const upTo = grows.upTo ? `, op til ${danish(grows.upTo)}` : ''
  const when = grows.each === 'spin' ? 'spin' : 'fald'
  return [
    `I gratis spins vokser multiplikatoren med ${grows.by} for hvert ${when}${upTo}, og den falder ikke tilbage, før de er slut.`,
  ]
}

/** Free spins that last as long as something walks. */
function walkRule({ walking = [], trigger, multiplier = 1 }: FreeSpins, definition: Definition): string {
  const who = danishList(walking.map((id) => nameIn(definition, id)))
  const when = trigger ? `Når ${nameIn(definition, trigger.symbol)} lander, drejer` : 'Her drejer'
  const times = multiplier > 1 ? ` Imens ganges gevinsterne med ${multiplier}.` : ''
  return `${when} de andre felter igen uden indsats. For hvert respin går ${who} et hjul mod venstre, og det fortsætter, til den har forladt hjulene.${times}`
}

/** What happens to single cells in free spins. */
function cellRules(
  { sticky = [], walking = [], extraWilds, expandingSymbol }: FreeSpins,
  definition: Definition,
): string[] {
  const names = (ids: readonly string[]) => danishList(ids.map((id) => nameIn(definition, id)))
  return [
    ...(sticky.length > 0 ? [`${names(sticky)} bliver liggende, til de gratis spins er slut.`] : []),
    ...(walking.length > 0 ? [`${names(walking)} går et hjul mod venstre for hvert gratis spin.`] : []),
    ...(extraWilds
      ? [
          `I hvert gratis spin kommer der ${oneOf(countsOf(extraWilds.counts).map(String))} ${nameIn(definition, extraWilds.symbol)} mere på tilfældige felter.`,
        ]
      : []),
    ...(expandingSymbol
      ? [
          'Når de gratis spins begynder, trækkes et symbol. Viser det sig på nok hjul til at vinde, dækker det dem helt og betaler på alle linjer, også når hjulene ikke ligger side om side.',
        ]
      : []),
  ]
}

/** In a win the symbol is counted together with what stands in for it. */
function awardList(awards: CountTable, inWin = false): string {
  const counts = countsOf(awards)
  const alike = inWin ? ' ens' : ''
  return danishList(counts.map((count) => `${count}${alike} giver ${danish(awards[count] ?? 0)}`))
}

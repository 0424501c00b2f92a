import type { Choice, Definition, Feature, FreeSpins, HoldAndWin, Ladder, Pick, Wheel } from '@spilvaerk/slot-engine'
import { danish } from '../../../../platform/numbers/danish.ts'
import { chanceMoment, chanceRules, chanceWords } from './chance-rules.ts'
import { freeSpinRules } from './free-spin-rules.ts'
import { prizeList, prizeWords } from './prize-words.ts'
import { nameIn, oneOf, times } from './words.ts'

/** What starts a feature and what it does. */
export const featureRules = (feature: Feature, definition: Definition): string[] => [
  ...ownRules(feature, definition),
  ...chanceRules(feature),
]

function ownRules(feature: Feature, definition: Definition): string[] {
  switch (feature.type) {
    case 'freeSpins':
      return freeSpinRules(feature, definition)
    case 'holdAndWin':
      return [holdAndWinRule(feature, definition)]
    case 'wheel':
      return [wheelRule(feature, definition)]
    case 'pick':
      return [pickRule(feature, definition)]
    case 'ladder':
      return [ladderRule(feature, definition)]
    case 'choice':
      return [choiceRule(feature, definition)]
  }
}

function wheelRule(wheel: Wheel, definition: Definition): string {
  const { segments } = wheel
  const prizes = prizeList(
    segments.map(({ prize }) => prize),
    definition,
  )
  const weights = new Set(segments.map(({ weight }) => weight))
  const odds = weights.size > 1 ? ' Felterne er ikke lige sandsynlige.' : ''
  const what =
    wheel.trigger || wheel.chance ? `${starts(wheel, definition)}lykkehjulet. Det giver` : 'Det andet hjul giver'
  return `${what} ${prizes}.${odds}`
}

function pickRule(pick: Pick, definition: Definition): string {
  const { items, picks } = pick
  const prizes = prizeList(
    items.filter(({ prize }) => !('nothing' in prize)).map(({ prize }) => prize),
    definition,
  )
  const until = items.some(({ ends }) => ends) ? ', til et af dem slutter spillet' : ''
  const number = picks === undefined ? 'felter' : `${danish(picks)} ${picks === 1 ? 'felt' : 'felter'}`
  return `${starts(pick, definition)}et vælgespil: vend ${number}${until}. De gemmer ${prizes}. Hvad der vendes, er trukket på forhånd; valget afslører det kun.`
}

function ladderRule(ladder: Ladder, definition: Definition): string {
  const prizes = prizeList(
    ladder.rungs.map(({ prize }) => prize),
    definition,
  )
  return `${starts(ladder, definition)}en stige med ${ladder.rungs.length} trin. På hvert trin trækkes det, om turen går videre op, og det sidste trin udbetales: ${prizes}.`
}

function choiceRule(choice: Choice, definition: Definition): string {
  const options = choice.options.map(({ name, prize }) => {
    const words = prizeWords(prize, definition)
    return name ? `${name} (${words})` : words
  })
  return `${starts(choice, definition)}et valg: ${oneOf(options)}. Vælger man ikke, gælder det første.`
}

function holdAndWinRule(feature: HoldAndWin, definition: Definition): string {
  const { trigger, respins, fullCoins, values, jackpots = {} } = feature
  const name = nameIn(definition, trigger.symbol)
  const worth = [
    ...Object.keys(values).map((coins) => ({ coins: Number(coins) })),
    ...Object.keys(jackpots).map((jackpot) => ({ jackpot })),
  ]
  const full = fullCoins ? ` Fyldes alle felter, er der ${times(fullCoins, definition)} oveni.` : ''
  const often = trigger.chance ? ` i ${chanceWords(trigger.chance)} tilfælde` : ''
  return `${trigger.at} eller flere ${name} låser sig${often} fast og giver ${respins} respins. Hver ny ${name} låser sig også fast, og så er der igen ${respins}. Til sidst udbetaler de hver for sig ${prizeList(worth, definition)}.${full}`
}

/** What comes before the name of a feature in the sentence that says what starts it. */
function starts(feature: Exclude<Feature, FreeSpins | HoldAndWin>, definition: Definition): string {
  const { trigger, chance } = feature
  if (trigger) {
    const name = nameIn(definition, trigger.symbol)
    const often = trigger.chance ? ` i ${chanceWords(trigger.chance)} tilfælde` : ''
    return `${trigger.at} eller flere ${name} starter${often} `
  }
  return chance ? `${chanceMoment(chance)} starter i ${chanceWords(chance)} tilfælde ` : 'Undervejs kan man nå '
}

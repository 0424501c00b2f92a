import type { Definition, Direction } from '@spilvaerk/slot-engine'
import { danish } from '../../danish.ts'
import { countsOf, mostCommon, named, times } from './words.ts'

const DIRECTIONS: { readonly [D in Direction]: string } = {
  left: 'fra venstre mod højre',
  right: 'fra højre mod venstre',
  both: 'fra venstre mod højre eller fra højre mod venstre',
  any: 'hvor som helst på linjen',
}

/** How windows win, and from how many symbols. */
export function winRules(definition: Definition): string[] {
  const { wins } = definition
  const { usual, others } = fewestOf(definition)
  switch (wins.type) {
    case 'lines':
      return [
        usual === undefined
          ? 'Linjerne betaler kun for de særlige kombinationer.'
          : `${usual} eller flere ens symboler på en linje vinder ${DIRECTIONS[wins.direction ?? 'left']}.${others}`,
        'På hver linje udbetales kun den højeste gevinst.',
        ...(wins.combinations ?? []).map(({ name, coins }) => `${name} betaler ${times(coins, definition)}.`),
      ]
    case 'ways':
      return [
        `${usual} eller flere ens symboler på hjul ved siden af hinanden vinder ${DIRECTIONS[wins.direction ?? 'left']}, uanset hvilken række de står på.${others}`,
        'Gevinsten ganges med antallet af veje: hvor mange måder symbolerne kan forbindes på.',
      ]
    case 'clusters':
      return [
        `${usual} eller flere ens symboler, der rører hinanden side om side, er en klynge og vinder.${others}`,
        'Større klynger betaler mere.',
      ]
    case 'anywhere':
      return [`${usual} eller flere ens symboler vinder, uanset hvor de står.${others}`]
  }
}

export function cascadeRules({ cascades }: Definition): string[] {
  if (!cascades) return []
  const { multipliers = [1] } = cascades
  const grows = multipliers.some((multiplier) => multiplier > 1)
  return [
    'Vindende symboler forsvinder, resten falder ned, og nye følger efter, så længe der er gevinst.',
    ...(grows ? [`Gevinsterne i hvert nyt fald ganges med ${multipliers.map(danish).join(', ')}.`] : []),
  ]
}

/** The count from which most symbols win, and a sentence for each that wins from another. */
function fewestOf({ symbols }: Definition): { usual: number | undefined; others: string } {
  const paying = symbols.flatMap((symbol) => {
    const [fewest] = symbol.kind === 'regular' || symbol.kind === 'wild' ? countsOf(symbol.pays ?? {}) : []
    return fewest === undefined ? [] : [{ name: named(symbol), fewest }]
  })
  const usual = mostCommon(paying.map(({ fewest }) => fewest))
  const others = paying
    .filter(({ fewest }) => fewest !== usual)
    .map(({ name, fewest }) => ` ${name} vinder fra ${fewest}.`)
  return { usual, others: others.join('') }
}

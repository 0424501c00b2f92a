import { BASE_REEL_SET, type Definition, type Direction, type ReelDefinition } from '@spilvaerk/slot-engine'
import { danish } from '../../../../platform/numbers/danish.ts'
import { setChances } from './reel-sets.ts'
import { countsOf, danishList, mostCommon, named, times } from './words.ts'

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
        `Gevinsten ganges med antallet af veje: hvor mange måder symbolerne kan forbindes på. ${waysRule(definition)}`,
        ...(wins.direction === 'both' ? ['En gevinst over alle hjul tælles kun én gang.'] : []),
      ]
    case 'clusters':
      return [
        `${usual} eller flere ens symboler, der rører hinanden lodret eller vandret, er en klynge og vinder.${others}`,
        `Større klynger betaler mere.${betweenRule(definition)}`,
      ]
    case 'anywhere':
      return [`${usual} eller flere ens symboler vinder, uanset hvor de står.${others}${betweenRule(definition)}`]
  }
}

/** What reels do besides turning each for itself. */
export function reelRules(definition: Definition): string[] {
  const { reelSet, reelSets, topReels = {} } = definition
  const sets = setChances(reelSet)
  const usual = sets.length === 1 ? (sets[0]?.name ?? BASE_REEL_SET) : BASE_REEL_SET
  const together = sets.length > 1 ? drawnRules(definition) : linkedReels(reelSets[usual]).map(alikeAlways)
  const top = topReels[usual]
  if (!top) return together
  const under = danishList(top.reels.map((reel) => String(reel + 1)))
  return [...together, `Over hjul ${under} ligger et hjul på tværs, som tæller med som deres øverste række.`]
}

const alikeAlways = (reels: string): string => `Hjul ${reels} drejer som ét og kan vise kæmpesymboler.`

/** The reels that stop together, group by group. */
function linkedReels(reels: readonly ReelDefinition[] = []): string[] {
  const leaders = [...new Set(reels.flatMap(({ follows }) => (follows === undefined ? [] : [follows])))]
  return leaders.map((leader) =>
    danishList(reels.flatMap(({ follows }, reel) => (follows === leader || reel === leader ? [String(reel + 1)] : []))),
  )
}

/** Reel sets of which one is drawn for each spin. */
function drawnRules({ reelSet, reelSets }: Definition): string[] {
  const sets = setChances(reelSet)
  const base = sets.find(({ name }) => name === BASE_REEL_SET)
  const often = base ? `: i ${percent(base.chance)} af spinnene de almindelige` : ''
  return [
    `For hvert spin trækkes det, hvilket af ${sets.length} sæt hjul der drejer${often}.`,
    ...sets.flatMap(({ name, chance }) =>
      linkedReels(reelSets[name]).map((reels) => `I ${percent(chance)} af spinnene drejer hjul ${reels} som ét.`),
    ),
  ]
}

const percent = (share: number): string => `${danish(Math.round(share * 1e4) / 100)} %`

export function cascadeRules({ cascades, respins }: Definition): string[] {
  if (respins)
    return [
      'Vindende symboler bliver liggende, og alle andre felter drejer igen, så længe det gør gevinsten større. Kun det sidste billede betaler.',
    ]
  if (!cascades) return []
  const { multipliers = [1] } = cascades
  const steps = multipliers.map((multiplier) => `×${danish(multiplier)}`)
  const last = steps.at(-1)
  return [
    'Vindende symboler forsvinder, resten falder ned, og nye følger efter, så længe der er gevinst.',
    ...(multipliers.some((multiplier) => multiplier > 1)
      ? [`Multiplikatoren følger faldene: ${steps.slice(0, -1).join(', ')} og derefter ${last}.`]
      : []),
  ]
}

/** What lies across a reel is one more row of it. */
function waysRule({ reelSets, topReels = {} }: Definition): string {
  const under = topReels.base?.reels ?? []
  const own = (reelSets.base ?? []).map(rowsOf)
  const rows = own.map(({ fewest, most }, reel) => {
    const above = under.includes(reel) ? 1 : 0
    return { fewest: fewest + above, most: most + above }
  })
  const ways = rows.reduce((product, { most }) => product * most, 1)
  if (own.every(({ fewest, most }) => fewest === most)) return `Der er ${danish(ways)} veje.`
  const fewest = Math.min(...own.map((row) => row.fewest))
  const most = Math.max(...own.map((row) => row.most))
  return `Hvert hjul viser fra ${fewest} til ${most} rækker, som trækkes for hvert spin: der er op til ${danish(ways)} veje.`
}

function rowsOf({ rows }: ReelDefinition): { fewest: number; most: number } {
  const choices = typeof rows === 'number' ? [rows] : countsOf(rows)
  return { fewest: Math.min(...choices), most: Math.max(...choices) }
}

/** Where the pay table leaves numbers out. */
function betweenRule({ symbols }: Definition): string {
  const tables = symbols.flatMap((symbol) => (symbol.kind === 'regular' ? [countsOf(symbol.pays ?? {})] : []))
  const hasGaps = tables.some((counts) => counts.some((count, i) => i > 0 && count > (counts[i - 1] ?? 0) + 1))
  return hasGaps ? ' Et antal, der ikke står i gevinsttabellen, betaler som det nærmeste lavere.' : ''
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

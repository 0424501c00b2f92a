import { type CountTable, type Definition, volatilityClass } from '@spilvaerk/slot-engine'
import { danish } from '../danish.ts'
import { coinMicro, toMicro } from '../money.ts'
import { all, fact, type Rule, type Verdict } from './rule.ts'
import type { ModeReturn, Subject } from './subject.ts'

const RTP_TOLERANCE = 0.0005
const LEAST_RTP = 0.85
const MOST_RTP = 0.98
const LOW_RTP = 0.9
/** What to tune to: within the bounds by what a tuned game may miss them. */
const ABOVE_LOW = { rtp: 9010 }
const BELOW_MOST = { rtp: 9790 }
const MODE_TOLERANCE = 0.005
const RARE = 1 / 20_000_000
const TOO_RARE = 1 / 100_000_000
const SHOWN_ODDS = 1 / 17_000_000
const LEAST_HITS = 1 / 20
const LEAST_SYMBOLS = 6
const MOST_AUTOPLAY = 100
const DEAR_MODE = 2

const percent = (share: number): string => `${danish(Math.round(share * 10_000) / 100)} %`
const oneIn = (share: number): string => (share > 0 ? `1 ud af ${danish(Math.round(1 / share))}` : 'aldrig')
const NO_SHEET = { missing: 'definition' }

const rtpOf = ({ sheet, declaredRtp }: Subject): number | undefined => sheet?.rtp ?? declaredRtp

function declaredIsProved({ sheet, declaredRtp, facts }: Subject): Verdict {
  if (!sheet) return NO_SHEET
  if (declaredRtp === undefined) return { missing: 'rtp' }
  const tune = { rtp: Math.round(declaredRtp * 10_000) }
  if (Math.abs(sheet.rtp - declaredRtp) > RTP_TOLERANCE + 1e-9)
    return { actual: percent(sheet.rtp), expected: `${percent(declaredRtp)} ± 0,05`, tune }
  const [low, high] = facts.simulatedRtp ?? [declaredRtp, declaredRtp]
  if (declaredRtp >= low && declaredRtp <= high) return null
  return { actual: percent(declaredRtp), expected: `${percent(low)} – ${percent(high)}` }
}

function rtpInRange(subject: Subject): Verdict {
  const rtp = rtpOf(subject)
  if (rtp === undefined) return { missing: 'rtp' }
  const expected = `${percent(LEAST_RTP)} – ${percent(MOST_RTP)}`
  const rounded = Math.round(rtp * 10_000) / 10_000
  if (rounded < LEAST_RTP || rounded > MOST_RTP)
    return { actual: percent(rtp), expected, tune: rounded < LEAST_RTP ? ABOVE_LOW : BELOW_MOST }
  return rounded < LOW_RTP
    ? { actual: percent(rtp), expected: `≥ ${percent(LOW_RTP)}`, severity: 'warn', tune: ABOVE_LOW }
    : null
}

function modesAreAlike({ definition, sheet, modes, facts }: Subject): Verdict {
  if (!definition || !sheet) return NO_SHEET
  if (!definition.modes?.length) return null
  const told = facts.modeRtps?.map((rtp, at): ModeReturn => ({ id: String(at), rtp, reach: 0, isBought: false }))
  const known = told ?? modes
  if (!known) return { missing: 'facts.modeRtps' }
  const offBy = ({ rtp }: ModeReturn): number => Math.abs(rtp - sheet.rtp)
  const off = known.find((mode) => offBy(mode) > MODE_TOLERANCE)
  if (!off) return null
  // A sample that may still lie within decides nothing.
  if (offBy(off) <= MODE_TOLERANCE + off.reach) return { missing: `flere runder af ${off.id}` }
  const tune = off.isBought ? { tune: { bonusBuyRtp: Math.round(sheet.rtp * 10_000) } } : {}
  return { actual: percent(off.rtp), expected: `${percent(sheet.rtp)} ± 0,5`, ...tune }
}

function topIsInReach({ sheet, facts }: Subject): Verdict {
  if (!sheet) return NO_SHEET
  const { capProbability, baseProbability } = sheet.maxWin
  const odds = Math.max(capProbability, baseProbability)
  if (sheet.method === 'simulated' && odds === 0) return { missing: 'en eksakt chance for den højeste gevinst' }
  const tune = { maxWinMultiplier: Math.round(sheet.maxWin.capCoins / sheet.betCoins / 2) }
  if (odds < TOO_RARE) return { actual: oneIn(odds), expected: oneIn(TOO_RARE), severity: 'block', tune }
  if (odds < RARE) return { actual: oneIn(odds), expected: oneIn(RARE), severity: 'warn', tune }
  return odds < SHOWN_ODDS && facts.oddsShown === false
    ? { actual: 'oddsShown: false', expected: oneIn(odds), severity: 'warn' }
    : null
}

function capHolds({ definition, sheet }: Subject): Verdict {
  if (!definition || !sheet) return NO_SHEET
  const cap = definition.maxWin * definition.betCoins
  return sheet.maxWin.capCoins === cap
    ? null
    : { actual: danish(sheet.maxWin.capCoins / definition.betCoins), expected: danish(definition.maxWin) }
}

function hitsOftenEnough({ sheet }: Subject): Verdict {
  if (!sheet) return NO_SHEET
  return sheet.hitFrequency >= LEAST_HITS
    ? null
    : { actual: percent(sheet.hitFrequency), expected: `≥ ${percent(LEAST_HITS)}`, tune: { volatility: 'medium' } }
}

function classIsRight({ sheet, declaredVolatility }: Subject): Verdict {
  if (!sheet) return NO_SHEET
  if (!declaredVolatility) return { missing: 'volatility' }
  const real = volatilityClass(sheet.standardDeviation)
  return real === declaredVolatility
    ? null
    : { actual: declaredVolatility, expected: real, tune: { volatility: declaredVolatility } }
}

function symbolsAreSound({ definition, symbols }: Subject): Verdict {
  const expected = `mindst ${LEAST_SYMBOLS} symboler, der betaler`
  if (!definition) {
    if (!symbols) return { missing: 'symbols' }
    const ids = new Set(symbols.map(({ id }) => id))
    return symbols.length >= LEAST_SYMBOLS && ids.size === symbols.length
      ? null
      : { actual: `${ids.size} forskellige symboler`, expected }
  }
  const paying = definition.symbols.filter((symbol) => Object.keys(paysOf(symbol)).length > 0)
  if (paying.length < LEAST_SYMBOLS) return { actual: `${paying.length} symboler`, expected }
  const seen = new Set(Object.values(definition.reelSets).flatMap((reels) => reels.flatMap(({ strip }) => strip)))
  const absent = paying.find(({ id }) => !seen.has(id) && !arrives(definition, id))
  return absent ? { actual: `${absent.id} er ikke på noget hjul`, expected: 'hvert symbol på et hjul' } : null
}

/** Through cascades and mystery symbols others than those of the strips come into view. */
const arrives = ({ symbols, cascades }: Definition, id: string): boolean =>
  symbols.some((symbol) => symbol.kind === 'mystery' && Object.hasOwn(symbol.reveals, id)) ||
  (typeof cascades?.refill === 'object' && Object.hasOwn(cascades.refill, id))

const paysOf = (symbol: Definition['symbols'][number]): CountTable =>
  symbol.kind === 'blank' || symbol.kind === 'mystery' ? {} : (symbol.pays ?? {})

function paysRise({ definition, paytable }: Subject): Verdict {
  const tables: (readonly [string, CountTable])[] = definition
    ? definition.symbols.map((symbol) => [symbol.id, paysOf(symbol)] as const)
    : Object.entries(paytable ?? {})
  if (!definition && !paytable) return { missing: 'paytable' }
  const falling = tables.find(([, pays]) => {
    const inOrder = Object.entries(pays).sort(([a], [b]) => Number(a) - Number(b))
    return inOrder.some(([, coins], at) => at > 0 && coins < (inOrder[at - 1]?.[1] ?? 0))
  })
  return falling ? { actual: `${falling[0]} falder`, expected: 'flere ens betaler mindst det samme' } : null
}

function betsAreWhole({ config, definition }: Subject): Verdict {
  const levels = config?.betLevels
  if (!levels) return { missing: 'betLevels' }
  const { minBet = levels[0] ?? 0, maxBet = levels.at(-1) ?? 0 } = config
  const expected = 'stigende, inden for grænserne og delelige i hele mikro-kroner'
  const wrong = levels.find(
    (level, at) =>
      level < minBet ||
      level > maxBet ||
      (at > 0 && level <= (levels[at - 1] ?? 0)) ||
      coinMicro(toMicro(level), definition?.betCoins ?? 1) === undefined,
  )
  return levels.length > 0 && wrong === undefined ? null : { actual: String(wrong ?? 'ingen'), expected }
}

function autoplayIsShort({ config }: Subject): Verdict {
  const options = config?.autoSpinOptions
  if (!options) return { missing: 'autoSpinOptions' }
  const most = Math.max(0, ...options)
  return most <= MOST_AUTOPLAY ? null : { actual: String(most), expected: `≤ ${MOST_AUTOPLAY}` }
}

function dearModesAreConfirmed(subject: Subject): Verdict {
  const { definition } = subject
  if (!definition) return NO_SHEET
  const dear = (definition.modes ?? []).some(({ coins }) => coins > DEAR_MODE * definition.betCoins)
  return dear ? fact('buyConfirmed', true)(subject) : null
}

/** Words that draw children, and marks of others. */
const FOR_MINORS = /\b(?:barn|børn|børne|kids?|children|toddler|disney|pokemon|peppa|lego|tegnefilm|cartoon)/i
const MARKS =
  /mega ?ways|disney|marvel|lego|nintendo|pokemon|star wars|harry potter|monopoly|starburst|book of (?:dead|ra)/i

function namesAreClean({ name, theme }: Subject): Verdict {
  if (name === undefined) return { missing: 'name' }
  const found = `${name} ${theme ?? ''}`.match(FOR_MINORS) ?? `${name} ${theme ?? ''}`.match(MARKS)
  return found ? { actual: found[0], expected: 'intet, der tiltrækker børn, og ingen andres mærker' } : null
}

/** Rules that every game is held to, wherever it is offered. */
export const GAME_RULES: readonly Rule[] = [
  {
    ...{ id: 'GEN-RTP-01', jurisdiction: 'general', severity: 'block', field: 'rtp', source: 'K' },
    explanation: 'Den oplyste RTP skal være den, regnestykket beviser, inden for 0,05 procentpoint.',
    cure: 'Tilpas spillet til den oplyste RTP, eller oplys den beviste.',
    check: declaredIsProved,
  },
  {
    ...{ id: 'GEN-RTP-02', jurisdiction: 'general', severity: 'block', field: 'rtp', source: 'specification; S' },
    explanation: 'RTP skal ligge mellem 85 og 98 %; under 90 % er et dårligt spil for spilleren.',
    cure: 'Tilpas spillet til en RTP i det tilladte område.',
    check: rtpInRange,
  },
  {
    ...{ id: 'GEN-RTP-03', jurisdiction: 'general', severity: 'block', field: 'modes', source: 'Stake Engine S' },
    explanation: 'Alle spilformer skal betale tilbage inden for 0,5 procentpoint af grundspillet.',
    cure: 'Sæt prisen på spilformen, så den passer til det, den giver.',
    check: modesAreAlike,
  },
  {
    ...{ id: 'GEN-RTP-04', jurisdiction: 'general', severity: 'block', field: 'facts.informed', source: 'UK RTS 3 P' },
    explanation: 'RTP, volatilitet, højeste gevinst og regler skal vises for spilleren.',
    cure: 'Vis oplysningerne på spillets side.',
    check: fact('informed', true),
  },
  {
    ...{ id: 'GEN-MAX-01', jurisdiction: 'general', severity: 'warn', field: 'maxWin', source: 'AGCO 10.1 P; S' },
    explanation: 'Den højeste gevinst skal kunne nås: mindst én gang på 20 millioner runder.',
    cure: 'Sæt loftet lavere, eller gør det bedste symbol hyppigere.',
    check: topIsInReach,
  },
  {
    ...{ id: 'GEN-MAX-02', jurisdiction: 'general', severity: 'block', field: 'maxWin', source: 'Stake Engine S' },
    explanation: 'Loftet over en rundes gevinst skal holdes.',
    cure: 'Regn spillet igennem på ny med det loft, der oplyses.',
    check: capHolds,
  },
  {
    ...{ id: 'GEN-HIT-01', jurisdiction: 'general', severity: 'warn', field: 'hitFrequency', source: 'S' },
    explanation: 'Der bør være gevinst i mindst hver tyvende runde.',
    cure: 'Vælg lavere volatilitet eller flere linjer.',
    check: hitsOftenEnough,
  },
  {
    ...{ id: 'GEN-VOL-01', jurisdiction: 'general', severity: 'block', field: 'volatility', source: 'UKGC P' },
    explanation: 'Den oplyste volatilitet skal være klassen af den beregnede standardafvigelse.',
    cure: 'Oplys den beregnede klasse, eller tilpas spillet til den oplyste.',
    check: classIsRight,
  },
  {
    ...{ id: 'GEN-SYM-01', jurisdiction: 'general', severity: 'block', field: 'symbols', source: 'AGCO 2.15 P; K' },
    explanation: 'Et spil skal have mindst seks symboler, der betaler, og hvert af dem skal være på et hjul.',
    cure: 'Tilføj symboler, og læg dem på hjulene.',
    check: symbolsAreSound,
  },
  {
    ...{ id: 'GEN-PAY-01', jurisdiction: 'general', severity: 'warn', field: 'paytable', source: 'K' },
    explanation: 'Flere ens må ikke betale mindre end færre.',
    cure: 'Ret gevinsttabellen, så den stiger.',
    check: paysRise,
  },
  {
    ...{ id: 'GEN-BET-01', jurisdiction: 'general', severity: 'block', field: 'config.betLevels', source: 'P' },
    explanation: 'Indsatser skal stå i orden, ligge inden for grænserne og kunne deles i hele mønter.',
    cure: 'Ret listen af indsatser.',
    check: betsAreWhole,
  },
  {
    ...{
      id: 'GEN-ADP-01',
      jurisdiction: 'general',
      severity: 'block',
      field: 'facts.readsHistory',
      source: 'AGCO 12 P',
    },
    explanation: 'Et spil må ikke afhænge af saldo, historik eller tidligere tilbagebetaling.',
    cure: 'Lad udfaldet afhænge af tilfældet alene.',
    check: fact('readsHistory', false),
  },
  {
    ...{ id: 'GEN-NEAR-01', jurisdiction: 'general', severity: 'block', field: 'facts.shownFromStops', source: 'P' },
    explanation: 'Det viste skal følge af de trukne stop alene; kunstige næsten-gevinster er ikke tilladt.',
    cure: 'Vis de hjul, der er trukket.',
    check: fact('shownFromStops', true),
  },
  {
    ...{ id: 'GEN-DEMO-01', jurisdiction: 'general', severity: 'block', field: 'facts.demoSameMaths', source: 'P' },
    explanation: 'Demospil skal bruge de samme hjul, gevinster og tilfældigheder.',
    cure: 'Lad demo og rigtigt spil bruge samme definition.',
    check: fact('demoSameMaths', true),
  },
  {
    ...{ id: 'GEN-AUTO-01', jurisdiction: 'general', severity: 'block', field: 'config.autoSpinOptions', source: 'S' },
    explanation: 'Autospil skal bekræftes, være på højst 100 runder, have tabsgrænse og altid kunne stoppes.',
    cure: 'Begræns autospil, og kræv en tabsgrænse.',
    check: all(
      autoplayIsShort,
      fact('autoplayConfirmed', true),
      fact('autoplayLossLimit', true),
      fact('autoplayWinLimit', true),
      fact('autoplayStop', true),
    ),
  },
  {
    ...{ id: 'GEN-BUY-01', jurisdiction: 'general', severity: 'block', field: 'modes', source: 'Stake Engine S' },
    explanation: 'En spilform til over det dobbelte af indsatsen skal bekræftes med sin pris.',
    cure: 'Spørg spilleren, før bonussen købes.',
    check: dearModesAreConfirmed,
  },
  {
    ...{ id: 'GEN-MIN-01', jurisdiction: 'general', severity: 'warn', field: 'name', source: 'AGCO S' },
    explanation: 'Navn og tema må ikke tiltrække børn eller bruge andres varemærker.',
    cure: 'Vælg et andet navn eller tema.',
    check: namesAreClean,
  },
  {
    ...{ id: 'GEN-INT-01', jurisdiction: 'general', severity: 'block', field: 'facts.interruptedSettles', source: 'P' },
    explanation: 'En afbrudt runde skal genoptages eller afgøres.',
    cure: 'Afgør afbrudte runder på serveren.',
    check: fact('interruptedSettles', true),
  },
]

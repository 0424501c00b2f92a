import { figures } from '../figures.ts'
import type { Cell, Draft, Figure, Row, Section } from '../layout.ts'

/** The figures that stand for the whole game. Each says itself how sure it is. */
export function keyFigures(draft: Draft): Section {
  const { texts } = draft
  const rows = [...returnRows(draft), ...winRows(draft), ...spreadRows(draft), ...greatestRows(draft)]
  return {
    title: texts.keyFigures,
    tables: [
      {
        keys: 1,
        columns: [{ name: texts.figure }, { name: texts.value }, { name: texts.basis, isBasis: true }],
        rows: rows.map(([name, cell, basis]): Row => ({ cells: [name, cell, basis ?? basisOf(draft, cell)] })),
      },
    ],
  }
}

type Line = readonly [name: string, cell: Cell, basis?: string]

const basisOf = ({ texts }: Draft, cell: Cell): string => texts.bases[typeof cell === 'string' ? 'given' : cell.basis]

function returnRows(draft: Draft): Line[] {
  const { texts, detail } = draft
  const { sheet, errors, longRun } = detail
  const make = figures(draft, sheet.method)
  const isCapped = Math.abs(sheet.uncappedRtp - sheet.rtp) > 1e-9
  return [
    [texts.rtp, make.share(sheet.rtp, errors?.rtp)],
    ...boundRows(draft),
    ...(isCapped ? [beforeCap(draft)] : []),
    [texts.houseEdge, make.share(longRun.houseEdge, errors?.rtp)],
    ...(sheet.jackpotContribution > 0
      ? [[texts.jackpotContribution, figures(draft, 'given').share(sheet.jackpotContribution)] as const]
      : []),
  ]
}

/** It may be exact where the return is sampled. */
function beforeCap(draft: Draft): Line {
  const { sheet, errors } = draft.detail
  const isExact = sheet.method === 'exact' || sheet.uncappedIs === 'exact'
  const figure = isExact
    ? figures(draft, 'exact').share(sheet.uncappedRtp)
    : figures(draft, 'simulated').share(sheet.uncappedRtp, errors?.rtp)
  return [draft.texts.rtpBeforeCap, figure]
}

/** Where the game is sampled: what holds however rare its greatest wins are. */
function boundRows({ detail, texts, numbers }: Draft): Line[] {
  const { sheet } = detail
  if (sheet.method === 'exact' || sheet.bounds === undefined) return []
  const { low, high } = sheet.bounds.rtp
  return [[texts.rtpBounds, `${numbers.percent(low)} – ${numbers.percent(high)}`, texts.bases.simulated]]
}

function winRows(draft: Draft): Line[] {
  const { texts, detail } = draft
  const { sheet, errors, wins } = detail
  const make = figures(draft, wins.method)
  const median = (estimate: typeof wins.median): Figure => make.rough(estimate.value, 'bets', estimate.standardError)
  return [
    [texts.hitFrequency, figures(draft, sheet.method).share(sheet.hitFrequency, errors?.hitFrequency)],
    [texts.aboveBet, make.share(wins.aboveBet.chance, wins.aboveBet.standardError)],
    [texts.median, median(wins.median)],
    [texts.medianOfWins, median(wins.medianOfWins)],
  ]
}

/** Skewness and kurtosis hang on the rarest wins, so a sample says little about them. */
function spreadRows(draft: Draft): Line[] {
  const { texts, detail } = draft
  const { sheet, errors, wins } = detail
  const make = figures(draft, sheet.method)
  return [
    [texts.sigma, make.decimal(sheet.standardDeviation, 'bets', 4, errors?.standardDeviation)],
    [texts.volatilityIndex, make.decimal(sheet.volatilityIndex, 'bets', 4, errors?.volatilityIndex)],
    [texts.volatilityClass, texts.volatilityClasses[sheet.volatilityClass]],
    ...(wins.method === 'exact'
      ? ([
          [texts.skewness, make.decimal(wins.skewness, 'number', 2)],
          [texts.kurtosis, make.decimal(wins.excessKurtosis, 'number', 1)],
        ] as const)
      : []),
  ]
}

function greatestRows(draft: Draft): Line[] {
  const { texts, detail } = draft
  const { maxWin, betCoins, method } = detail.sheet
  const make = figures(draft, method)
  const greatest = make.rough(maxWin.baseCoins / betCoins, 'bets')
  const cap: Line = [texts.capOdds, capFigure(draft)]
  if (detail.sheet.method === 'simulated') return [[texts.greatestSeen, greatest], cap]
  if (detail.sheet.base.reelSet === '') return [cap]
  const odds = withOdds(draft, make.chance(maxWin.baseProbability), maxWin.baseProbability)
  return [[texts.greatestSpin, greatest], [texts.greatestOdds, odds], cap]
}

const withOdds = ({ texts, numbers }: Draft, figure: Figure, chance: number): Figure =>
  chance > 0 ? { ...figure, text: `${figure.text} · ${texts.oneIn.toLowerCase()} ${numbers.odds(1 / chance)}` } : figure

/** Too unlikely to be told from never. */
const OUT_OF_SIGHT = 1e-30

function capFigure(draft: Draft): Figure {
  const { detail, texts, numbers } = draft
  const { capProbability: chance, capProbabilityIs } = detail.sheet.maxWin
  switch (capProbabilityIs) {
    case 'exact':
      return chance === 0
        ? { text: texts.never, value: 0, unit: 'share', basis: 'exact' }
        : withOdds(draft, figures(draft, 'exact').chance(chance), chance)
    case 'atMost': {
      const figure = figures(draft, 'bound').chance(chance)
      return { ...figure, text: chance < OUT_OF_SIGHT ? `< ${numbers.chance(OUT_OF_SIGHT)}` : `≤ ${figure.text}` }
    }
    case 'simulated':
      return withOdds(draft, figures(draft, 'simulated').chance(chance, detail.errors?.capProbability), chance)
  }
}

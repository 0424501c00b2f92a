import type { WinBand } from '../../win-figures.ts'
import { basisText, figures } from '../figures.ts'
import type { Draft, Row, Section } from '../layout.ts'

/** `1 – 2`, `under 1`, `none`, `1,000 and more`; where a round pays no more than the band's least, that. */
export function bandName({ texts, numbers, detail }: Draft, { from, to }: WinBand): string {
  const { maxWin, betCoins } = detail.sheet
  if (to === 0) return texts.noWin
  if (from === 0) return texts.underBet
  if (from >= maxWin.capCoins / betCoins) return numbers.whole(from)
  return to === null ? `${numbers.whole(from)} ${texts.andMore}` : `${numbers.whole(from)} – ${numbers.whole(to)}`
}

export function winsSection(draft: Draft): Section {
  const { texts, numbers, detail } = draft
  const { wins } = detail
  const make = figures(draft, wins.method)
  const basis = basisText(draft, wins.method, wins.rounds)
  const { betCoins } = detail.sheet
  const { capCoins } = detail.sheet.maxWin
  const coinsOf = (bets: number): number => Math.ceil(bets * betCoins - 1e-9)
  const upTo = ({ from, to }: WinBand): number =>
    to === null || from * betCoins >= capCoins ? capCoins : Math.max(0, coinsOf(to) - 1)
  const shown = (chance: number, fromCoins: number, toCoins: number): Pick<Row, 'rounds'> =>
    chance > 0 ? { rounds: { type: 'win', fromCoins, toCoins } } : {}
  const bands = wins.bands.map(
    (band): Row => ({
      ...shown(band.chance, band.to === 0 ? 0 : Math.max(1, coinsOf(band.from)), upTo(band)),
      cells: [
        bandName(draft, band),
        make.chance(band.chance, band.standardError),
        make.odds(band.chance, band.standardError),
        make.share(band.rtp, band.rtpError),
      ],
    }),
  )
  const tail = wins.atLeast.map(
    ({ bets, chance, standardError }): Row => ({
      ...shown(chance, coinsOf(bets), capCoins),
      cells: [numbers.whole(bets), make.chance(chance, standardError), make.odds(chance, standardError)],
    }),
  )
  const any: Row = {
    ...shown(wins.any.chance, 1, capCoins),
    cells: [
      '> 0',
      make.chance(wins.any.chance, wins.any.standardError),
      make.odds(wins.any.chance, wins.any.standardError),
    ],
  }
  const odds = { name: texts.oneIn, measure: `${texts.oneIn} … ${texts.rounds}` }
  return {
    title: texts.wins,
    note: texts.winsNote,
    chart: 'wins',
    tables: [
      {
        title: texts.bands,
        basis,
        keys: 1,
        half: true,
        columns: [{ name: texts.win }, { name: texts.chance }, odds, { name: texts.contribution }],
        rows: bands,
      },
      {
        title: texts.tail,
        basis,
        keys: 1,
        half: true,
        columns: [{ name: texts.atLeast }, { name: texts.chance }, odds],
        rows: [any, ...tail],
      },
    ],
  }
}

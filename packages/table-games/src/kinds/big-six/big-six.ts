import { entryOf, type Field, type Language, quote } from '@spilvaerk/slot-engine/shared'
import { BEST, type TableKind } from '../../core/kind.ts'
import { plainLaw } from '../../core/law.ts'
import type { BigSixDefinition } from '../../definition.gen.ts'
import { EVENTS, GRAMMAR } from './grammar.ts'
import { openingOf } from './opening.ts'
import { WORDS } from './words.ts'

export const bigSix: TableKind<BigSixDefinition> = {
  kind: 'bigSix',
  grammar: GRAMMAR,
  events: EVENTS,
  words: WORDS,
  names: ({ symbols }, language) => new Map(symbols.map(({ id, pays }) => [id, symbolName(id, pays, language)])),
  check,
  rules({ symbols, segments }) {
    const shown = segments.map((id) => symbols.findIndex((symbol) => symbol.id === id))
    return {
      spots: symbols.map(({ id }) => ({ id, group: 'symbol' })),
      play(table) {
        const segment = table.draw.below(segments.length)
        if (table.tells) table.tell({ type: 'wheelStopped', symbol: entryOf(segments, segment), segment })
        table.opening = segment
        const winner = entryOf(shown, segment)
        for (const { spot, coins } of table.bets)
          if (spot === winner) table.pay(spot, coins * (entryOf(symbols, spot).pays + 1))
        return undefined
      },
      strategies: [BEST],
      law(spot) {
        const ways = shown.filter((symbol) => symbol === spot).length
        return plainLaw(1, [
          [entryOf(symbols, spot).pays + 1, ways],
          [0, segments.length - ways],
        ])
      },
      opening: openingOf(symbols, shown),
    }
  },
}

/** A number is called by what it pays, which wheels differ in; a symbol that has no word, as the definition calls it. */
function symbolName(id: string, pays: number, language: Language): string {
  const { spots } = WORDS[language]
  const word = (Object.hasOwn(spots, id) ? spots[id] : undefined) ?? id
  return /^\d+$/.test(word) ? `${pays}` : word
}

/** Segments and symbols name each other. */
function check({ symbols, segments }: BigSixDefinition, root: Field): void {
  const ids = symbols.map(({ id }) => id)
  for (const [i, id] of segments.entries()) {
    const field = root.at('segments').item(i)
    if (!ids.includes(id)) field.refuse('not_allowed', `There is no symbol ${quote(id)}.${field.advice(id, ids)}`)
  }
  for (const [i, id] of ids.entries())
    if (!segments.includes(id))
      root
        .at('symbols')
        .item(i)
        .refuse('unreachable', `No segment shows ${quote(id)}: a bet on it could not win.`)
}

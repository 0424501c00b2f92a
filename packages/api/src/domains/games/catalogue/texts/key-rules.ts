import { KEY_RULES } from '@spilvaerk/messages'
import { type GameSummary, TEXT_LOCALES } from '@spilvaerk/schemas'

/** What can be said of the rules in a language that has fixed terms and no grammar. */
export function keyRulesOf(
  game: GameSummary,
  language: keyof typeof KEY_RULES,
  nameOf: (symbolId: string) => string,
): string[] {
  const says = KEY_RULES[language]
  const format = new Intl.NumberFormat(TEXT_LOCALES[language], { maximumFractionDigits: 1 })
  const number = (value: number): string => format.format(value)
  const percent = number(Math.round(game.rtp / 10) / 10)
  if (game.kind !== 'slot') return [says.mainReturns(percent)]
  const named = (type: 'wild' | 'scatter'): string[] =>
    game.symbols.filter((symbol) => symbol.type === type).map(({ id }) => says[type](nameOf(id)))
  return [
    says.choose,
    sizeOf(game, says, number),
    ...named('wild'),
    ...named('scatter'),
    ...(game.features.includes('freeSpins') ? [says.freeSpins] : []),
    says.cap(number(game.maxWinMultiplier)),
    says.returns(percent),
  ]
}

type Slot = Extract<GameSummary, { readonly kind: 'slot' }>
type Says = (typeof KEY_RULES)[keyof typeof KEY_RULES]

function sizeOf({ reels, paylines, wins }: Slot, says: Says, number: (value: number) => string): string {
  switch (wins) {
    case 'lines':
      return says.lines(number(reels), number(paylines))
    case 'ways':
      return says.ways(number(reels), number(paylines))
    case 'clusters':
    case 'anywhere':
    case 'straights':
    case 'shapes':
      return says.reels(number(reels))
  }
}

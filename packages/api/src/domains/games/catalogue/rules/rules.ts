import type { GameSummary, Volatility } from '@spilvaerk/schemas'
import type { Definition } from '@spilvaerk/slot-engine'
import { danish } from '../../../../platform/numbers/danish.ts'
import { gambleRules, jackpotRules, modeRules } from './bet-rules.ts'
import { featureRules } from './feature-rules.ts'
import { addedRules, symbolRules } from './symbol-rules.ts'
import { cascadeRules, reelRules, winRules } from './win-rules.ts'

const VOLATILITIES: { readonly [V in Volatility]: string } = {
  low: 'lav',
  medium: 'middel',
  high: 'høj',
  extreme: 'ekstrem',
}

/** The rules of a game in Danish, read off its definition. */
export function rulesOf(
  definition: Definition,
  { rtp, volatility }: Pick<GameSummary, 'rtp' | 'volatility'>,
): string[] {
  const { symbols, features = [], maxWin } = definition
  const percent = danish(Math.round(rtp / 10) / 10)
  const kinds = ['wild', 'mystery', 'scatter'] as const
  return [
    'Vælg en indsats, og tryk på SPIN.',
    ...winRules(definition),
    ...reelRules(definition),
    ...cascadeRules(definition),
    ...addedRules(definition),
    ...kinds.flatMap((kind) =>
      symbols.filter((symbol) => symbol.kind === kind).flatMap((symbol) => symbolRules(symbol, definition)),
    ),
    ...features.flatMap((feature) => featureRules(feature, definition)),
    ...jackpotRules(definition),
    ...gambleRules(definition),
    ...modeRules(definition),
    `En runde kan højst betale ${danish(maxWin)} gange indsatsen.`,
    `Spillet betaler i gennemsnit ${percent} % tilbage (RTP), og volatiliteten er ${VOLATILITIES[volatility]}.`,
  ]
}

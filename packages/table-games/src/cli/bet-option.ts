import { usage } from '@spilvaerk/slot-engine/command-line'
import type { TableDefinition } from '../definition.ts'
import type { PlacedBet } from '../play/bets.ts'
import { mainBet } from '../proof/main-bet.ts'

/** Options that say what lies on the table. */
export const BET_OPTION = {
  bet: {
    type: 'string',
    value: 'SPOT=COINS',
    help: 'coins on a spot; may be given several times; by default the least on the main spot',
    multiple: true,
  },
} as const

/** Whether the game takes them is for the game to say. */
export function betsOf(definition: TableDefinition, texts: readonly string[] | undefined): readonly PlacedBet[] {
  return texts === undefined ? mainBet(definition) : texts.map(betOf)
}

function betOf(text: string): PlacedBet {
  const [, spot, digits] = /^(.+)=(\d{1,15})$/.exec(text) ?? []
  if (spot === undefined) throw usage(`--bet must be SPOT=COINS, not ${JSON.stringify(text)}`)
  return { spot, coins: Number(digits) }
}

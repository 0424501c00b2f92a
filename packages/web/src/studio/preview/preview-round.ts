import type { SlotResult } from '@spilvaerk/schemas'
import { compile, createRng, type Game, spin } from '@spilvaerk/slot-engine'
import { PREVIEW_GAME } from './preview-game.ts'

let compiled: Game | undefined
const NO_GAME = { gameId: 0, definitionHash: '0'.repeat(64) }

/** A round of the preview game, played here: no server knows of it. */
export function previewRound({ bet, key }: { readonly bet: number; readonly key: string }): SlotResult {
  compiled ??= compile(PREVIEW_GAME)
  const round = spin(compiled, createRng(key))
  const { betCoins, totalCoins } = round
  return {
    kind: 'slot',
    ...NO_GAME,
    roundId: key,
    bet,
    cost: bet,
    totalWin: Math.round(((bet * totalCoins) / betCoins) * 1e6) / 1e6,
    betCoins,
    totalCoins,
    stake: 'demo',
    jackpotWin: 0,
    status: 'done',
    round,
    createdAt: new Date().toISOString(),
  }
}

import type { Field } from '@spilvaerk/slot-engine/shared'
import type { Chosen, Menu, Move } from '../core/menu.ts'

/** A move by its name; with coins where the player chooses how much. */
export type Choice = string | { readonly move: string; readonly coins: number }

/** @returns the move that a choice names, or `undefined` after it has noted why it is no legal one */
export function readChoice({ moves, asks }: Menu, field: Field): Chosen | undefined {
  const named = field.isRecord ? field.record(['move', 'coins']) : undefined
  const place = named?.move ?? field
  const name = place.oneOf(moves.map(({ move }) => move))
  const move = moves.find((one) => one.move === name)
  if (move === undefined) return undefined
  if (named === undefined) {
    if (move.upTo === undefined) return move
    return field.refuse('required', `Must say how many coins: "${move.move}" of ${asks} costs ${rangeOf(move)}.`)
  }
  return readCoins(move, named.coins)
}

function readCoins(move: Move, field: Field): Chosen | undefined {
  const { upTo = move.coins, step = 1 } = move
  const coins = field.integer({ min: move.coins, max: upTo })
  if (coins === undefined) return undefined
  if (coins % step !== 0) return field.refuse('mismatch', `Must be a multiple of ${step} coins, not ${coins}.`)
  return { move: move.move, coins }
}

const rangeOf = ({ coins, upTo = coins }: Move): string => `${coins} to ${upTo} coins`

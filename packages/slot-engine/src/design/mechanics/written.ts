import type { Definition } from '../../definition.ts'
import type { Brief, SpecialKind } from '../brief.ts'
import { SPECIALS } from '../specials.ts'
import type { CastSymbol } from '../symbols.ts'
import { unitOf } from './corrected.ts'
import { MECHANIC } from './mechanics.ts'
import { MECHANICS } from './names.ts'

/** By feature: what its prizes are multiplied by. */
export type Scales = Readonly<Record<string, number>>

/** The game with the mechanics of its brief. */
export function written(host: Definition, brief: Brief, scales: Scales): Definition {
  const unit = unitOf(host)
  return MECHANICS.filter((name) => brief.features?.[name]).reduce((game, name) => {
    const { write, prizes } = MECHANIC[name]
    const scale = (prizes && scales[prizes.feature]) ?? 1
    return write(game, {
      brief,
      coins: (bets) => Math.max(1, Math.round((bets * scale * game.betCoins) / unit)) * unit,
      special: (kind, own) => special(kind, own, brief),
    })
  }, host)
}

function special(kind: SpecialKind, { symbols }: Definition, { specialNames, specialEmojis }: Brief): CastSymbol {
  const { name, emojis } = SPECIALS[kind]
  let id: string = kind
  for (let n = 2; symbols.some((symbol) => symbol.id === id); n++) id = `${kind}-${n}`
  const wished: readonly (string | undefined)[] = [specialEmojis?.[kind], ...emojis]
  const emoji = wished.find((one) => one && symbols.every((symbol) => symbol.emoji !== one)) ?? emojis[0]
  return { id, name: specialNames?.[kind] ?? name, emoji }
}

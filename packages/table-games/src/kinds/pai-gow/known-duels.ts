import { canonicalJson } from '@spilvaerk/slot-engine/shared'
import type { PaiGowDefinition } from '../../definition.gen.ts'
import { Fraction } from '../../fraction.ts'
import type { Duel } from './law.ts'

/** The published house way of Foxwoods. */
export const FOXWOODS: PaiGowDefinition['houseWay'] = {
  twoPairs: [{ from: 'J' }, { from: '7', together: 'A' }, { from: '2', together: 'K' }],
  four: [{ from: 'J' }, { from: '7', together: 'K' }, { from: '2', together: '2' }],
}

type Setting = Pick<PaiGowDefinition, 'houseWay' | 'wheelSecond' | 'queenHighPushes'>

const keyOf = ({ houseWay, wheelSecond = false, queenHighPushes = false }: Setting): string =>
  canonicalJson({ houseWay, wheelSecond, queenHighPushes })

const duel = (wheelSecond: boolean, queenHighPushes: boolean, win: string, lose: string): readonly [string, Duel] => [
  keyOf({ houseWay: FOXWOODS, wheelSecond, queenHighPushes }),
  { win: Fraction.parse(win), lose: Fraction.parse(lose) },
]

/** What `PaiGowLaw` counts for the whole deck in half a minute, for the settings that games have: written down once. */
const DUELS: ReadonlyMap<string, Duel> = new Map([
  duel(true, false, '23100348319403/79331336838600', '626704355278913/2062614757803600'),
  duel(true, true, '3025571357099/10971355094700', '156569625569933/515653689450900'),
  duel(false, false, '1243503354589/4270423929200', '89529878384119/294659251114800'),
  duel(false, true, '189603493032207/687538252601200', '156570823922413/515653689450900'),
])

/** What comes of two hands set so, where it is known; fees are no part of it. */
export const knownDuel = (definition: Setting): Duel | undefined => DUELS.get(keyOf(definition))

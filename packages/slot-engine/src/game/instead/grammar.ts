import { CELLS, pays } from '../../vocabulary/common.ts'
import { LIMITS } from '../../vocabulary/limits.ts'
import { object, optional, table } from '../../vocabulary/shape.ts'
import { CASCADES } from '../cascades/grammar.ts'
import { RESPINS } from '../respins/grammar.ts'
import { WINS } from '../rules/wins.ts'
import { expandsField } from '../symbols/expanding/grammar.ts'
import { multiplierField } from '../symbols/multiplying/grammar.ts'

const OWN = 'as in the symbol'

const SYMBOL_PARTS = object('SymbolParts', 'What differs of a symbol; what is left out stays as it is.', {
  pays: optional(
    pays(CELLS),
    'Its pays: of a wild or a regular symbol by the win rule, of a scatter anywhere. `{}` for none.',
    OWN,
  ),
  scatterPays: optional(pays(CELLS), 'Of a wild, its coins by its number anywhere.', OWN),
  multiplier: { ...multiplierField, doc: 'Of a wild, what it multiplies by.', otherwise: OWN },
  expands: { ...expandsField, doc: 'Of a wild, whether it covers its whole reel.', otherwise: OWN },
})

/** Parts of the game that spins may have of their own. */
export const SPIN_PARTS = {
  symbols: optional(
    table({ kind: 'reference', to: 'symbol' }, SYMBOL_PARTS, {
      size: { min: 0, max: LIMITS.symbols, noun: 'symbols' },
    }),
    'By symbol what differs of it, such as other pays, or none.',
    'all as they are',
  ),
  wins: optional(WINS, 'How windows win.', 'as in the game'),
  cascades: optional(CASCADES, 'Winning symbols vanish, the rest fall, new ones follow.', 'as in the game'),
  respins: optional(RESPINS, 'Winning symbols stay and all others spin again.', 'as in the game'),
}

/** Of free spins. */
export const ownSpinsField = optional(
  object(
    'InsteadInSpins',
    'Parts of the game that free spins have of their own. They are played as in a game that has these parts instead.',
    SPIN_PARTS,
  ),
  'Parts of the game that these spins have of their own: pays, the win rule, cascades. Not the multiplier of a wild beside `keepsView`, `walking` or `kept`.',
  'none',
)

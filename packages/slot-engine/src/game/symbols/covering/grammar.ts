import { symbolWeights } from '../../../vocabulary/common.ts'
import { optional, ruled } from '../../../vocabulary/shape.ts'

/** Of free spins. */
export const expandingSymbolField = optional(
  ruled(symbolWeights('regular'), 'coversReelsOnce'),
  'One of these symbols, drawn by weight when the feature starts, covers every reel it lands on in a spin that shows it on enough reels to pay; it then pays on every line by the number of its reels, wherever they are.',
  'none',
)

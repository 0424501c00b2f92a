import { flag, optional } from '../../../vocabulary/shape.ts'

/** Of a wild. */
export const expandsField = optional(flag, 'Covers its whole reel when it comes into view.', 'false')

import { looks } from '@spilvaerk/messages/looks'
import { textsOf } from '../../lib/page-language.ts'
import type { Axis } from './look-axes.ts'

/** A word of an axis as one says it; a face of lettering is called by its own name. */
export function wordLabel(axis: Axis, word: string): string {
  if (axis === 'face') return word.replace(' Variable', '')
  // Every word of each axis has its text: the test of this file asks for them all.
  const key = `words.${axis}.${word}` as 'words.place.fjord'
  return textsOf(looks)(key)
}

import type { Definition } from '@spilvaerk/slot-engine'
import type { Entry } from '../entry.ts'

/** A game whose numbers a person set, since the designer does not know its kind. */
export type Handmade = Pick<Entry, 'slug' | 'name' | 'description' | 'theme' | 'category' | 'featured' | 'palette'> & {
  readonly definition: Definition
}

import type { Definition } from '@spilvaerk/slot-engine'
import type { Handmade } from '../handmade/handmade.ts'

type Face = Omit<Handmade, 'definition'>
type Maths = Omit<Definition, 'definitionVersion' | 'id' | 'name' | 'description' | 'theme'>

/** A game whose mechanics a person set and whose pays are tuned to an RTP. */
export interface Made extends Handmade {
  /** In percent. */
  readonly rtp: number
  /** Where the sheet has to be simulated. */
  readonly rounds?: Rounds
}

export interface Rounds {
  /** By which the pays are found. */
  readonly tuned: number
  /** On other draws, for the sheet: enough for a 99 % interval of ±0.1 points. */
  readonly proved: number
}

export function made(face: Face, rtp: number, maths: Maths, rounds?: Rounds): Made {
  const { slug: id, name, description, theme } = face
  const definition: Definition = { definitionVersion: 1, id, name, description, theme, ...maths }
  return { ...face, rtp, definition, ...(rounds && { rounds }) }
}

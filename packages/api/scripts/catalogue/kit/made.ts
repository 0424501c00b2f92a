import type { Definition } from '@spilvaerk/slot-engine'
import type { Handmade } from '../handmade/handmade.ts'

type Face = Omit<Handmade, 'definition'>
type Maths = Omit<Definition, 'definitionVersion' | 'id' | 'name' | 'description' | 'theme'>

/** A game whose mechanics a person set and whose pays are tuned to an RTP. */
export interface Made extends Handmade {
  /** In percent. */
  readonly rtp: number
  /** Rounds for the sheet, where it has to be simulated. */
  readonly spins?: number
}

export function made(face: Face, rtp: number, maths: Maths, spins?: number): Made {
  const { slug: id, name, description, theme } = face
  const definition: Definition = { definitionVersion: 1, id, name, description, theme, ...maths }
  return { ...face, rtp, definition, ...(spins !== undefined && { spins }) }
}

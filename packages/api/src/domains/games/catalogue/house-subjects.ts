import { tileSubjectOf } from '../../../platform/tiles/tile-subject.ts'
import { identify } from './definitions.ts'
import { faceOf } from './face.ts'
import { CONFIG, readSeeds } from './seed.ts'
import { readTableSeeds } from './seed-tables.ts'

interface HouseSubject {
  readonly kind: string
  readonly subject: object
  /** As the definition has them. */
  readonly symbols: readonly object[]
}

/** What the pictures of the house's games follow from, before there is a database: the build paints them. */
export async function houseSubjects(folder: string): Promise<readonly HouseSubject[]> {
  const slots = (await readSeeds(folder)).map((seed) => ({ ...seed, ...faceOf(seed.definition) }))
  const tables = (await readTableSeeds(folder)).map((seed) => ({ ...seed, kind: seed.definition.kind }))
  return [...slots, ...tables].map((seed) => ({
    kind: seed.kind,
    symbols: 'symbols' in seed.definition ? seed.definition.symbols : [],
    subject: tileSubjectOf({ ...seed, ...identify(seed.definition), config: CONFIG }),
  }))
}

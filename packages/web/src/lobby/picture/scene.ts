import type { LandKind } from './land.ts'

export type PatternKind =
  | 'rays'
  | 'rings'
  | 'stars'
  | 'scales'
  | 'diamonds'
  | 'dots'
  | 'stripes'
  | 'chevrons'
  | 'leaves'
  | 'aurora'
  | 'bubbles'

export type Scene = {
  readonly lands: readonly [LandKind, ...LandKind[]]
  readonly patterns: readonly [PatternKind, ...PatternKind[]]
}

const SCENES = {
  desert: { lands: ['dunes', 'dunes', 'mesas'], patterns: ['rays', 'chevrons', 'rings'] },
  sea: { lands: ['sea', 'sea', 'clouds'], patterns: ['scales', 'rays', 'stars'] },
  deep: { lands: ['hills', 'sea'], patterns: ['bubbles', 'scales', 'aurora'] },
  orchard: { lands: ['hills', 'stage'], patterns: ['dots', 'rays', 'diamonds'] },
  sweets: { lands: ['clouds', 'hills'], patterns: ['stripes', 'dots', 'rings'] },
  north: { lands: ['peaks', 'forest', 'sea'], patterns: ['aurora', 'stars', 'chevrons'] },
  space: { lands: ['planet', 'planet', 'peaks'], patterns: ['stars', 'rings', 'aurora'] },
  prairie: { lands: ['mesas', 'hills'], patterns: ['rays', 'diamonds', 'stars'] },
  wood: { lands: ['forest', 'hills', 'peaks'], patterns: ['leaves', 'stars', 'aurora'] },
  east: { lands: ['clouds', 'peaks', 'sea'], patterns: ['scales', 'rays', 'rings'] },
  town: { lands: ['city', 'city', 'stage'], patterns: ['rays', 'stars', 'diamonds'] },
  kingdom: { lands: ['hills', 'peaks', 'city'], patterns: ['rays', 'diamonds', 'stars', 'dots'] },
  stage: { lands: ['stage'], patterns: ['rays', 'diamonds', 'stripes', 'stars'] },
} satisfies Record<string, Scene>

/** Words in a theme's key that say where the picture is set; the first that fits decides. */
const PLACES: readonly (readonly [RegExp, keyof typeof SCENES])[] = [
  [/egypt|desert|arab|sahara|aztec|maya|inca|tempel/, 'desert'],
  [/pirat|viking|ship|island|harbou?r|sail/, 'sea'],
  [/ocean|sea|deep|fish|mermaid|hav|dyb|atlantis/, 'deep'],
  [/fruit|frugt|farm|garden|orchard|market/, 'orchard'],
  [/sweet|candy|cake|slik|bakery|dessert/, 'sweets'],
  [/norse|nordic|winter|ice|snow|arctic|troll|holiday|christmas|jul/, 'north'],
  [/space|cosm|galax|alien|planet|moon|robot|rum/, 'space'],
  [/west|cowboy|prairie|wild|ranch|mine|gold|savann|africa/, 'prairie'],
  [/jungle|forest|wood|magic|fantasy|fairy|eventyr|nature|bird|animal|skov|elf|dragon/, 'wood'],
  [/asia|china|japan|fortune|orient|samurai|panda|lotus/, 'east'],
  [/adventure|castle|knight|royal|king|queen/, 'kingdom'],
  [/city|cyber|rock|music|neon|detective|noir|copenhagen|tivoli|retro|disco/, 'town'],
]

export function sceneOf(theme: string): Scene {
  const place = PLACES.find(([words]) => words.test(theme.toLowerCase()))
  return SCENES[place?.[1] ?? 'stage']
}

/** The words of the grammar of looks: what each axis can be. */
export const PLACES = [
  'fjord',
  'deepSea',
  'fairground',
  'desert',
  'jungle',
  'forest',
  'orchard',
  'castle',
  'city',
  'space',
  'ice',
  'sweets',
  'harbour',
  'western',
  'salon',
  'stage',
  'jadeGarden',
  'savannah',
  'volcano',
  'clouds',
  'village',
  'mine',
  'library',
  'temple',
] as const
export const HOURS = ['dawn', 'day', 'dusk', 'night'] as const
export const WEATHERS = ['clear', 'mist', 'snow', 'rain', 'embers', 'aurora', 'blossom', 'stars'] as const
export const CABINETS = [
  'stave',
  'reef',
  'canopy',
  'blocks',
  'boughs',
  'iron',
  'castle',
  'hull',
  'theatre',
  'brass',
] as const
export const MATERIALS = [
  'oak',
  'walnut',
  'pine',
  'birch',
  'ebony',
  'granite',
  'sandstone',
  'slate',
  'marble',
  'coral',
  'red',
  'blue',
  'green',
  'cream',
  'plum',
  'petrol',
  'ice',
  'leather',
  'brick',
  'icing',
  'bamboo',
  'plating',
] as const
export const METALS = ['gold', 'iron', 'bronze', 'verdigris', 'silver', 'copper', 'black', 'rose'] as const
export const ORNAMENTS = [
  'braid',
  'meander',
  'scallops',
  'scrolls',
  'lotus',
  'bunting',
  'leaves',
  'circuit',
  'stars',
  'rope',
  'rivets',
  'bulbs',
] as const
export const FRAMES = [
  'square',
  'rosette',
  'scallop',
  'shield',
  'cartouche',
  'hexagon',
  'leaf',
  'ticket',
  'porthole',
  'arch',
] as const
export const TOKENS = [
  'runestone',
  'seaGlass',
  'enamel',
  'waxSeal',
  'leaf',
  'card',
  'gem',
  'biscuit',
  'coin',
  'tile',
] as const
export const FACES = [
  'Uncial Antiqua',
  'Metamorphous',
  'Cinzel Decorative',
  'Almendra SC',
  'Limelight',
  'Smokum',
  'Orbitron',
  'Oleo Script',
  'Pirata One',
  'Audiowide',
  'Chango',
  'Bungee',
  'Berkshire Swash',
  'Bricolage Grotesque Variable',
] as const
/** What a high symbol's drawing is made into: left in its colours, or cast in the metal, or carved in the material. */
export const CASTS = ['lit', 'metal', 'carved'] as const

/** How particles in the air and lights of the machine move. */
export const MOTIONS = ['calm', 'drift', 'lively'] as const
/** What is opened, climbed and held in the bonus games. */
export const PROPS = [
  'shields',
  'clams',
  'balloons',
  'chests',
  'jars',
  'lanterns',
  'eggs',
  'stones',
  'parcels',
  'capsules',
] as const
/** Who plays the music. */
export const BANDS = [
  'north',
  'sea',
  'fair',
  'nile',
  'jungle',
  'wood',
  'farm',
  'court',
  'city',
  'space',
  'salon',
  'saloon',
] as const

export type Place = (typeof PLACES)[number]
export type Hour = (typeof HOURS)[number]
export type Weather = (typeof WEATHERS)[number]
export type CabinetKind = (typeof CABINETS)[number]
export type MaterialName = (typeof MATERIALS)[number]
export type MetalName = (typeof METALS)[number]
export type Ornament = (typeof ORNAMENTS)[number]
export type FrameName = (typeof FRAMES)[number]
export type TokenName = (typeof TOKENS)[number]
export type TitleFace = (typeof FACES)[number]
export type Cast = (typeof CASTS)[number]
export type Motion = (typeof MOTIONS)[number]
export type PropKind = (typeof PROPS)[number]
export type BandName = (typeof BANDS)[number]

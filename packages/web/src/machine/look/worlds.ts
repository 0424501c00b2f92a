import type { GameLook } from './vocabulary.ts'

type Fits<Axis extends keyof GameLook> = readonly [GameLook[Axis], ...GameLook[Axis][]]

/** What fits a theme on each axis, best first. */
export type World = { readonly [Axis in Exclude<keyof GameLook, 'seed'>]: Fits<Axis> }

/** Written short: words of an axis, parted by spaces; a face's own spaces as `_`. */
type Brief = Readonly<Record<Exclude<keyof GameLook, 'seed'>, string>>

const world = (brief: Brief): World =>
  // The words are checked against the vocabulary in worlds.test.ts.
  Object.fromEntries(
    Object.entries(brief).map(([axis, words]) => [axis, words.split(' ').map((word) => word.replaceAll('_', ' '))]),
  ) as unknown as World

const NORTH = world({
  place: 'fjord ice forest village',
  hour: 'dusk night day dawn',
  weather: 'aurora clear snow mist',
  cabinet: 'stave castle boughs',
  material: 'oak pine slate walnut',
  metal: 'gold iron bronze silver',
  ornament: 'braid rope rivets',
  frame: 'square shield hexagon',
  token: 'runestone coin tile',
  face: 'Uncial_Antiqua Metamorphous Almendra_SC',
  cast: 'carved metal lit',
})
const SEA = world({
  place: 'deepSea harbour',
  hour: 'day dusk night',
  weather: 'clear mist stars',
  cabinet: 'reef hull iron',
  material: 'slate coral petrol granite',
  metal: 'verdigris bronze silver',
  ornament: 'scallops rope rivets',
  frame: 'porthole scallop rosette',
  token: 'seaGlass coin gem',
  face: 'Cinzel_Decorative Almendra_SC Berkshire_Swash',
  cast: 'lit metal',
})
const FAIR = world({
  place: 'fairground city stage',
  hour: 'dusk night',
  weather: 'stars clear',
  cabinet: 'canopy theatre brass',
  material: 'red petrol plum cream',
  metal: 'gold copper bronze',
  ornament: 'bulbs bunting scrolls',
  frame: 'ticket rosette scallop',
  token: 'enamel card coin',
  face: 'Limelight Chango Oleo_Script',
  cast: 'lit',
})
const NILE = world({
  place: 'desert temple',
  hour: 'dusk day dawn night',
  weather: 'clear stars',
  cabinet: 'blocks castle theatre',
  material: 'sandstone granite marble',
  metal: 'gold bronze copper',
  ornament: 'lotus meander scrolls',
  frame: 'cartouche arch square',
  token: 'tile coin gem',
  face: 'Cinzel_Decorative Almendra_SC Metamorphous',
  cast: 'metal lit carved',
})
const JUNGLE = world({
  place: 'jungle temple',
  hour: 'day dawn dusk',
  weather: 'mist clear rain',
  cabinet: 'blocks boughs',
  material: 'granite bamboo slate walnut',
  metal: 'gold bronze verdigris',
  ornament: 'leaves meander rope',
  frame: 'hexagon square leaf',
  token: 'runestone leaf tile',
  face: 'Metamorphous Almendra_SC Bungee',
  cast: 'lit carved metal',
})
const WOOD = world({
  place: 'forest village clouds',
  hour: 'night dusk dawn day',
  weather: 'stars mist embers clear',
  cabinet: 'boughs stave reef castle',
  material: 'walnut oak birch ebony',
  metal: 'bronze gold silver copper',
  ornament: 'leaves stars braid',
  frame: 'leaf shield arch',
  token: 'leaf gem runestone',
  face: 'Almendra_SC Uncial_Antiqua Metamorphous',
  cast: 'lit carved',
})
const FARM = world({
  place: 'orchard village',
  hour: 'day dawn dusk',
  weather: 'clear blossom mist rain',
  cabinet: 'boughs canopy brass stave',
  material: 'pine birch red cream green',
  metal: 'copper bronze gold black',
  ornament: 'leaves rope bunting',
  frame: 'leaf square arch',
  token: 'leaf waxSeal tile',
  face: 'Oleo_Script Chango Berkshire_Swash',
  cast: 'lit',
})
const KINGDOM = world({
  place: 'castle library village clouds',
  hour: 'dusk day night',
  weather: 'clear stars mist',
  cabinet: 'castle theatre blocks',
  material: 'granite marble red blue oak',
  metal: 'gold silver bronze',
  ornament: 'scrolls stars braid',
  frame: 'shield arch cartouche',
  token: 'waxSeal coin gem',
  face: 'Almendra_SC Uncial_Antiqua Cinzel_Decorative',
  cast: 'metal lit carved',
})
const TOWN = world({
  place: 'city stage',
  hour: 'night dusk',
  weather: 'clear rain stars',
  cabinet: 'iron theatre hull',
  material: 'plating ebony plum petrol',
  metal: 'silver black copper rose',
  ornament: 'circuit bulbs rivets',
  frame: 'hexagon ticket square',
  token: 'card enamel tile',
  face: 'Audiowide Bungee Limelight',
  cast: 'lit metal',
})
const SPACE = world({
  place: 'space',
  hour: 'night dusk dawn',
  weather: 'stars clear aurora',
  cabinet: 'hull iron',
  material: 'plating ebony petrol blue',
  metal: 'silver copper black',
  ornament: 'circuit rivets stars',
  frame: 'hexagon porthole',
  token: 'gem tile coin',
  face: 'Orbitron Audiowide',
  cast: 'lit metal',
})
const WINTER = world({
  place: 'ice forest village',
  hour: 'night day dusk dawn',
  weather: 'snow aurora clear',
  cabinet: 'boughs castle blocks stave',
  material: 'ice birch red green',
  metal: 'silver gold copper',
  ornament: 'stars scallops leaves',
  frame: 'rosette arch square',
  token: 'biscuit gem enamel',
  face: 'Berkshire_Swash Almendra_SC Oleo_Script',
  cast: 'lit metal',
})
const SWEETS = world({
  place: 'sweets village',
  hour: 'day dawn dusk',
  weather: 'clear blossom',
  cabinet: 'canopy brass theatre',
  material: 'icing cream plum red',
  metal: 'rose gold copper',
  ornament: 'scallops bunting stars',
  frame: 'scallop rosette ticket',
  token: 'biscuit gem enamel',
  face: 'Chango Oleo_Script Berkshire_Swash',
  cast: 'lit',
})
const PIRATE = world({
  place: 'harbour deepSea',
  hour: 'dusk night dawn day',
  weather: 'clear mist stars rain',
  cabinet: 'hull stave reef iron',
  material: 'walnut oak ebony leather',
  metal: 'gold iron bronze black',
  ornament: 'rope rivets braid',
  frame: 'porthole shield square',
  token: 'coin waxSeal runestone',
  face: 'Pirata_One Uncial_Antiqua Berkshire_Swash',
  cast: 'metal lit carved',
})
const WEST = world({
  place: 'western mine',
  hour: 'dusk day night',
  weather: 'clear embers stars',
  cabinet: 'iron stave brass',
  material: 'pine walnut leather brick',
  metal: 'copper iron bronze silver',
  ornament: 'rivets rope stars',
  frame: 'ticket square shield',
  token: 'card coin waxSeal',
  face: 'Smokum Limelight',
  cast: 'metal carved lit',
})
const EAST = world({
  place: 'jadeGarden clouds',
  hour: 'dawn dusk day night',
  weather: 'blossom mist clear',
  cabinet: 'theatre blocks boughs',
  material: 'red ebony bamboo green',
  metal: 'gold bronze verdigris',
  ornament: 'meander lotus scrolls',
  frame: 'cartouche rosette porthole',
  token: 'tile coin gem',
  face: 'Berkshire_Swash Cinzel_Decorative Almendra_SC',
  cast: 'metal lit',
})
const MYTH = world({
  place: 'temple clouds volcano',
  hour: 'dusk day dawn',
  weather: 'clear stars embers',
  cabinet: 'blocks theatre castle',
  material: 'marble granite blue',
  metal: 'gold bronze silver',
  ornament: 'meander scrolls stars',
  frame: 'arch cartouche shield',
  token: 'coin gem tile',
  face: 'Cinzel_Decorative Metamorphous Almendra_SC',
  cast: 'metal lit carved',
})
const SAVANNAH = world({
  place: 'savannah',
  hour: 'dusk dawn day',
  weather: 'clear mist rain',
  cabinet: 'blocks boughs stave',
  material: 'sandstone leather walnut bamboo',
  metal: 'copper bronze gold',
  ornament: 'meander rope leaves',
  frame: 'hexagon shield leaf',
  token: 'runestone leaf tile',
  face: 'Metamorphous Bungee Chango',
  cast: 'lit carved',
})
const STUDY = world({
  place: 'library salon',
  hour: 'night dusk',
  weather: 'clear embers',
  cabinet: 'brass theatre iron',
  material: 'walnut leather green ebony',
  metal: 'bronze copper gold',
  ornament: 'scrolls rivets stars',
  frame: 'cartouche porthole square',
  token: 'waxSeal card coin',
  face: 'Limelight Berkshire_Swash Almendra_SC',
  cast: 'lit metal',
})
const MINE = world({
  place: 'mine volcano',
  hour: 'dusk night',
  weather: 'embers clear',
  cabinet: 'iron castle blocks',
  material: 'slate granite oak',
  metal: 'gold copper iron',
  ornament: 'rivets rope stars',
  frame: 'hexagon shield square',
  token: 'gem coin runestone',
  face: 'Smokum Metamorphous Uncial_Antiqua',
  cast: 'metal lit carved',
})
const MUSIC = world({
  place: 'stage city',
  hour: 'night dusk',
  weather: 'stars clear',
  cabinet: 'hull iron theatre',
  material: 'ebony plating plum red',
  metal: 'silver gold rose black',
  ornament: 'bulbs stars rivets',
  frame: 'ticket hexagon rosette',
  token: 'card enamel coin',
  face: 'Bungee Audiowide Limelight',
  cast: 'lit metal',
})
/** Where nothing says more: a salon with a machine of the trade. */
export const SALON = world({
  place: 'salon fairground stage',
  hour: 'night dusk',
  weather: 'clear stars',
  cabinet: 'brass canopy theatre',
  material: 'red petrol plum ebony green',
  metal: 'gold copper silver',
  ornament: 'bulbs scrolls stars',
  frame: 'rosette square cartouche',
  token: 'enamel card coin',
  face: 'Limelight Bricolage_Grotesque_Variable Oleo_Script',
  cast: 'lit metal',
})

/** Words in a theme, in Danish and English; the first that fits decides. */
export const WORLDS: readonly (readonly [RegExp, World])[] = [
  [/pirat|smugl|harbou?r|havn|sail|boat/, PIRATE],
  [/christmas|jul|winter|vinter|snow|sne|arctic|newyear|nytår/, WINTER],
  [/viking|nord|norse|troll|isbr/, NORTH],
  [/egypt|arab|desert|sahara|ørken/, NILE],
  [/aztec|maya|inca|jungle|dinosaur/, JUNGLE],
  [/ocean|sea\b|deep|fish|fisk|mermaid|\bhav|dyb|atlantis/, SEA],
  [/tivoli|circus|cirkus|fair|carnival|toys|legetøj|football|sport|racing|gaming/, FAIR],
  [/sweet|candy|cake|slik|baker|bageri|dessert|food|mad\b/, SWEETS],
  [/space|cosm|galax|alien|planet|rum\b|rummet|science|robot/, SPACE],
  [/west|cowboy|prairie|ranch|trains?\b/, WEST],
  [/mine|gems|ædelsten|gold|guld/, MINE],
  [/asia|china|japan|samurai|panda|orient|jade|zodiac/, EAST],
  [/greek|roman|myth|heroes|olymp|phoenix/, MYTH],
  [/safari|savann|lion|løve|animals|dyr/, SAVANNAH],
  [/rock|music|musik|disco|disko|cinema|film/, MUSIC],
  [/cyber|neon|city|by\b|detective|noir|steampunk/, TOWN],
  [/magic|magi|book|bog|alchem|wizard|trold/, STUDY],
  [/knight|castle|royal|king|queen|dragon|drage|ridder|adventure|eventyr|luxury|love|irish/, KINGDOM],
  [/forest|skov|wood|fantasy|fairy|halloween|insect|cats|katte|elf/, WOOD],
  [/fruit|frugt|farm|garden|have|orchard|nature|natur|summer|sommer|birds|fugle|dogs|hunde|holiday|spring/, FARM],
]

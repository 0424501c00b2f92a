// How far apart the pictures of composed games are: `node packages/web/scripts/distinct-tiles.ts [games]`, after a build.
// Draws their tiles as the server does, and compares them field by field in CIE Lab, and by their edges.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Canvas, createCanvas, GlobalFonts, ImageData, loadImage } from '@napi-rs/canvas'
import { compose } from '../../api/src/domains/studio/composer/compose.ts'
import { chooseLook } from '../src/machine/look/choose.ts'

const GAMES = Number(process.argv[2] ?? 300)
const [ACROSS, DOWN] = [16, 20]
/** Games of a page of the lobby that are seen at once. */
const NEIGHBOURS = 12

const SUBJECTS =
  'vikinger,tivoli,Egypten,junglen,havet,rummet,en bager,jul,drager,det vilde vesten,Japan,en bondegård,rock,pirater,frugt,magi,riddere,slik,vinter,safari,fiskeri,detektiver,Grækenland,diamanter,biler,katte,haver,vulkaner,skovens trolde,byens lys,penguins on ice,a haunted library,robots,a candy factory,old trains,the moon,bees and honey,a circus,jazz,ninjas'.split(
    ',',
  )
const MANNERS = [
  '',
  'om natten',
  'i gamle dage',
  'med mange frispin',
  'golden',
  'in the snow',
  'for begyndere',
  'at dawn',
]

const root = join(import.meta.dirname, '..')
Object.assign(globalThis, {
  OffscreenCanvas: function make(width: number, height: number): Canvas {
    return createCanvas(width, height)
  },
  ImageData,
})
const { faces, drawTile } = await import(join(root, 'dist-server/tiles.js'))
for (const [name, address] of Object.entries(faces))
  GlobalFonts.registerFromPath(join(root, 'dist', String(address)), name)
const read = async (address: string): Promise<unknown> => {
  const file = join(root, 'dist', address)
  return existsSync(file) ? loadImage(readFileSync(file)) : undefined
}

const games = Array.from({ length: GAMES }, (_, index) => {
  const prompt = `${SUBJECTS[index % SUBJECTS.length]} ${MANNERS[Math.floor(index / SUBJECTS.length) % MANNERS.length]}`
  const { name, theme, palette, symbols } = compose(`Et spil om ${prompt}`, { roll: Math.floor(index / 40) })
  const worth = (at: number): number => 1000 - at
  return {
    name,
    theme,
    palette,
    slug: '',
    kind: 'slot',
    definitionHash: `composed ${index}`,
    config: {},
    symbols: symbols.map(({ emoji }, at) => ({
      emoji,
      value: worth(at),
      type: at === 0 ? 'wild' : at === 1 ? 'scatter' : 'regular',
    })),
  }
})

/** Lightness and both colours of each field, then how strongly brightness changes in it. */
function signOf(tile: Canvas): Float32Array {
  const small = createCanvas(ACROSS * 4, DOWN * 4)
  const pen = small.getContext('2d')
  pen.drawImage(tile, 0, 0, small.width, small.height)
  const { data } = pen.getImageData(0, 0, small.width, small.height)
  const sign = new Float32Array(ACROSS * DOWN * 4)
  for (let y = 0; y < small.height; y++)
    for (let x = 0; x < small.width; x++) {
      const [lightness, a, b] = labOf(data, (y * small.width + x) * 4)
      const beside = x + 1 < small.width ? labOf(data, (y * small.width + x + 1) * 4)[0] : lightness
      const field = ((y >> 2) * ACROSS + (x >> 2)) * 4
      for (const [channel, value] of [lightness, a, b, Math.abs(lightness - beside)].entries())
        sign[field + channel] = (sign[field + channel] ?? 0) + value / 16
    }
  return sign
}

function labOf(data: Uint8ClampedArray, at: number): readonly [number, number, number] {
  const linear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
  const [r = 0, g = 0, b = 0] = [0, 1, 2].map((channel) => linear((data[at + channel] ?? 0) / 255))
  const bent = (value: number): number => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116)
  const x = bent((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047)
  const y = bent(0.2126 * r + 0.7152 * g + 0.0722 * b)
  const z = bent((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

function distance(a: Float32Array, b: Float32Array): number {
  let sum = 0
  for (let k = 0; k < a.length; k++) sum += ((a[k] ?? 0) - (b[k] ?? 0)) ** 2
  return Math.sqrt(sum / (ACROSS * DOWN))
}

const signs: Float32Array[] = []
for (const game of games) signs.push(signOf(await drawTile(game, read)))

let nearest = { apart: Number.POSITIVE_INFINITY, pair: [0, 0] }
const each = signs.map((sign, one) => {
  let least = Number.POSITIVE_INFINITY
  for (const [other, its] of signs.entries()) {
    if (other === one) continue
    const apart = distance(sign, its)
    if (apart < nearest.apart) nearest = { apart, pair: [one, other] }
    least = Math.min(least, apart)
  }
  return least
})
const looks = games.map((game) => chooseLook(game))
const counts = new Map<string, number>()
for (const { cabinet } of looks) counts.set(cabinet, (counts.get(cabinet) ?? 0) + 1)
const most = Math.max(...counts.values())
const commonest = [...counts].find(([, count]) => count === most)?.[0] ?? ''
const places = looks.map(({ place, hour, cabinet }) => `${place} ${hour} ${cabinet}`)
const repeated = places.filter((one, at) => places.slice(Math.max(0, at - NEIGHBOURS + 1), at).includes(one)).length

each.sort((a, b) => a - b)
const names = nearest.pair.map((at) => games[at]?.name).join(' and ')
process.stdout.write(
  [
    `${GAMES} games, ${counts.size} cabinets; the commonest is ${commonest} with ${((100 * most) / GAMES).toFixed(1)} %`,
    `nearest two tiles: ${nearest.apart.toFixed(1)} apart (${names}); median of each game's nearest ${each[GAMES >> 1]?.toFixed(1)}`,
    `place, hour and cabinet of one of the ${NEIGHBOURS - 1} before it again: ${repeated}`,
    '',
  ].join('\n'),
)

import type { Sniffed } from './sniffed.ts'

/** A drawing that takes more than this is a bitmap in disguise, or is meant to keep the server busy. */
const MOST_BYTES = 1024 * 1024
const MOST_ELEMENTS = 20_000
const DEEPEST = 100
/** Each is a layer of its own as large as the drawing: 3000 took the thread 19 s. */
const MOST_MASKS = 50
/** Pixels that it is drawn with along its longer side. */
const DRAWN_PX = 2560

/** Shapes, their colours and their groups. What runs, loads, animates or repeats others is not among them. */
const ELEMENTS = new Set([
  ...[
    'svg',
    'g',
    'defs',
    'title',
    'desc',
    'metadata',
    'path',
    'rect',
    'circle',
    'ellipse',
    'line',
    'polyline',
    'polygon',
  ],
  ...['linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask', 'text', 'tspan'],
])
const TAG = /<(\/?)([A-Za-z_][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g
const BETWEEN = /[^<]*/y
const COMMENT = /<!--(?:(?!--)[\s\S])*-->|<\?xml\s[^?<>]*\?>/y
const REFERENCE = /url\(\s*['"]?#[\w.-]+['"]?\s*\)/g

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

/** What is wrong with an attribute, or nothing. */
function faultOf(element: string, name: string, value: string, isCut: boolean): string | undefined {
  if (/^on/i.test(name)) return name
  if (/^(xlink:)?href$/i.test(name) && !(/Gradient$/.test(element) && /^#[\w.-]+$/.test(value)))
    return `${element} ${name}`
  if (/&#|&(?!(amp|lt|gt|quot|apos);)/.test(value)) return `${name} &`
  if (count(value, /url\(/gi) !== count(value, REFERENCE)) return name
  if (/javascript:|expression\(|@import|data:/i.test(value)) return name
  // A cut within a cut within a cut doubles the work with each.
  if (isCut && (/^(clip-path|mask|filter)$/.test(name) || (name === 'style' && /clip-path|mask|filter/.test(value))))
    return name
  if (name === 'filter' || (name === 'style' && /filter\s*:/.test(value))) return 'filter'
  return undefined
}

/** Whether a text begins as SVG does. */
export const isSvg = (file: Buffer): boolean => {
  const start = file
    .toString('utf8', 0, 1000)
    .replace(/^\ufeff/, '')
    .trimStart()
  return /^<(\?xml|!--|!DOCTYPE|svg[\s>])/i.test(start) && /<svg[\s>]/i.test(start)
}

/** A drawing of plain shapes, with the size that it is to be drawn at; whatever else is in it refuses it by name. */
export function readSvg(file: Buffer): Sniffed {
  if (file.length > MOST_BYTES) return { fault: 'svgUnsafe', what: `> ${MOST_BYTES / 1024} KB` }
  const text = file
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .trim()
  const unsafe = (what: string): Sniffed => ({ fault: 'svgUnsafe', what: what.slice(0, 40) })
  const open: string[] = []
  let root: { readonly tag: string; readonly at: number } | undefined
  let at = 0
  let masks = 0
  for (let count = 0; at < text.length; ) {
    const rest = [BETWEEN, COMMENT].map((pattern) => matchAt(pattern, text, at)).find((found) => found?.[0])
    if (rest) {
      if (open.length === 0 && !rest[0].startsWith('<') && rest[0].trim()) return { fault: 'pictureDamaged' }
      at += rest[0].length
      continue
    }
    const tag = matchAt(TAG, text, at)
    if (!tag) return unsafe(/^<[!?]?[\w[-]*/.exec(text.slice(at, at + 40))?.[0] ?? '<')
    const [whole, closes, name = '', attributes = '', closed] = tag
    at += whole.length
    if (closes) {
      if (open.pop() !== name) return { fault: 'pictureDamaged' }
      continue
    }
    if (++count > MOST_ELEMENTS) return unsafe(`> ${MOST_ELEMENTS} elements`)
    if (!ELEMENTS.has(name)) return unsafe(name)
    if ((name === 'mask' || name === 'clipPath') && ++masks > MOST_MASKS) return unsafe(`> ${MOST_MASKS} masks`)
    if (open.length >= DEEPEST) return unsafe(`> ${DEEPEST} levels`)
    const isCut = [...open, name].some((one) => one === 'mask' || one === 'clipPath')
    for (const [, attribute = '', one, other] of attributes.matchAll(ATTRIBUTE)) {
      const fault = faultOf(name, attribute, one ?? other ?? '', isCut)
      if (fault) return unsafe(fault)
    }
    if (open.length === 0 && root !== undefined) return { fault: 'pictureHides' }
    if (open.length === 0) root = { tag: whole, at: at - whole.length }
    if (!closed) open.push(name)
  }
  return root && open.length === 0 ? sized(text, root) : { fault: 'pictureDamaged' }
}

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at
  return pattern.exec(text)
}

const attributeOf = (root: string, name: string): string | undefined =>
  [...root.matchAll(ATTRIBUTE)].flatMap(([, key, one, other]) => (key === name ? [one ?? other ?? ''] : []))[0]

/** The same drawing with a size of its own, which decides how finely it is drawn. */
function sized(text: string, { tag: root, at }: { readonly tag: string; readonly at: number }): Sniffed {
  const box = attributeOf(root, 'viewBox')
    ?.trim()
    .split(/[\s,]+/)
    .map(Number)
  const told = ['width', 'height'].map((name) =>
    Number(/^\s*([\d.]+)(px)?\s*$/.exec(attributeOf(root, name) ?? '')?.[1]),
  )
  const [width = Number.NaN, height = Number.NaN] = box?.length === 4 ? box.slice(2) : told
  if (!(width > 0 && height > 0 && width / height < 100 && height / width < 100)) return { fault: 'pictureDamaged' }
  const scale = DRAWN_PX / Math.max(width, height)
  const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
  const bare = root.replace(/\s(width|height|viewBox|preserveAspectRatio)\s*=\s*("[^"]*"|'[^']*')/g, '')
  const [x = 0, y = 0] = box?.length === 4 ? box : []
  const framed = bare.replace(
    /^<svg/,
    `<svg viewBox="${x} ${y} ${width} ${height}" width="${size.width}" height="${size.height}"`,
  )
  return { kind: 'svg', ...size, bytes: Buffer.from(text.slice(0, at) + framed + text.slice(at + root.length)) }
}

import { autoDetectRenderer, type Renderer } from 'pixi.js'
import type { Layout } from '../layout.ts'

/** What draws on this device, and how finely it can afford to. */
export interface Drawer {
  readonly renderer: Renderer
  readonly resolutionFor: (layout: Layout, wished: number) => number
}

/** Pixels that a processor alone can draw sixty times a second. */
const THRIFTY_PIXELS = 700_000

/** WebGL where a graphics card draws it; else a 2D canvas, which a processor alone draws many times faster. */
export async function createDrawer(canvas: HTMLCanvasElement, layout: Layout, wished: number): Promise<Drawer> {
  const isFast = hasGraphicsCard()
  const resolutionFor: Drawer['resolutionFor'] = ({ width, height }, finest) =>
    isFast ? finest : Math.max(1, Math.min(finest, Math.sqrt(THRIFTY_PIXELS / (width * height))))
  const renderer = await autoDetectRenderer({
    canvas,
    width: layout.width,
    height: layout.height,
    resolution: resolutionFor(layout, wished),
    autoDensity: true,
    backgroundAlpha: 0,
    antialias: false,
    preference: isFast ? ['webgl', 'canvas'] : ['canvas'],
  })
  return { renderer, resolutionFor }
}

/** Browsers do not count software WebGL as a performance caveat everywhere, so its name is read. */
function hasGraphicsCard(): boolean {
  const context = document.createElement('canvas').getContext('webgl2')
  if (!context) return false
  const naming = context.getExtension('WEBGL_debug_renderer_info')
  const name = String(context.getParameter(naming ? naming.UNMASKED_RENDERER_WEBGL : context.RENDERER))
  context.getExtension('WEBGL_lose_context')?.loseContext()
  return !/swiftshader|llvmpipe|softpipe|software|basic render/i.test(name)
}

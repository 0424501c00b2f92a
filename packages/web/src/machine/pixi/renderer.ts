import { autoDetectRenderer, type Renderer } from 'pixi.js'
import type { Layout } from '../layout.ts'

/** WebGL where a graphics card draws it; else a 2D canvas, which a processor alone draws many times faster. */
export function createRenderer(canvas: HTMLCanvasElement, layout: Layout, resolution: number): Promise<Renderer> {
  return autoDetectRenderer({
    canvas,
    width: layout.width,
    height: layout.height,
    resolution,
    autoDensity: true,
    backgroundAlpha: 0,
    antialias: false,
    preference: hasGraphicsCard() ? ['webgl', 'canvas'] : ['canvas'],
  })
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

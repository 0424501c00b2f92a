import { expect, test } from 'vitest'
import { filesOf, type Manifest } from './files-of.ts'

const MANIFEST: Manifest = {
  'index.html': { file: 'index.js', css: ['index.css'] },
  _base: { file: 'base.js' },
  _kit: { file: 'kit.js', imports: ['_base'] },
  'src/app/start.tsx': { file: 'start.js', imports: ['_base', 'index.html'] },
  'src/routes/index.tsx?tsr-split=component': { file: 'lobby.js', imports: ['_kit', '_base'] },
  'src/routes/games.$id.tsx?tsr-split=component': { file: 'game.js', imports: ['_kit'], css: ['game.css'] },
  'src/routes/casino-generator.tsx?tsr-split=component': { file: 'studio.js' },
  'src/studio/generator/GeneratorTab.tsx': { file: 'generator.js' },
  'src/machine/machine.ts': { file: 'machine.js', imports: ['_kit', '_pixi'] },
  _pixi: { file: 'pixi.js' },
}

test.each([
  ['/', ['base.js', 'start.js', 'kit.js', 'lobby.js'], ['index.css'], []],
  ['/games/$id', ['base.js', 'start.js', 'kit.js', 'game.js'], ['index.css', 'game.css'], ['pixi.js', 'machine.js']],
  ['/casino-generator', ['base.js', 'start.js', 'studio.js', 'generator.js'], ['index.css'], []],
  ['/nowhere', ['base.js', 'start.js'], ['index.css'], []],
])(
  '%s takes the program and its own page, each file once, and what it needs later',
  (route, scripts, styles, later) => {
    expect(filesOf(MANIFEST, ['__root__', route])).toEqual({ scripts, styles, later })
  },
)

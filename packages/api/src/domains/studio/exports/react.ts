import { translator } from '@spilvaerk/messages'
import { readmes } from '@spilvaerk/messages/readmes'
import type { Files } from './archive.ts'
import { type ExportSource, isTableSource } from './export-source.ts'
import { TABLE_PLAY, TABLE_PLAYED, TABLE_TYPES } from './react-table.ts'
import { jsLiteral, jsonText, markdown, markup, textsJson } from './texts.ts'

/** A project with the game as a typed component, its engine, and a page that shows both. */
export function reactFiles(source: ExportSource): Files {
  const { slug, game, page, engine, language } = source
  const parts = isTableSource(source) ? TABLE : SLOT
  return {
    'README.md': readme(source),
    'package.json': jsonText({
      name: `spilvaerk-${slug}`,
      version: '1.0.0',
      private: true,
      type: 'module',
      exports: './src/index.ts',
      scripts: { dev: 'vite', build: 'tsc && vite build' },
      dependencies: { react: '^19.0.0', 'react-dom': '^19.0.0' },
      devDependencies: {
        '@types/react': '^19.0.0',
        '@types/react-dom': '^19.0.0',
        '@vitejs/plugin-react': '>=5',
        typescript: '>=5.7',
        vite: '>=7',
      },
    }),
    'tsconfig.json': jsonText({
      compilerOptions: {
        ...{ target: 'ES2022', module: 'ESNext', moduleResolution: 'bundler', lib: ['ES2022', 'DOM', 'DOM.Iterable'] },
        ...{ jsx: 'react-jsx', strict: true, noEmit: true, skipLibCheck: true, types: [] },
        ...{ resolveJsonModule: true, allowImportingTsExtensions: true },
      },
      include: ['src'],
    }),
    'vite.config.ts': VITE,
    'index.html': index(game.name, language),
    'src/main.tsx': parts.main,
    'src/index.ts': parts.index,
    [`src/${parts.name}.tsx`]: parts.component,
    'src/play-round.ts': parts.play,
    'src/page.ts': `/** The whole game in one page. */\nexport const page: string = ${jsLiteral(page)}\n`,
    'src/name.ts': `export const name: string = ${jsLiteral(game.name)}\n`,
    'src/definition.json': jsonText(game.definition),
    'src/texts.json': textsJson(game),
    'src/engine.js': engine,
    'src/engine.d.ts': parts.types,
  }
}

const VITE = `import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// The game is one page in one text: it cannot come in pieces.
export default defineConfig({ plugins: [react()], build: { chunkSizeWarningLimit: 2000 } })
`

const index = (name: string, language: ExportSource['language']): string => `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${markup(name)}</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/main.tsx"></script>
  </body>
</html>
`

const mainOf = (component: string): string => `import { createRoot } from 'react-dom/client'
import { ${component} } from './index.ts'

const root = document.getElementById('root')
if (root) createRoot(root).render(<${component} style={{ width: '100%', height: '100vh', border: 0 }} />)
`

const indexOf = (component: string): string => `export { name } from './name.ts'
export { playRound, type Round, type RoundEvent } from './play-round.ts'
export { type PlayedRound, ${component}, type ${component}Props } from './${component}.tsx'
`

/** @param played the fields of `PlayedRound` */
const componentOf = (
  component: string,
  played: string,
): string => `import { type CSSProperties, useEffect, useRef } from 'react'
import { name } from './name.ts'
import { page } from './page.ts'

/** All that a round follows from, and what it won. */
export interface PlayedRound {
${played}}

export interface ${component}Props {
  readonly className?: string
  readonly style?: CSSProperties
  /** The language of the texts, such as de or sv-SE; by default that of the browser. */
  readonly locale?: string
  /** Called with each finished round. */
  readonly onRound?: (round: PlayedRound) => void
}

/** The game in a frame of its own, which can neither load nor send anything. */
export function ${component}({ className, style, locale, onRound }: ${component}Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  const told = useRef(onRound)
  useEffect(() => {
    told.current = onRound
  })
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent): void => {
      if (source !== frame.current?.contentWindow) return
      if (data?.source === 'spilvaerk' && data.type === 'round') told.current?.(data.round as PlayedRound)
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [])
  const shown = locale && /^[\\w-]+$/.test(locale) ? page.replace('<html ', \`<html data-locale="\${locale}" \`) : page
  return <iframe ref={frame} title={name} srcDoc={shown} sandbox="allow-scripts" className={className} style={style} />
}
`

const PLAY = `import definition from './definition.json'
import { compile, createRng, type Round, type RoundOptions, spin } from './engine.js'

export type { Round, RoundEvent } from './engine.js'

const game = compile(definition)

/** The round of a seed: the same here, in the player and on the server. */
export const playRound = (seed: string, options: RoundOptions = {}): Round => spin(game, createRng(seed), options)
`

const ENGINE_TYPES = `export interface CompiledGame {
  readonly betCoins: number
}

export interface Rng {
  below(n: number): number
}

export interface RoundEvent {
  readonly type: string
  readonly [field: string]: unknown
}

export interface Round {
  readonly betCoins: number
  readonly totalCoins: number
  readonly events: readonly RoundEvent[]
  /** Set where the round waits for a choice that was not given. */
  readonly awaiting?: { readonly feature: string; readonly options: number }
}

export interface RoundOptions {
  readonly mode?: string
  readonly choices?: readonly number[]
}

export function compile(definition: unknown): CompiledGame
export function createRng(seed: string): Rng
export function spin(game: CompiledGame, rng: Rng, options?: RoundOptions): Round
`

function readme(source: ExportSource): string {
  const t = translator(readmes, source.language)
  const { name } = isTableSource(source) ? TABLE : SLOT
  const won = isTableSource(source) ? 'round.totalCoins - round.stakedCoins' : 'round.totalCoins'
  return `# ${markdown(source.game.name)}

\`\`\`sh
npm install
npm run dev
npm run build
\`\`\`

\`\`\`tsx
import { ${name} } from './src/index.ts'

<${name} style={{ width: '100%', height: '100vh', border: 0 }} onRound={(round) => console.log(${won})} />
\`\`\`

${isTableSource(source) ? t('reactTable', { coin: source.game.coin }) : t('react')}
`
}

const SLOT_PLAYED = `  readonly seed: string
  readonly mode?: string
  readonly choices: readonly number[]
  readonly bet: number
  readonly totalCoins: number
`

const SLOT = {
  name: 'SlotGame',
  main: mainOf('SlotGame'),
  index: indexOf('SlotGame'),
  component: componentOf('SlotGame', SLOT_PLAYED),
  play: PLAY,
  types: ENGINE_TYPES,
} as const

const TABLE = {
  name: 'TableGame',
  main: mainOf('TableGame'),
  index: indexOf('TableGame'),
  component: componentOf('TableGame', TABLE_PLAYED),
  play: TABLE_PLAY,
  types: TABLE_TYPES,
} as const

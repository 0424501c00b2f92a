import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer as createHttpServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { createServer as createViteServer, version } from 'vite'
import { createServer as createVite7Server, version as version7 } from 'vite7'

// The engine as it is installed: packed, unpacked into a folder of its own, and served without a setting.
test.describe.configure({ mode: 'serial', timeout: 180_000 })

const ENGINE = join(import.meta.dirname, '../../slot-engine')
const RUN = { spins: 300_000, seed: 'a run' }
/** More than one task for each of two workers. */
const WORKERS = 2

const PAGE_SCRIPT = `
import { compile, parseDefinition } from '@spilvaerk/slot-engine'
import { createBrowserPool } from '@spilvaerk/slot-engine/workers/browser'

const show = (id, text) => { document.getElementById(id).textContent = text }
try {
  const parsed = parseDefinition(await (await fetch('/game.json')).json())
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  const pool = createBrowserPool({ size: ${WORKERS} })
  let told = 0
  const report = await pool.simulate(compile(parsed.definition), { ...${JSON.stringify(RUN)}, onProgress: () => { told++ } })
  await pool.close()
  show('report', JSON.stringify(report))
  show('done', 'done, progress told ' + (told > 0))
} catch (error) {
  show('done', String(error))
}
`
const page = (head: string): string =>
  `<!doctype html><html><head><meta charset="utf-8">${head}</head><body><p id="done"></p><pre id="report"></pre>` +
  '<script type="module" src="/main.js"></script></body></html>'

/** What Node makes of the same package, in one go. */
const NODE_SCRIPT = `
import { compile, simulate } from '@spilvaerk/slot-engine'
import { readFileSync } from 'node:fs'
const game = compile(JSON.parse(readFileSync('game.json', 'utf8')))
console.log(JSON.stringify(await simulate(game, ${JSON.stringify(RUN)})))
`

let project = ''
let expected: unknown
test.beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'slot-engine-package-'))
  execFileSync('npm', ['pack', '--silent', '--pack-destination', project], { cwd: ENGINE, stdio: 'pipe' })
  const tarball = readdirSync(project).find((name) => name.endsWith('.tgz')) ?? ''
  const installed = join(project, 'node_modules/@spilvaerk/slot-engine')
  mkdirSync(installed, { recursive: true })
  // As npm does it; what the command line takes beside is not for browsers.
  execFileSync('tar', ['-xzf', join(project, tarball), '-C', installed, '--strip-components=1'])
  cpSync(join(installed, 'examples/fruit.json'), join(project, 'game.json'))
  writeFileSync(
    join(project, 'package.json'),
    '{ "type": "module", "dependencies": { "@spilvaerk/slot-engine": "*" } }',
  )
  writeFileSync(join(project, 'main.js'), PAGE_SCRIPT)
  const options = { cwd: project, input: NODE_SCRIPT, encoding: 'utf8' } as const
  expected = JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-'], options))
})
test.afterAll(() => rmSync(project, { recursive: true, force: true }))

async function expectTheSameReport(tab: Page, url: string): Promise<void> {
  await tab.goto(url)
  await expect(tab.locator('#done')).toHaveText('done, progress told true', { timeout: 60_000 })
  expect(JSON.parse((await tab.locator('#report').textContent()) ?? '')).toEqual(expected)
}

/** The scripts that pages and workers load from now on. */
function scriptsOf(context: BrowserContext): () => Promise<readonly string[]> {
  const texts: Promise<string>[] = []
  context.on('response', (response) => {
    if (response.headers()['content-type']?.includes('javascript') === true) texts.push(response.text().catch(() => ''))
  })
  return () => Promise.all(texts)
}

/** What both versions take and give. */
interface ViteServer {
  readonly resolvedUrls: { readonly local: readonly string[] } | null
  listen(): Promise<unknown>
  close(): Promise<void>
}

const viteOptions = (cache: string) => ({
  root: project,
  configFile: false as const,
  logLevel: 'error' as const,
  cacheDir: join(project, cache),
  server: { host: '127.0.0.1', port: 0, strictPort: false },
})

const VITES: readonly { readonly version: string; readonly create: () => Promise<ViteServer> }[] = [
  { version: version7, create: () => createVite7Server(viteOptions('.vite7')) },
  { version, create: () => createViteServer(viteOptions('.vite')) },
]

for (const { version: full, create } of VITES)
  test(`simulates in workers behind a development server of Vite ${full.split('.')[0]}`, async ({ page: tab }) => {
    writeFileSync(join(project, 'index.html'), page(''))
    const server = await create()
    const scripts = scriptsOf(tab.context())
    try {
      await server.listen()
      await expectTheSameReport(tab, server.resolvedUrls?.local[0] ?? '')
      const texts = await scripts()
      // What counts the rounds has come, and what compiles walks has not.
      expect(texts.some((text) => text.includes('SpinCounter'))).toBe(true)
      expect(texts.filter((text) => text.includes('WebAssembly'))).toEqual([])
    } finally {
      await server.close()
    }
  })

test('simulates in workers with a plain import map', async ({ page: tab }) => {
  const dist = '/node_modules/@spilvaerk/slot-engine/dist'
  const imports = {
    '@spilvaerk/slot-engine': `${dist}/index.js`,
    '@spilvaerk/slot-engine/workers/browser': `${dist}/workers/browser.js`,
  }
  const head = `<script type="importmap">${JSON.stringify({ imports })}</script>`
  const server = await serveFiles((path) => (path === '/' ? page(head) : readFileSync(join(project, path), 'utf8')))
  try {
    const { port } = server.address() as AddressInfo
    await expectTheSameReport(tab, `http://127.0.0.1:${port}/`)
  } finally {
    server.close()
  }
})

const TYPES: Readonly<Record<string, string>> = {
  '': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
}

function serveFiles(read: (path: string) => string): Promise<Server> {
  const server = createHttpServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost')
    try {
      const text = read(pathname)
      response.writeHead(200, { 'content-type': TYPES[extname(pathname)] ?? 'application/octet-stream' }).end(text)
    } catch {
      response.writeHead(404).end()
    }
  })
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(server))
  })
}

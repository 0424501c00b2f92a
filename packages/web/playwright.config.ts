import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findBrowser } from '../../scripts/browser.mjs'

// Playwright loads this file once more in each worker: the environment carries what the first load chose.
if (!process.env.E2E_PORT) {
  process.env.E2E_PORT = String(await freePort())
  const dataDir = mkdtempSync(join(tmpdir(), 'spilvaerk-e2e-'))
  process.env.E2E_DATA_DIR = dataDir
  process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }))
}
const port = process.env.E2E_PORT
const dataDir = process.env.E2E_DATA_DIR ?? ''
const executablePath = findBrowser()
const results = join(import.meta.dirname, '../../test-results')

export default defineConfig({
  testDir: 'e2e',
  // A busy machine takes longer; a flow of many pages says how much it needs.
  timeout: 60_000,
  outputDir: join(results, 'browser'),
  // A page in software rendering keeps two cores busy, but waits as often: two at a time take two thirds of the time.
  workers: Math.max(Math.min(2, availableParallelism()), Math.floor(availableParallelism() / 2)),
  // One more try, told as flaky: software rendering on a busy machine can starve a page for seconds.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: join(results, 'playwright.json') }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'da-DK',
    timezoneId: 'Europe/Copenhagen',
    // What moves costs a page without a graphics card most of its time: the tests that are about it ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Recording costs every test a good part of its time: only what failed once is recorded.
    trace: 'on-first-retry',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
  webServer: {
    command: `"${process.execPath}" "${join(import.meta.dirname, '../api/dist/server.mjs')}" serve`,
    url: `http://127.0.0.1:${port}/api/health`,
    env: { PORT: port, HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 3000 },
  },
})

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 3210))
    })
  })
}

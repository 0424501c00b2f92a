// Every check there is, in the order that fails soonest. Ends with one line that counts the tests.
import { existsSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './process.mjs'

// A log is read as plain text.
if (!process.stdout.isTTY) process.env.NO_COLOR ??= '1'

/** Many times what all tests together leave for a while. */
const ROOM = 4 * 2 ** 30

/** What is printed by a process that does not end by itself: the runner only says that one has ended. */
const DEATH =
  /^.*(FATAL ERROR|Fatal error|Check failed|Assertion .*failed|double free|free\(\)|corrupted|terminate called|panicked).*$/gm

const results = join(root, 'test-results')
const vitestResults = join(results, 'vitest.json')
const playwrightResults = join(results, 'playwright.json')

/** @typedef {readonly [title: string, command: string, ...args: string[]]} Step */

/** Each keeps one core busy: they run beside each other. @type {readonly (readonly Step[])[]} */
const reading = [
  [['Types', 'pnpm', 'run', 'typecheck']],
  [
    ['Format and lint', 'pnpm', 'run', 'lint'],
    ['Layers', 'pnpm', 'run', 'layers'],
    ['Dead code', 'pnpm', 'run', 'deadcode'],
    ['C# compiler', 'node', 'scripts/ensure-csharp.mjs'],
  ],
]
/** @type {readonly Step[]} */
const testing = [
  ['Tests', 'pnpm', 'run', 'unit', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestResults}`],
  ['Build', 'pnpm', 'run', 'build', '--output-logs=errors-only'],
  ['Browser tests', 'pnpm', 'run', 'e2e'],
]

rmSync(results, { recursive: true, force: true })
const env = {
  // Processes and threads that tests start read what earlier ones have compiled.
  ...{ NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled') },
  ...process.env,
  ...folderInMemory(),
}
/** @type {string[]} */
const deaths = []
const failedStep = (await failureOfReading()) ?? (await failureIn(testing))

const counts = [countVitest(), countPlaywright()]
const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
for (const name of skippedTests()) say(`\nNOT TESTED: ${name}`)
if (failedStep) for (const line of deaths) say(`\nDIED: ${line}`)
if (failedStep) say(`\nFailed: ${failedStep}`)
if (passed + failed > 0) say(`\n${passed} passed, ${failed} failed`)
process.exit(failedStep || failed > 0 ? 1 : 0)

async function failureOfReading() {
  const failures = await Promise.all(reading.map((steps) => failureIn(steps, { isHeld: true })))
  return failures.find((title) => title !== undefined)
}

/**
 * @param {readonly Step[]} steps
 * @param {{ isHeld?: boolean }} [options] with `isHeld` what a step prints comes in one piece
 */
async function failureIn(steps, { isHeld = false } = {}) {
  for (const [title, command, ...args] of steps) {
    if (!isHeld) say(`\n── ${title}`)
    const start = Date.now()
    const isLogged = title === 'Tests' && !process.stdout.isTTY
    const code = await run(command, args, { env, isHeld, ...(isLogged ? { onOutput: noteDeaths } : {}) })
    say(`── ${title}: ${code === 0 ? '' : 'failed after '}${((Date.now() - start) / 1000).toFixed(1)} s`)
    if (code !== 0) return title
  }
  return undefined
}

/** @param {string} text */
function noteDeaths(text) {
  deaths.push(...(text.match(DEATH) ?? []))
}

/**
 * Databases of tests lie in memory where there is room: a disk that is asked to flush at every commit takes most of
 * their time, and a test cannot cut the power.
 */
function folderInMemory() {
  const folder = '/dev/shm'
  if (process.platform !== 'linux' || !existsSync(folder)) return {}
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize >= ROOM ? { TMPDIR: folder } : {}
}

/** A test file that could not be loaded has no test of its own to count: the file counts as one failure. */
function countVitest() {
  const report = readJson(vitestResults)
  /** @type {{ status: string, assertionResults: unknown[] }[]} */
  const files = report?.testResults ?? []
  const unloaded = files.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  return { passed: report?.numPassedTests ?? 0, failed: (report?.numFailedTests ?? 0) + unloaded.length }
}

/** What a test here and there could not ask on this machine is told once more at the end. */
function skippedTests() {
  /** @type {{ assertionResults: { status: string, fullName: string }[] }[]} */
  const files = readJson(vitestResults)?.testResults ?? []
  const results = files.flatMap((file) => file.assertionResults)
  return results.filter(({ status }) => ['skipped', 'pending'].includes(status)).map(({ fullName }) => fullName)
}

function countPlaywright() {
  const report = readJson(playwrightResults)
  const stats = report?.stats ?? { expected: 0, flaky: 0, unexpected: 0 }
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + (report?.errors.length ?? 0) }
}

/** @param {string} path */
function readJson(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}

/** @param {string} text */
function say(text) {
  process.stdout.write(`${text}\n`)
}

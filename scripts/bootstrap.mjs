// Needs only npm and Node 18 or newer. Fetches pnpm, and a newer Node when this one is too old for the dependencies,
// installs, and runs one of the tasks below with them. Usage: node scripts/bootstrap.mjs <serve | verify | dev>
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const NODE = '24.21.0'
const PNPM = '12.21.0'
const TASKS = ['serve', 'verify', 'dev']
const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

const root = fileURLToPath(new URL('..', import.meta.url))
const parent = process.ppid
const windows = process.platform === 'win32'
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
const nodeIsRecent = (major === 22 && minor >= 22) || (major === 24 && minor >= 15) || major >= 26

const task = process.argv[2] ?? ''
if (!TASKS.includes(task)) fail(`Usage: node scripts/bootstrap.mjs <${TASKS.join(' | ')}>`)

const env = toolEnvironment()
install()
if (process.ppid !== parent) process.exit(1)
run('node', [join('scripts', `${task}.mjs`), ...process.argv.slice(3)])

/** The environment with pnpm, and node if need be, first on the path. npm is asked only when it has not been before. */
function toolEnvironment() {
  const memo = join(root, 'node_modules', '.cache', 'toolchain.json')
  const key = `${PNPM} ${nodeIsRecent ? process.versions.node : NODE}`
  const known = existsSync(memo) ? JSON.parse(readFileSync(memo, 'utf8')) : undefined
  let bin = known?.key === key ? known.bin : undefined
  if (!bin || !existsSync(join(bin, windows ? 'pnpm.cmd' : 'pnpm'))) {
    bin = fetchTools()
    mkdirSync(join(memo, '..'), { recursive: true })
    writeFileSync(memo, JSON.stringify({ key, bin }))
  }
  const path = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH'
  return {
    ...process.env,
    [path]: `${bin}${delimiter}${process.env[path]}`,
    TURBO_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
  }
}

/** Lets npm put the tools in its own cache, and returns the folder of their commands. */
function fetchTools() {
  say(
    nodeIsRecent
      ? `Fetching pnpm ${PNPM} …`
      : `Fetching pnpm ${PNPM} and Node ${NODE} (this one is ${process.versions.node}) …`,
  )
  const packages = [`--package=pnpm@${PNPM}`, ...(nodeIsRecent ? [] : [`--package=node@${NODE}`])]
  const print = 'process.stdout.write("bin=" + process.env.PATH.split(require("node:path").delimiter)[0])'
  const script = `node -e ${JSON.stringify(print)}`
  const args = ['exec', '--yes', '--loglevel=error', ...packages, '--call', script]
  const npmCli = process.env.npm_execpath?.endsWith('npm-cli.js') ? process.env.npm_execpath : undefined
  const { stdout, stderr, status } = npmCli
    ? spawnSync(process.execPath, [npmCli, ...args], { cwd: root, encoding: 'utf8' })
    : spawnSync('npm', args, { cwd: root, encoding: 'utf8', shell: windows })
  const bin = /bin=(.+)$/m.exec(stdout ?? '')?.[1]
  if (status !== 0 || !bin) fail(`npm could not fetch pnpm and Node:\n${stdout}${stderr}`)
  return bin
}

function install() {
  if (!existsSync(join(root, 'node_modules', '.pnpm'))) say('Installing the dependencies …')
  const { status, stdout, stderr } = spawnSync('pnpm', ['install', '--frozen-lockfile', '--reporter=append-only'], {
    cwd: root,
    env,
    encoding: 'utf8',
    shell: windows,
  })
  if (status !== 0) fail(`pnpm install failed:\n${stdout}${stderr}`)
}

/**
 * Runs the task in the foreground; a signal sent to this process reaches it, and its end is this process's end.
 * @param {string} command
 * @param {string[]} args
 */
function run(command, args) {
  const child = spawn(command, args, { cwd: root, env, stdio: 'inherit' })
  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal))
  endWithParent(() => child.kill('SIGTERM'))
  child.on('error', (error) => fail(String(error)))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}

/**
 * npm runs a script in a shell, and a shell that is told to end does not tell its children. They see it only by having
 * another parent than before.
 * @param {() => void} end
 */
function endWithParent(end) {
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    end()
  }, 500)
  watch.unref()
}

/** @param {string} text */
function say(text) {
  process.stderr.write(`${text}\n`)
}

/**
 * @param {string} text
 * @returns {never}
 */
function fail(text) {
  say(text)
  process.exit(1)
}

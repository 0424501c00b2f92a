/** Types and maps, sources that were compiled, what is written for people (licences stay), and compilers. */
const NEVER_RUN = [
  /\.(?:map|[cm]?ts|tsbuildinfo|c|cc|cpp|h|hpp|gypi?|md|markdown)$/i,
  /^(?:@typescript\+|typescript@)/,
  /^@spilvaerk\+/,
]
const LICENCE = /^(?:licen[cs]e|copying|notice)/i

/**
 * Whether a file or a package of `node_modules` by this name is read by no running server; what `dist` has bundled is not.
 * @param {string} name
 */
export const isNeverRun = (name) => !LICENCE.test(name) && NEVER_RUN.some((pattern) => pattern.test(name))

/**
 * Whether a file is a program: one that nothing imports is not run either. What is data to a program, and read by a path
 * that it puts together, is another matter.
 * @param {string} name
 */
export const isCode = (name) => /\.[cm]?jsx?$/i.test(name)

/**
 * Whether a file beside the programs is for debuggers, or for whoever writes migrations.
 * @param {string} name
 */
export const isToolsOnly = (name) => /\.map$|^\d{4}_snapshot\.json$/.test(name)

const built = /prebuilds\/(\w+)-(\w+)\.node$/

/** Whether the library of C is that of GNU, beside which there is musl. */
const { header } = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (process.report.getReport())
const isGlibc = header.glibcVersionRuntime !== undefined

/**
 * Whether a file was built for another machine than this one, or another library of C.
 * @param {string} path
 * @param {{ readonly platform: string, readonly arch: string, readonly isGlibc: boolean }} machine
 */
export function isOtherMachine(path, machine = { platform: process.platform, arch: process.arch, isGlibc }) {
  const { platform, arch } = machine
  const [, system, processor] = built.exec(path.replaceAll('\\', '/')) ?? []
  const ours = platform === 'linux' && !machine.isGlibc ? 'linuxmusl' : platform
  return system !== undefined && !(system === ours && processor === arch)
}

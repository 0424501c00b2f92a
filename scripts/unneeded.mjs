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

const built = /prebuilds\/(\w+)-(\w+)\.node$/

/**
 * Whether a file was built for another machine than this one.
 * @param {string} path
 * @param {{ readonly platform: string, readonly arch: string }} machine
 */
export function isOtherMachine(path, machine = process) {
  const { platform, arch } = machine
  const [, system, processor] = built.exec(path.replaceAll('\\', '/')) ?? []
  return system !== undefined && !(system.replace(/musl$/, '') === platform && processor === arch)
}

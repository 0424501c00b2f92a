import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { root } from './process.mjs'

/** What is written by tools, or read by no test of a recipe. */
const LEFT_OUT = new Set(['.types', '.turbo', 'dist', 'e2e', 'bench'])
const FILES = ['package.json', 'tsconfig.base.json', 'vitest.workspace.ts', 'README.md']

/** Those that vitest sets are for its own workers. */
const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(NODE_OPTIONS|VITEST)/.test(name)),
)

/**
 * A copy of packages to be changed by patches, with the dependencies of the real ones.
 * @param {readonly string[]} packages
 */
export function copyOf(packages) {
  const path = mkdtempSync(join(tmpdir(), 'recipes-'))
  for (const name of FILES) cpSync(join(root, name), join(path, name))
  for (const name of packages.map((one) => join('packages', one))) {
    const filter = (/** @type {string} */ from) => !LEFT_OUT.has(basename(from))
    // The links to other packages are relative: in the copy they lead to the copies.
    cpSync(join(root, name), join(path, name), { recursive: true, verbatimSymlinks: true, filter })
  }
  symlinkSync(join(root, 'node_modules'), join(path, 'node_modules'), 'junction')
  return {
    path,
    /** @param {string} patch */
    apply: (patch) =>
      void execFileSync('git', ['apply', '--unsafe-paths', `--directory=${path}`, patch], { cwd: path }),
    /**
     * What a program says; its exit code is the program's own matter.
     * @param {readonly string[]} args
     * @param {string} [folder]
     */
    node: (args, folder = '.') =>
      spawnSync(process.execPath, args, { cwd: join(path, folder), encoding: 'utf8', env: environment }).stdout.trim(),
    remove: () => rmSync(path, { recursive: true, force: true }),
  }
}

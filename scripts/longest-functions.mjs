import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'

/** @typedef {{ file: string, line: number, name: string, lines: number }} Measured */

const FUNCTIONS = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']

/**
 * The functions with most lines, the longest first.
 * @param {string} baseDir
 * @param {readonly string[]} files
 * @param {number} count
 * @returns {Measured[]}
 */
export const longestFunctions = (baseDir, files, count) =>
  files
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file))
    .flatMap((file) => functionsIn(file, readFileSync(join(baseDir, file), 'utf8')))
    .sort((a, b) => b.lines - a.lines)
    .slice(0, count)

/**
 * @param {string} file
 * @param {string} text
 * @returns {Measured[]}
 */
function functionsIn(file, text) {
  const lineAt = (/** @type {number} */ offset) => text.slice(0, offset).split('\n').length
  /** @type {Measured[]} */
  const found = []
  /** Whatever the parser gives: nodes, lists of nodes, texts. @type {(node: any, name: string) => void} */
  const visit = (node, name) => {
    if (node === null || typeof node !== 'object') return
    if (Array.isArray(node)) {
      for (const each of node) visit(each, name)
      return
    }
    const own = node.id?.name ?? node.key?.name ?? name
    if (FUNCTIONS.includes(node.type)) {
      const line = lineAt(node.start)
      found.push({ file, line, name: own, lines: lineAt(node.end) - line + 1 })
    }
    for (const value of Object.values(node)) visit(value, own)
  }
  visit(parseSync(file, text).program, '')
  return found
}

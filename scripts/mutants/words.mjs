import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin'

const LEVELS = ['debug', 'info', 'warn', 'error']

/** @typedef {Parameters<import('@stryker-mutator/api/ignore').Ignorer['shouldIgnore']>[0]} Path */

/**
 * Whether it is what `log.warn` or `shop.log.error` is given.
 * @param {Path} path
 */
function isLogged({ parent, listKey }) {
  if (listKey !== 'arguments' || parent?.type !== 'CallExpression') return false
  const { callee } = parent
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return false
  const log = callee.object.type === 'MemberExpression' ? callee.object.property : callee.object
  return log.type === 'Identifier' && log.name === 'log' && LEVELS.includes(callee.property.name)
}

/**
 * Whether it is the text of an error that is thrown.
 * @param {Path} path
 */
function isThrown({ node, parent, parentPath, listKey }) {
  const isText = node.type === 'StringLiteral' || node.type === 'TemplateLiteral'
  return (
    isText &&
    listKey === 'arguments' &&
    parent?.type === 'NewExpression' &&
    parentPath?.parent.type === 'ThrowStatement'
  )
}

/** The log and the texts of our own faults are for an operator to read: what they say is tested nowhere. */
export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'words', {
    shouldIgnore: (path) =>
      isLogged(path) ? 'a line of the log' : isThrown(path) ? 'the text of an error' : undefined,
  }),
]

import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin'

const LEVELS = ['debug', 'info', 'warn', 'error']

/**
 * Where Stryker is in the code, of which its own types say nothing: what is looked at here of a path of Babel's.
 * @typedef {object} Node
 * @property {string} type
 * @property {string} [name]
 * @property {Node} [callee]
 * @property {Node} [object]
 * @property {Node} [property]
 *
 * @typedef {object} Path
 * @property {Node} node
 * @property {Node} [parent]
 * @property {Path} [parentPath]
 * @property {string} [listKey] The list of the parent that it is in.
 */

/**
 * Whether it is what `log.warn` or `shop.log.error` is given.
 * @param {Path} path
 */
function isLogged({ parent, listKey }) {
  if (listKey !== 'arguments' || parent?.type !== 'CallExpression') return false
  const { object, property } = parent.callee ?? {}
  const log = object?.type === 'MemberExpression' ? object.property : object
  return log?.name === 'log' && LEVELS.includes(property?.name ?? '')
}

/**
 * Whether it is the text of an error that is thrown.
 * @param {Path} path
 */
function isThrown({ node, parent, parentPath, listKey }) {
  const isText = node.type === 'StringLiteral' || node.type === 'TemplateLiteral'
  const isNew = listKey === 'arguments' && parent?.type === 'NewExpression'
  return isText && isNew && parentPath?.parent?.type === 'ThrowStatement'
}

/** The log and the texts of our own faults are for an operator to read: what they say is tested nowhere. */
export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'words', {
    shouldIgnore: (place) => {
      const path = /** @type {Path} */ (/** @type {unknown} */ (place))
      if (isLogged(path)) return 'a line of the log'
      return isThrown(path) ? 'the text of an error' : undefined
    },
  }),
]

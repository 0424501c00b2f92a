import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin'

/**
 * What this asks of a node of the syntax tree: Stryker leaves the type of its paths open.
 * @typedef {{ readonly type: string, readonly name?: string, readonly object?: Node, readonly callee?: Node }} Node
 */

/**
 * The words of an internal error and of a line in the log are for whoever reads the source: no test holds them. That the
 * error is thrown and the line is logged counts like any other code.
 * @type {import('@stryker-mutator/api/ignore').Ignorer}
 */
const words = {
  shouldIgnore: (path) => {
    const { node, parent } = /** @type {{ node: Node, parent: Node | null }} */ (path)
    if (node.type !== 'StringLiteral' && node.type !== 'TemplateLiteral') return undefined
    const { callee } = parent ?? {}
    if (parent?.type === 'NewExpression' && /(Error|Failure)$/.test(callee?.name ?? ''))
      return 'words of an internal error'
    return parent?.type === 'CallExpression' && callee?.object?.name === 'log' ? 'words of the log' : undefined
  },
}

export const wordsPlugin = declareValuePlugin(PluginKind.Ignore, 'words', words)

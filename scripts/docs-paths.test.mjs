import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './process.mjs'

/** What the documents call the sources of a package. */
const SHORT = {
  web: 'web/src',
  api: 'api/src',
  schemas: 'schemas/src',
  messages: 'messages/src',
  engine: 'slot-engine/src',
}

/** @param {string} path */
function placeOf(path) {
  const [first = '', ...rest] = path.split('/')
  const source = Object.entries(SHORT).find(([name]) => name === first)?.[1]
  return source ? ['packages', source, ...rest].join('/') : path
}

/** @param {string} path */
const isOurs = (path) => /^(?:scripts|packages)\//.test(path) || path !== placeOf(path)

test.each(['docs/walkthrough.md', 'CONTRIBUTING.md'])('%s names only files that there are', (document) => {
  const text = readFileSync(join(root, document), 'utf8')
  const paths = [...text.matchAll(/`((?:[\w.-]+\/)+[\w.-]+\.(?:tsx?|mjs|cs|patch))`/g)].map(([, path = '']) => path)
  const ours = paths.filter(isOurs)
  expect(ours.length).toBeGreaterThan(15)
  expect(ours.filter((path) => !existsSync(join(root, placeOf(path))))).toEqual([])
})

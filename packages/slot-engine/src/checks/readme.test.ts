import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { parseDefinition } from '../index.ts'

const folder = fileURLToPath(new URL('../../', import.meta.url))
const readme = readFileSync(`${folder}README.md`, 'utf8')

const blocks = (language: string): readonly string[] =>
  [...readme.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))].map(([, text]) => text ?? '')

test('the game of the README is the game of the examples', () => {
  const [game] = blocks('json')
  const fruit = JSON.parse(readFileSync(`${folder}examples/fruit.json`, 'utf8'))
  expect(JSON.parse(game ?? '')).toEqual(fruit)
  expect(parseDefinition(fruit)).toMatchObject({ ok: true })
})

describe('the snippets of the README print what it says they print', () => {
  const outputs = blocks('text')
  test.each(blocks('ts').map((code, i) => [i, code] as const))('snippet %i', (i, code) => {
    const input = { input: code, cwd: folder, encoding: 'utf8' } as const
    expect(execFileSync(process.execPath, ['--input-type=module-typescript', '-'], input)).toBe(outputs[i])
  })
})

import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { ExportedSlot } from '@spilvaerk/schemas'
import { expect, test } from 'vitest'
import { smallGame } from '../../../testing/games.ts'
import { tempDir } from '../../../testing/temp-dir.ts'
import { androidFiles } from './android.ts'
import { apiFiles } from './api-files.ts'
import type { Files } from './archive.ts'
import type { ExportSource } from './export-source.ts'
import { iosFiles } from './ios.ts'

const run = promisify(execFile)
const NAME = `"; } } */ \\(x) ${'$'}{y} '""" <b> & @string/x 💥`

const source: ExportSource = {
  ...{ id: 7, slug: 'spil', page: '<!doctype html>', engine: '', site: 'https://spil.test', language: 'en' },
  game: {
    ...{ name: NAME, description: NAME, definitionHash: 'hash', definition: smallGame(), betLevels: [0.25] },
    ...{ animationSpeed: 1, soundEnabled: true, rules: [], pays: [], art: {} },
    told: [{ language: 'de', name: NAME, description: NAME, descriptionIn: 'de', symbols: {}, rules: [] }],
    palette: ['#101010', '#202020', '#a0a0a0', '#f0f0f0'],
  } as unknown as ExportedSlot,
}

/** Programs without what stands in quotation marks and in comments; throws where one has no end. */
function bareCode(text: string): string {
  const bare = text.replaceAll(/"(?:[^"\\\n]|\\[^(\n])*"|\/\/.*|\/\*[\s\S]*?\*\//g, '')
  if (/["`]|\/\*|\*\//.test(bare)) throw new Error(`a text or comment has no end: ${bare}`)
  return bare
}

const PAIRS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' }

function isBalanced(code: string): boolean {
  const open: string[] = []
  for (const sign of code) {
    if ('([{'.includes(sign)) open.push(sign)
    else if (sign in PAIRS && open.pop() !== PAIRS[sign]) return false
  }
  return open.length === 0
}

/** The elements of an XML document have their ends, and nothing stands outside of tags that may not. */
function isWellFormed(xml: string): boolean {
  const open: string[] = []
  const text = xml
    .replace(/^<\?xml version="1\.0" encoding="utf-8"\?>\n/, '')
    .replaceAll(
      /<(\/?)([A-Za-z][\w-]*)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g,
      (_, closing: string, name: string, __, empty: string) => {
        if (closing) return open.pop() === name ? '' : '<'
        if (!empty) open.push(name)
        return ''
      },
    )
  return open.length === 0 && !/[<>]|&(?!(?:amp|lt|gt|quot|#39);)/.test(text)
}

const named = (files: Files, ending: string) => Object.entries(files).filter(([name]) => name.endsWith(ending))

test('what programs are made of is closed, whatever a game is called', () => {
  const files = { ...androidFiles(source), ...iosFiles(source) }
  const programs = ['.kts', '.kt', '.swift'].flatMap((ending) => named(files, ending))
  expect(programs).toHaveLength(7)
  for (const [name, text] of programs) expect(isBalanced(bareCode(text)), name).toBe(true)
})

test('the XML of a project is well formed, whatever a game is called', () => {
  const documents = named(androidFiles(source), '.xml')
  expect(documents).toHaveLength(5)
  for (const [name, text] of documents) expect(isWellFormed(text), name).toBe(true)
  expect(isWellFormed('<a><b></a>')).toBe(false)
})

test('each example in a language is read by that language', async () => {
  const folder = tempDir()
  const files = apiFiles(source)
  const put = (name: string, text: string | undefined): string => {
    writeFileSync(join(folder, name), text ?? '')
    return join(folder, name)
  }
  await run(process.execPath, ['--check', put('client.mjs', stripTypeScriptTypes(files['examples/client.ts'] ?? ''))])
  for (const [language, name, ...options] of [
    ['sh', 'play.sh', '-n'],
    ['python3', 'client.py', '-m', 'py_compile'],
  ] as const) {
    const failure = await run(language, [...options, put(name, files[`examples/${name}`])]).catch((error) => error)
    if (failure.code === 'ENOENT') process.stderr.write(`\nNOT TESTED: ${name}, because there is no ${language}.\n`)
    else expect(failure.code, failure.stderr).toBeUndefined()
  }
})

test('the document of a game leads nowhere that it does not describe', () => {
  const document = JSON.parse(apiFiles(source)['openapi.json'] ?? '')
  const referred = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, path = '']) => path)
  expect(referred.length).toBeGreaterThan(0)
  for (const path of referred)
    expect(path.replace('#/components/schemas/', '') in document.components.schemas).toBe(true)
  for (const [path, methods] of Object.entries<Record<string, Record<string, unknown>>>(document.paths)) {
    for (const operation of Object.values(methods)) {
      expect('parameters' in operation, path).toBe(path.includes('{id}'))
      expect(Object.keys(operation)).toEqual(expect.arrayContaining(['summary', 'responses']))
    }
  }
})

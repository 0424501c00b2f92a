/** The snippets of the README, as somebody with the strictest settings compiles them. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const folder = fileURLToPath(new URL('../../', import.meta.url))
const tsc = fileURLToPath(new URL('../../../../node_modules/typescript/bin/tsc', import.meta.url))
const readme = readFileSync(join(folder, 'README.md'), 'utf8')
const SNIPPETS = [...readme.matchAll(/^```ts\n(.*?)^```/gms)].map(([, code = '']) => code)

const CONFIG = {
  compilerOptions: {
    ...{ target: 'es2023', module: 'nodenext', lib: ['es2023', 'dom'], types: [], noEmit: true, skipLibCheck: true },
    ...{ strict: true, noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true, verbatimModuleSyntax: true },
    ...{ noUnusedLocals: true, noPropertyAccessFromIndexSignature: true, resolveJsonModule: true },
    // The engine is here as source; installed, it is declarations.
    allowImportingTsExtensions: true,
  },
  include: ['*.ts'],
}

/** What the compiler says of these files in a package that has the engine. */
function complaints(snippets: readonly string[]): string {
  const project = mkdtempSync(join(tmpdir(), 'slot-engine-readme-'))
  onTestFinished(() => rmSync(project, { recursive: true }))
  mkdirSync(join(project, 'node_modules/@spilvaerk'), { recursive: true })
  symlinkSync(folder, join(project, 'node_modules/@spilvaerk/slot-engine'))
  symlinkSync(join(folder, 'examples'), join(project, 'examples'))
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify(CONFIG))
  for (const [i, code] of snippets.entries()) writeFileSync(join(project, `snippet-${i}.ts`), code)
  const { stdout, stderr } = spawnSync(process.execPath, [tsc, '-p', project], { cwd: project, encoding: 'utf8' })
  // Of the engine's own sources its own check speaks.
  return `${stdout}${stderr}`
    .split('\n')
    .filter((line) => line.startsWith('snippet-'))
    .join('\n')
}

test('compile as they stand', () => {
  expect(SNIPPETS.length).toBeGreaterThan(3)
  expect(complaints(SNIPPETS)).toBe('')
})

test('would not compile if they took for granted what may not be there', () => {
  const [first = ''] = SNIPPETS
  const careless = first.replace(/^if \(free === undefined\).*\n/m, '')
  expect(complaints([careless])).toContain("'free' is possibly 'undefined'")
})

import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './process.mjs'

const folder = join(root, 'deploy')
const texts = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ name, parentPath }) => ({
    name,
    folder: basename(parentPath),
    text: readFileSync(join(parentPath, name), 'utf8'),
  }))
const readme = readFileSync(join(root, 'README.md'), 'utf8')
const settings = [...readme.matchAll(/^\| `([A-Z][A-Z_]+)` \| `/gm)].map(([, name = '']) => name)
/** What the files set for themselves, for each other, or for another program. */
const OTHERS = [
  'PATH',
  'SITE',
  'UPSTREAM',
  'ON_ERROR_STOP',
  'POSTGRES_USER',
  'POSTGRES_PASSWORD',
  'POSTGRES_INITDB_ARGS',
]

/** @param {string} text */
const namesIn = (text) => {
  const lines = text.split('\n').filter((line) => !line.startsWith('#'))
  return [...lines.join('\n').matchAll(/\b([A-Z][A-Z_]{3,})(?:=|: )/g)].map(([, name = '']) => name)
}

test('what is shipped sets only settings that there are', () => {
  const set = texts.flatMap(({ text }) => namesIn(text)).map((name) => name.replace(/_FILE$/, ''))
  expect(set).toEqual(expect.arrayContaining(['DATA_DIR', 'DRAIN_SECONDS', 'SECRET_KEY', 'TRUST_PROXY']))
  expect(set.filter((name) => !settings.includes(name) && !OTHERS.includes(name))).toEqual([])
})

test('what is shipped runs commands and asks probes that there are', () => {
  const all = texts.map(({ text }) => text).join('\n')
  const commands = new Set([...all.matchAll(/server\.mjs (\w+)/g)].map(([, command]) => command))
  expect([...commands].sort()).toEqual(['backup', 'serve'])
  const program = readFileSync(join(root, 'packages/api/src/control/program.ts'), 'utf8')
  for (const command of commands) expect(program).toContain(`add('${command}'`)
  const probes = readFileSync(join(root, 'packages/api/src/http/probes.ts'), 'utf8')
  for (const [, probe] of all.matchAll(/(\/(?:livez|readyz))\b/g)) expect(probes).toContain(`app.get('${probe}'`)
})

test('the image is made by the pnpm and the commands of this repository', () => {
  const { packageManager, scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const dockerfile = texts.find(({ name }) => name === 'Dockerfile')?.text ?? ''
  expect(dockerfile).toContain(`npm install --global ${packageManager}`)
  for (const [, script = ''] of dockerfile.matchAll(/RUN sh deploy\/(\S+)/g))
    expect(texts.map(({ name }) => name)).toContain(script)
  for (const [, script = ''] of dockerfile.matchAll(/&& pnpm ([\w-]+)/g)) expect(Object.keys(scripts)).toContain(script)
})

test('whoever waits for a server to stop waits for longer than it takes', () => {
  const grace = texts.flatMap(({ text }) => [
    ...text.matchAll(/(?:stop_grace_period: |TimeoutStopSec=|terminationGracePeriodSeconds: )(\d+)/g),
  ])
  const drains = texts.flatMap(({ text }) => [...text.matchAll(/DRAIN_SECONDS(?:: ["']|=)(\d+)/g)])
  const longest = Math.max(...drains.map(([, seconds]) => Number(seconds)))
  expect(grace).toHaveLength(5)
  expect(drains).toHaveLength(4)
  // Requests under way get ten seconds.
  for (const [, seconds] of grace) expect(Number(seconds)).toBeGreaterThan(longest + 10)
})

/** @param {string} kind */
const manifestsIn = (kind) =>
  texts.filter(({ folder, text }) => folder === kind && /^(?:apiVersion: |- op: )/m.test(text))

test.each(['kubernetes', 'kubernetes-postgres'])('of %s the kustomization names every file', (kind) => {
  const manifests = manifestsIn(kind)
  const listed = manifests.find(({ name }) => name === 'kustomization.yaml')?.text ?? ''
  const named = [...listed.matchAll(/^ {2}- (?:path: )?([\w-]+\.yaml)$/gm)].map(([, name]) => name)
  const apart = /^(?:kustomization|secrets?\.example)\.yaml$/
  expect(named.sort()).toEqual(
    manifests
      .map(({ name }) => name)
      .filter((name) => !apart.test(name))
      .sort(),
  )
})

test('what the manifests of Kubernetes name is there', () => {
  const all = ['kubernetes', 'kubernetes-postgres']
    .flatMap(manifestsIn)
    .map(({ text }) => text)
    .join('\n')
  const made = [...all.matchAll(/^metadata:\n {2}name: ([\w-]+)$/gm)].map(([, name]) => name)
  const named = [...all.matchAll(/(?:claimName|secretName|configMapRef: \{ name|serviceAccountName): ([\w-]+)/g)]
  // Made by whoever gets the certificates.
  const given = ['spilvaerk-tls']
  expect(named.length).toBeGreaterThan(3)
  expect(named.map(([, name = '']) => name).filter((name) => !made.includes(name) && !given.includes(name))).toEqual([])
})

test('on SQLite there is one server, on PostgreSQL as many as the load asks for', () => {
  const one = manifestsIn('kubernetes')
    .map(({ text }) => text)
    .join('\n')
  expect(one).toContain('replicas: 1')
  expect(one).toContain('type: Recreate')
  const several = manifestsIn('kubernetes-postgres')
    .map(({ text }) => text)
    .join('\n')
  expect(several).toContain('type: RollingUpdate')
  expect(several).toContain('kind: HorizontalPodAutoscaler')
  // Somebody answers, and somebody does what is done regularly.
  for (const role of ['api', 'worker']) expect(several).toContain(`{ name: ROLE, value: ${role} }`)
})

test('nginx asks the next server about a request with a key, and about no other that changes something', () => {
  for (const name of ['nginx.conf', 'site.conf', 'two-servers.conf']) {
    const text = texts.find((file) => file.name === name)?.text ?? ''
    expect(text).toContain('if ($http_idempotency_key) { return 418; }')
    const repeating = [...text.matchAll(/location ([^{]+) \{[^}]*non_idempotent/g)].map(([, location]) => location)
    expect(repeating).toEqual(['@repeated'])
  }
})

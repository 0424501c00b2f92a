import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { ledgerCommand } from '../control/ledger-command.ts'
import { keptLog } from '../testing/log.ts'
import { newPlayer } from '../testing/players.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'

const root = join(import.meta.dirname, '../../../..')
const monitoring = (name: string) => readFileSync(join(root, 'deploy/monitoring', name), 'utf8')

const rules = z.object({
  groups: z.array(
    z.object({
      name: z.string(),
      rules: z.array(
        z.strictObject({
          alert: z.string(),
          expr: z.string(),
          for: z.string().optional(),
          labels: z.object({ severity: z.enum(['page', 'ticket']) }),
          annotations: z.object({ summary: z.string() }),
        }),
      ),
    }),
  ),
})
const dashboard = z.object({
  title: z.string(),
  panels: z.array(
    z.object({ id: z.number(), title: z.string(), targets: z.array(z.object({ expr: z.string() })).min(1) }),
  ),
})
const alerts = rules.parse(parse(monitoring('alerts.yaml'))).groups.flatMap((group) => group.rules)
const { panels } = dashboard.parse(JSON.parse(monitoring('grafana-dashboard.json')))
const expressions = [...alerts, ...panels.flatMap(({ targets }) => targets)].map(({ expr }) => expr)

/** The words of PromQL that are used. */
const WORDS = 'sum by rate increase histogram_quantile topk time and'.split(' ')
/** What Prometheus adds by itself. */
const OF_PROMETHEUS = { series: ['up'], labels: ['instance', 'job'] }

/** The series and the labels that an expression names. */
function namesIn(expression: string) {
  const bare = expression.replace(/"[^"]*"/g, '""').replace(/\[[^\]]*\]/g, '')
  const grouped = [...bare.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, inside = '']) => inside.split(/[,\s]+/))
  const matched = [...bare.matchAll(/\{([^}]*)\}/g)].flatMap(
    ([, inside = '']) => inside.match(/[a-z_]+(?=[=!])/g) ?? [],
  )
  const rest = bare.replace(/\bby \([^)]*\)/g, ' by ').replace(/\{[^}]*\}/g, ' ')
  const series = (rest.match(/\b[a-z_][a-z0-9_]*\b/gi) ?? []).filter(
    (word) => !WORDS.includes(word) && !/^e\d/.test(word),
  )
  return { series, labels: [...grouped, ...matched].filter(Boolean) }
}

const kept = keptLog()
let server: TestServer
let scraped = ''
beforeAll(async () => {
  server = await startTestServer({ METRICS_PORT: '0' }, { log: kept.log })
  const house = { ...server.services, ...server, plant: async () => undefined, close: async () => undefined }
  await (await newPlayer(house, { balance: 10 })).play()
  await server.get('/api/games/4711')
  await server.post('/api/auth/login', { email: 'nobody@example.dk', password: 'a wrong password' })
  await server.services.returnWatch.tick()
  await ledgerCommand({ DATA_DIR: server.dataDir }, {}, () => undefined)
  const { url } = kept.lines().find(({ msg }) => msg === 'figures for Prometheus')
  scraped = await (await fetch(url)).text()
})
afterAll(() => server.stop())

test('alerts and dashboard ask for series and labels that a server gives', () => {
  const series = new Set(scraped.match(/^[a-z][a-z0-9_]*(?=[{ ])/gm))
  const labels = new Set([...scraped.matchAll(/[{,]([a-z_]+)="/g)].map(([, label]) => label))
  const named = expressions.map(namesIn)
  const isMissing = (name: string, given: ReadonlySet<unknown>, more: readonly string[]) =>
    !given.has(name) && !more.includes(name)
  expect(series.size).toBeGreaterThan(20)
  expect(named.flatMap((one) => one.series).filter((name) => isMissing(name, series, OF_PROMETHEUS.series))).toEqual([])
  expect(named.flatMap((one) => one.labels).filter((name) => isMissing(name, labels, OF_PROMETHEUS.labels))).toEqual([])
  expect(named.every((one) => one.series.length > 0)).toBe(true)
})

test('each alert has its page, and each page its alert', () => {
  const pages = readFileSync(join(root, 'docs/operations.md'), 'utf8').match(/(?<=^### )Spilvaerk\w+$/gm)
  expect(alerts.map(({ alert }) => alert).sort()).toEqual(pages?.toSorted())
})

test('every series that is told of stands in the table of the handbook', () => {
  const handbook = readFileSync(join(root, 'docs/operations.md'), 'utf8')
  const told = scraped.match(/(?<=^# TYPE )\S+/gm) ?? []
  const isWritten = (name: string) => handbook.includes(`\`${name}\``) || name === 'nodejs_eventloop_delay_max_seconds'
  expect(told.filter((name) => !isWritten(name))).toEqual([])
})

import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from '../../../scripts/browser.mjs'
import { row, say } from './say.ts'

const LIGHTHOUSE = '13.5.0'
/** Each page that somebody sees without an account; of games a slot and a table. */
const PATHS = [
  ...['/', '/games/1', '/games/64', '/casino-generator', '/advanced-generator', '/ai-lab', '/crypto-payment'],
  ...['/support', '/faq', '/terms', '/privacy', '/auth/login', '/auth/register'],
]
const DEVICES = ['mobile', 'desktop'] as const
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>
  readonly audits: Readonly<Record<string, Audit>>
}
interface Audit {
  readonly title: string
  readonly score: number | null
  readonly scoreDisplayMode: string
  readonly numericValue?: number
}

/** By Lighthouse itself, which is no dependency: npm lends it, or `LIGHTHOUSE` names one that is there. */
function reportOf(url: string, device: (typeof DEVICES)[number]): Report | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'))
  const file = join(folder, 'report.json')
  const settings = [
    ...[url, '--quiet', '--output=json', `--output-path=${file}`, `--only-categories=${CATEGORIES.join()}`],
    '--chrome-flags=--headless --no-sandbox --disable-background-networking',
    ...(device === 'desktop' ? ['--preset=desktop'] : []),
  ]
  const own = process.env.LIGHTHOUSE
  const lent = ['exec', '--yes', `--package=lighthouse@${LIGHTHOUSE}`, '--', 'lighthouse']
  const env = { ...process.env, CHROME_PATH: findBrowser() ?? '' }
  const { status, stderr } = spawnSync(own ?? 'npm', [...(own ? [] : lent), ...settings], { encoding: 'utf8', env })
  try {
    if (status === 0) return JSON.parse(readFileSync(file, 'utf8'))
    say(`${url}: ${stderr.trim().split('\n').at(-1)}`)
    return undefined
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export async function measurePages(base: string): Promise<void> {
  row('page', 'device', 'performance', 'accessibility', 'best practices', 'search', 'first paint s', 'largest s', 'CLS')
  row(...Array.from({ length: 9 }, () => '---'))
  const failing = new Map<string, Set<string>>()
  for (const path of process.env.PAGES?.split(',') ?? PATHS)
    for (const device of DEVICES) {
      const report = reportOf(`${base}${path}`, device)
      if (!report) continue
      const { categories, audits } = report
      const seconds = (name: string): string => ((audits[name]?.numericValue ?? Number.NaN) / 1000).toFixed(1)
      row(
        ...[path, device, ...CATEGORIES.map((name) => Math.round(100 * (categories[name]?.score ?? 0)))],
        ...[seconds('first-contentful-paint'), seconds('largest-contentful-paint')],
        (audits['cumulative-layout-shift']?.numericValue ?? Number.NaN).toFixed(3),
      )
      for (const { title, score, scoreDisplayMode } of Object.values(audits))
        if (score === 0 && scoreDisplayMode === 'binary')
          failing.set(title, (failing.get(title) ?? new Set()).add(`${path} ${device}`))
    }
  for (const [title, where] of failing) say(`- ${title}: ${[...where].join(', ')}`)
}

import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { benchmarkGame } from '../../../../test-support/benchmark-game.ts'
import { CLUSTERS } from '../../../../test-support/cluster-game.ts'
import type { Definition } from '../../../definition.ts'
import { compile } from '../../../game/compile/compile.ts'
import { LANGUAGES } from '../../words/language.ts'
import { numbersOf } from '../../words/numbers.ts'
import { detailedSheet } from '../detailed-sheet.ts'
import { CSV_FIELDS, sheetToCsv } from './csv.ts'
import { sheetToHtml } from './html.ts'
import { sheetToMarkdown } from './markdown.ts'
import { TEXTS } from './texts-of.ts'

/** Names that would do harm where they are not escaped. */
const HOSTILE = `<script>alert("1")</script> | & 'x' =1+1 *\`_\``
const fruit: Definition = JSON.parse(readFileSync(new URL('../../../../examples/fruit.json', import.meta.url), 'utf8'))
const hostile: Definition = {
  ...fruit,
  name: HOSTILE,
  description: `${HOSTILE}\n\nsecond`,
  symbols: fruit.symbols.map((symbol) => ({ ...symbol, name: `=${HOSTILE}` })),
  wins: {
    type: 'lines',
    lines: [[1, 1, 1]],
    combinations: [{ name: HOSTILE, slots: [['seven'], ['bell'], null], coins: 9 }],
  },
}
const exact = detailedSheet(compile(benchmarkGame()))
const simulated = detailedSheet(compile(CLUSTERS), { spins: 20_000, tableRounds: 5000, variantRounds: 2000 })
const hostileSheet = detailedSheet(compile(hostile))
const details = [
  { name: 'exact', detail: exact },
  { name: 'simulated', detail: simulated },
  { name: 'hostile', detail: hostileSheet },
]
const cases = details.flatMap(({ name, detail }) => LANGUAGES.map((language) => ({ name, detail, language })))

/** Fields of each record, as RFC 4180 has them. */
function readCsv(text: string, separator: string): string[][] {
  const records: string[][] = []
  let record: string[] = []
  let field = ''
  let isQuoted = false
  for (let i = 0; i < text.length; i++) {
    const sign = text.charAt(i)
    if (isQuoted && text.startsWith('""', i)) field += text.charAt(i++)
    else if (sign === '"') isQuoted = !isQuoted
    else if (!isQuoted && (sign === separator || text.startsWith('\r\n', i))) {
      record.push(field)
      field = ''
      if (sign === separator) continue
      records.push(record)
      record = []
      i++
    } else field += sign
  }
  return records
}

describe('every document', () => {
  test.each(cases)('in HTML is one whole page without script or request: $name, $language', ({ detail, language }) => {
    const html = sheetToHtml(detail, { language })
    expect(html).not.toMatch(/<script|javascript:|https?:|url\(|@import|<link|<img|\son\w+=/i)
    expect(html).toContain(`<html lang="${language}">`)
    expect(html.match(/<svg /g)).toHaveLength(3)
    expect(html.match(/<figure tabindex="0" role="group" aria-label="[^"]+">/g)).toHaveLength(3)
    expect(html).not.toMatch(/NaN|undefined|Infinity|\[object/)
    const open: string[] = []
    for (const [, slash, tag, rest] of html
      .replace(/<style>[\s\S]*<\/style>/, '')
      .matchAll(/<(\/?)([a-z0-9]+)([^>]*)>/g)) {
      if (slash === '/') expect(open.pop()).toBe(tag)
      else if (!/^(meta|br)$/.test(tag!) && !rest!.endsWith('/')) open.push(tag!)
    }
    expect(open).toEqual([])
  })

  test.each(cases)('in Markdown has tables whose rows are alike: $name, $language', ({ detail, language }) => {
    const markdown = sheetToMarkdown(detail, { language })
    expect(markdown).not.toMatch(/NaN|undefined|Infinity|<script/)
    for (const table of markdown.split('\n\n').filter((part) => part.startsWith('|'))) {
      const widths = table.split('\n').map((row) => row.replaceAll('\\|', '').split('|').length)
      expect(new Set(widths).size).toBe(1)
    }
  })

  test.each(cases)('in CSV has records of one length, with all digits: $name, $language', ({ detail, language }) => {
    const [head, ...records] = readCsv(sheetToCsv(detail, { language }), language === 'da' ? ';' : ',')
    expect(head).toEqual(CSV_FIELDS)
    expect(new Set(records.map(({ length }) => length))).toEqual(new Set([CSV_FIELDS.length]))
    const texts = TEXTS[language]
    const rtp = records.find(([section, , item]) => section === texts.keyFigures && item === texts.rtp)!
    expect(Number(rtp[4]!.replace(',', '.'))).toBeCloseTo(detail.sheet.rtp, 13)
    expect(rtp.slice(5, 7)).toEqual(['share', detail.sheet.method])
    for (const field of records.flat()) expect(field).not.toMatch(/^[=+@]/)
  })
})

describe('figures', () => {
  const records = (detail: typeof exact) =>
    readCsv(sheetToCsv(detail), ',')
      .slice(1)
      .map((fields) => Object.fromEntries(CSV_FIELDS.map((name, i) => [name, fields[i]!])))

  test('that are simulated all carry a standard error', () => {
    const known = ['wins']
    const bare = records(simulated).filter(
      ({ basis, standardError, unit, value }) =>
        basis === 'simulated' && standardError === '' && !known.includes(unit!) && value !== '0' && value !== '',
    )
    // The greatest round seen is what it is.
    expect(bare.map(({ item }) => item)).toEqual([TEXTS.en.greatestSeen])
  })

  test('that are exact carry none', () => {
    expect(records(exact).filter(({ basis, standardError }) => basis === 'simulated' || standardError !== '')).toEqual(
      [],
    )
    const sources = records(exact).filter(
      ({ section, measure }) => section === TEXTS.en.returnBySource && measure === TEXTS.en.rtp,
    )
    const shares = sources.map(({ value }) => Number(value))
    expect(shares.slice(0, -1).reduce((sum, share) => sum + share, 0)).toBeCloseTo(shares.at(-1)!, 12)
    expect(shares.at(-1)).toBeCloseTo(0.9445971313862948, 12)
  })

  test('are written as the language has them', () => {
    const [da, en] = [numbersOf('da'), numbersOf('en')]
    const plain = (text: string) => text.replace(/\s/g, ' ')
    expect([plain(da.percent(0.944597131)), en.percent(0.944597131)]).toEqual(['94,4597 %', '94.4597%'])
    expect([da.whole(102_400_000), en.whole(102_400_000)]).toEqual(['102.400.000', '102,400,000'])
    expect([da.plain(1234.5), en.plain(1234.5)]).toEqual(['1234,5', '1234.5'])
    expect([en.whole(1.5e14), en.chance(2.5e-12), en.percent(1e-9)]).toEqual([
      '1.50 · 10¹⁴',
      '2.50 · 10⁻¹²',
      '< 0.0001%',
    ])
    expect([en.odds(4.5), en.odds(168.8), en.odds(39_868.2)]).toEqual(['4.50', '168.8', '39,868'])
  })
})

test('the band of the greatest win goes no further', () => {
  const text = sheetToMarkdown(detailedSheet(compile({ ...fruit, maxWin: 20 })))
  expect(text).toMatch(/^\| 10 – 20 \|/m)
  expect(text).toMatch(/^\| 20 \| .* \| .* \| .* \|$/m)
  expect(text).not.toContain('20 – 50')
})

test('names stand in HTML as they are, and as text', () => {
  const html = sheetToHtml(hostileSheet, { hash: '<b>', date: '"today"' })
  expect(html).toContain('<h1>&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; | &amp; &#39;x&#39;')
  expect(html).toContain('<dd>&lt;b&gt;</dd>')
  expect(html).toContain('&quot;today&quot;')
})

test('each language has every text, and no text twice by oversight', () => {
  const values = (texts: object): string[] =>
    Object.values(texts).flatMap((text) => (typeof text === 'string' ? [text] : values(text)))
  const [da, en] = [values(TEXTS.da), values(TEXTS.en)]
  expect(da.every((text) => text.trim() !== '')).toBe(true)
  expect(en.every((text) => text.trim() !== '')).toBe(true)
  expect(da.length).toBe(en.length)
  // Words that both languages have.
  const shared = ['hold and win', 'Chance', 'RTP', 'under 1', 'Symbol', 'scatter', 'Stop']
  expect(da.filter((text, i) => text === en[i])).toEqual(shared)
})

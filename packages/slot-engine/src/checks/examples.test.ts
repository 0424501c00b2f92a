import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const folder = fileURLToPath(new URL('../../examples/', import.meta.url))
const run = (file: string, ...args: string[]): string =>
  execFileSync(process.execPath, [folder + file, ...args], { encoding: 'utf8' })

/** The last line of each example. */
const endings: Readonly<Record<string, RegExp>> = {
  'exact-sheet.ts': / 7 coins {2}1\.269 %$/,
  'play-a-round.ts': /^23 coins for a bet of 5$/m,
  'refuse.ts': /^wins\.direction \(not_allowed\): .* not "leftwards"\.$/m,
  'two-designed-games.ts': /^Fyrtårnet: RTP 96\.01 %, exact$/m,
  'simulate-in-shards.ts': /^exactly 95\.63 %$/m,
}

describe('every example runs', () => {
  test.each(readdirSync(folder).filter((file) => file.endsWith('.ts')))('%s', (file) => {
    expect(run(file).trimEnd()).toMatch(endings[file] ?? /./)
  })
})

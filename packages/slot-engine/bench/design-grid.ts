/**
 * Asks the designer for what the studio and the advanced generator offer, and counts the briefs that it meets.
 *
 *   node packages/slot-engine/bench/design-grid.ts [every]
 *
 * The whole grid has 353,700 and 8,640 briefs: `every` takes one of so many (default 1,501), 1 takes all.
 */
import { type Brief, type DesignResult, design, VOLATILITY_CLASSES } from '../src/index.ts'

const every = Number(process.argv[2] ?? 1501)

function* studio(): Generator<Brief> {
  for (const reels of [3, 5, 6])
    for (const lines of [10, 25, 50])
      for (const volatility of VOLATILITY_CLASSES.slice(0, 3))
        for (let rtp = 850; rtp <= 980; rtp++)
          for (let maxWin = 100; maxWin <= 10_000; maxWin += 100)
            yield { name: 'Studio', reels, lines, volatility, rtp: rtp / 10, maxWin, features: { freeSpins: true } }
}

/** It asks for no maximum win: one that suits the class stands in. */
const MAX_WINS = { low: 1000, medium: 2500, high: 5000, extreme: 10_000 } as const

function* advanced(): Generator<Brief> {
  for (let reels = 3; reels <= 7; reels++)
    for (let lines = 5; lines <= 100; lines += 5)
      for (const volatility of VOLATILITY_CLASSES)
        for (let rtp = 170; rtp <= 196; rtp++)
          yield {
            ...{ name: 'Advanced', reels, lines, volatility, rtp: rtp / 2, maxWin: MAX_WINS[volatility] },
            features: { freeSpins: true },
          }
}

const say = (brief: Brief): string =>
  `${brief.reels} reels, ${brief.lines} lines, ${brief.rtp} %, ${brief.volatility}, ${brief.maxWin} times`

for (const [name, briefs] of [
  ['studio', studio()],
  ['advanced', advanced()],
] as const) {
  let met = 0
  let asked = 0
  let place = 0
  const times: number[] = []
  for (const brief of briefs) {
    if (place++ % every !== 0) continue
    const start = performance.now()
    const result: DesignResult = design(brief, `grid ${place}`)
    times.push(performance.now() - start)
    asked++
    if (result.ok) met++
    else console.log(`${say(brief)}: ${result.target}: ${result.reason}; nearest ${result.nearest}`)
  }
  times.sort((a, b) => a - b)
  const at = (share: number): string => `${Math.round(times[Math.floor((times.length - 1) * share)] ?? 0)} ms`
  console.log(`${name}: ${met} of ${asked} met; median ${at(0.5)}, nine of ten within ${at(0.9)}, longest ${at(1)}`)
}

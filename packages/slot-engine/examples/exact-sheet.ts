/** Prints what is proved of a game, and how often it pays what. Run with `node examples/exact-sheet.ts`. */
import { compile, parseDefinition, prove } from '@spilvaerk/slot-engine'
import fruit from './fruit.json' with { type: 'json' }

const parsed = parseDefinition(fruit)
if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))

const sheet = prove(compile(parsed.definition))
const percent = (share: number) => `${(share * 100).toFixed(3)} %`

console.log(`RTP            ${percent(sheet.rtp)}`)
console.log(`  lines        ${percent(sheet.rtpBySource.lines)}`)
console.log(`  scatters     ${percent(sheet.rtpBySource.scatters)}`)
for (const feature of sheet.features)
  console.log(
    `  ${feature.id.padEnd(13)}${percent(feature.rtp)}, one in ${(1 / feature.triggerProbability).toFixed(1)}`,
  )
console.log(`hit frequency  ${percent(sheet.hitFrequency)}`)
console.log(`volatility     ${sheet.volatilityClass}, σ = ${sheet.standardDeviation.toFixed(3)}`)
console.log(`largest spin   ${sheet.maxWin.baseCoins} coins, one in ${Math.round(1 / sheet.maxWin.baseProbability)}`)
console.log()
for (const [coins, count] of sheet.base.distribution.slice(0, 8))
  console.log(`${String(coins).padStart(6)} coins  ${percent(count / sheet.base.cycle)}`)

/** Plays one round of a game and tells what happened. Run with `node examples/play-a-round.ts [seed]`. */
import { compile, createRng, parseDefinition, type RoundEvent, spin } from '@spilvaerk/slot-engine'
import fruit from './fruit.json' with { type: 'json' }

const parsed = parseDefinition(fruit)
if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))

const round = spin(compile(parsed.definition), createRng(process.argv[2] ?? 'example 17'))
for (const event of round.events) console.log(tell(event) ?? event.type)
console.log(`${round.totalCoins} coins for a bet of ${round.betCoins}`)

/** What this game's rounds can tell; other mechanics have events of their own. */
function tell(event: RoundEvent): string | undefined {
  switch (event.type) {
    case 'reelsStopped':
      return `reels    ${event.window.map((column) => column.join(' ')).join(' | ')}`
    case 'lineWon':
      return `line ${event.line}   ${event.count} × ${event.symbol} times ${event.multiplier}: ${event.coins}`
    case 'combinationWon':
      return `line ${event.line}   ${event.name}: ${event.coins}`
    case 'scatterPaid':
      return `scatter  ${event.count} × ${event.symbol}: ${event.coins}`
    case 'freeSpinsAwarded':
      return `award    ${event.spins} free spins`
    case 'freeSpinStarted':
      return `free     spin ${event.number}, ${event.remaining} left`
    case 'freeSpinsEnded':
      return `free     ended with ${event.coins} coins in ${event.spins} spins`
    case 'capped':
      return `cap      ${event.coins} coins`
    default:
      return undefined
  }
}

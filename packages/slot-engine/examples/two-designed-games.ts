/**
 * Two complete games as `design` makes them: 20 lines with free spins, and clusters that cascade under rising multipliers.
 * Proves or samples each and plays a round of it. Run with `node examples/two-designed-games.ts`.
 */
import { analyse, compile, createRng, parseDefinition, spin } from '@spilvaerk/slot-engine'
import clusters from './cascading-clusters.json' with { type: 'json' }
import lines from './twenty-lines.json' with { type: 'json' }

for (const { file, seed } of [
  { file: lines, seed: 'find/3078' },
  { file: clusters, seed: 'find/68' },
]) {
  const parsed = parseDefinition(file)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  const game = compile(parsed.definition)
  // For a game without an exact sheet: few rounds, for a quick look.
  const sheet = analyse(game, { spins: 50_000 })
  const error = sheet.method === 'simulated' ? ` ± ${(sheet.standardError * 100).toFixed(1)}` : ''
  console.log(`${parsed.definition.name}: RTP ${(sheet.rtp * 100).toFixed(2)}${error} %, ${sheet.method}`)
  for (const feature of sheet.features)
    console.log(
      `  ${feature.id}: one in ${Math.round(1 / feature.triggerProbability)}, ${feature.averageWin.toFixed(1)} bets`,
    )

  const round = spin(game, createRng(seed))
  const types = [...new Set(round.events.map(({ type }) => type))]
  const told = types.map((type) => `${round.events.filter((event) => event.type === type).length} × ${type}`)
  console.log(`  a round: ${round.totalCoins} coins for ${round.betCoins}: ${told.join(', ')}`)
}

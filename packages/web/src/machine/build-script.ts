import type { Round } from '@spilvaerk/slot-engine'
import type { Face } from './face.ts'
import type { Script } from './script.ts'
import { ScriptWriter } from './script-writer.ts'

export function buildScript(round: Round, face: Face): Script {
  const writer = new ScriptWriter(round, face)
  for (const [index, event] of round.events.entries()) writer.add(event, index)
  return {
    steps: writer.end(),
    betCoins: round.betCoins,
    totalCoins: round.totalCoins,
    quiet: round.totalCoins <= round.betCoins,
  }
}

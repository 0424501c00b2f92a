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
    // What a choice is going to bring is not known; what a gamble does to a small win is no reason to celebrate it.
    quiet: round.totalCoins <= round.betCoins && !isChoice(round),
  }
}

const isChoice = ({ awaiting, events }: Round): boolean =>
  awaiting !== undefined && events.at(-1)?.type === 'featureStarted'

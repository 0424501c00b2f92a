import { toDkk } from '../platform/numbers/money.ts'
import { type Command, DONE, readOptions } from './command.ts'
import { decisionOf, sayDecided } from './decision.ts'

/** Tells the large wins that withdrawals wait for, and releases them. */
export const winsCommand: Command = {
  about: 'large wins that wait to be released',
  usage: ['wins list', 'wins release <round> --by <staff address> --why "<reason>"'],
  run: async ({ largeWins }, args, say) => {
    const { words, options } = readOptions(args)
    const [action, round, ...more] = words
    if (action === 'list' && round === undefined) {
      for (const { roundId, winMicro, username, state, openedAt } of await largeWins.list())
        say([roundId, `${toDkk(winMicro)} DKK`, username, state, openedAt.toISOString()].join('  '))
      return DONE
    }
    const decision = decisionOf(options)
    if (action !== 'release' || !round || !decision || more.length > 0) return undefined
    return sayDecided(await largeWins.release(round, decision), `the win of ${round} is released`, say)
  },
}

import { type Command, DONE, readOptions } from './command.ts'
import { decisionOf, sayDecided } from './decision.ts'

/** A transaction of Bitcoin or of Ethereum's kind. */
const TX = /^(0x)?[0-9a-fA-F]{64}$/

/** Tells which crypto payments are held, and records which were sent back. */
export const cryptoCommand: Command = {
  about: 'crypto payments that are held or go back',
  usage: ['crypto held', 'crypto returned <payment> --tx <hash> --by <staff address> --why "<reason>"'],
  run: async ({ crypto }, args, say) => {
    const { words, options } = readOptions(args)
    const [action, payment, ...more] = words
    if (action === 'held' && payment === undefined) {
      for (const { ref, state, amount, username, heldFor, returnAddress } of await crypto.held())
        say([ref, state, amount, username, heldFor ?? '–', returnAddress ?? '–'].join('  '))
      return DONE
    }
    const decision = decisionOf(options)
    const { tx = '' } = options
    if (action !== 'returned' || !payment || !decision || !TX.test(tx) || more.length > 0) return undefined
    return sayDecided(await crypto.returned(payment, tx, decision), `${payment} is returned`, say)
  },
}

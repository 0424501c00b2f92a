import { type Command, DONE, readOptions } from './command.ts'
import { decisionOf, sayDecided } from './decision.ts'

/** Pays what members have asked for, or puts it back on their balance. */
export const withdrawalsCommand: Command = {
  about: 'withdrawals that wait for a staff member',
  usage: [
    'withdrawals list',
    'withdrawals pay <id> --by <staff address> --why "<reason>"',
    'withdrawals refuse <id> --by <staff address> --why "<reason>"',
  ],
  run: async ({ withdrawals }, args, say) => {
    const { words, options } = readOptions(args)
    const [action, id, ...more] = words
    if (action === 'list' && id === undefined) {
      for (const { id, amount, username, waitsFor, createdAt } of await withdrawals.waiting())
        say([id, `${amount} DKK`, username, waitsFor, createdAt].join('  '))
      return DONE
    }
    const decision = decisionOf(options)
    if (!id || !decision || more.length > 0) return undefined
    if (action === 'pay') return sayDecided(await withdrawals.pay(id, decision), `${id} is paid`, say)
    if (action === 'refuse') return sayDecided(await withdrawals.refuse(id, decision), `${id} is refused`, say)
    return undefined
  },
}

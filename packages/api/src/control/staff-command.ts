import { z } from 'zod'
import { STAFF_ROLES } from '../domains/people/staff/service.ts'
import { explain } from '../domains/refusals.ts'
import { type Command, DONE, FAILED, readOptions } from './command.ts'

const ACTOR = 'operator'
const email = z.email()
const role = z.enum(STAFF_ROLES)

/** Keeps the list of those who decide what is played for money and what is paid out. */
export const staffCommand: Command = {
  about: 'who decides',
  usage: [`staff add <address> --role <${STAFF_ROLES.join(' | ')}>`, 'staff list', 'staff remove <address>'],
  run: async ({ staff }, args, say) => {
    const { words, options } = readOptions(args)
    const [action, given, ...more] = words
    if (action === 'list' && given === undefined) {
      for (const { address, role } of await staff.list()) say(`${address}  ${role}`)
      return DONE
    }
    const address = email.safeParse(given)
    if (!address.success || more.length > 0) return undefined
    if (action === 'add') {
      const wished = role.safeParse(options.role)
      if (!wished.success) return undefined
      await staff.add(address.data, wished.data, ACTOR)
      say(`${address.data} is staff with the role ${wished.data}`)
      return DONE
    }
    if (action !== 'remove') return undefined
    const removed = await staff.remove(address.data, ACTOR)
    say(removed.ok ? `${address.data} is no longer staff` : explain(removed.refusal).message)
    return removed.ok ? DONE : FAILED
  },
}

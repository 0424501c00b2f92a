import type { Order } from '@spilvaerk/schemas'
import { explain } from '../domains/refusals.ts'
import { type Command, DONE, FAILED } from './command.ts'

/** Tells an order's whole story, or gives its money back and takes back what it paid for. */
export const orderCommand: Command = {
  about: "an order's story, and its refund",
  usage: ['order <id>', 'order <id> refund <why>'],
  run: async ({ purchases }, [id, action, ...why], say) => {
    const isRefund = action === 'refund' && why.length > 0
    if (!id || (action !== undefined && !isRefund)) return undefined
    const done = isRefund ? await purchases.refund(id, why.join(' ')) : undefined
    const story = done && !done.ok ? done : await purchases.story(id)
    if (!story.ok) {
      say(explain(story.refusal).message)
      return FAILED
    }
    for (const line of [...factsOf(story.value.order), ...story.value.events.map(eventLine)]) say(line)
    return DONE
  },
}

const factsOf = (order: Order): string[] =>
  Object.entries(order).map(([name, value]) => `${name}: ${value === null ? '–' : String(value)}`)

const eventLine = ({ at, what, detail }: { at: Date; what: string; detail: string | null }): string =>
  [at.toISOString(), what, detail].filter((part) => part !== null).join('  ')

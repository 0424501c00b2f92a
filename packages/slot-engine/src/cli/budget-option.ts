import type { Budget } from '../meter.ts'
import { wholeNumber } from './arguments.ts'
import type { Options } from './command.ts'

/** Options that say how much work a command may take. */
export const BUDGET_OPTIONS = {
  budget: {
    type: 'string',
    value: 'STEPS',
    help: 'the most work, in millions of steps, counted alike on every machine; over it the answer says what it left out',
  },
} as const satisfies Options

const MILLION = 1_000_000

export const budgetOf = ({ budget }: { readonly budget: string | undefined }): { readonly budget?: Budget } =>
  budget === undefined ? {} : { budget: { steps: MILLION * wholeNumber('budget', budget, 1, 1e9) } }

import { tables } from '@spilvaerk/messages/tables'
import type { TableDefinition, TableEvent } from '@spilvaerk/table-games'
import { formatNumber } from '../../lib/format.ts'
import { textsOf } from '../../lib/page-language.ts'

const TYPES = ['guessMade', 'sidesCompared', 'spreadShown', 'stepReached', 'flightEnded'] as const
type GuessEvent = Extract<TableEvent, { readonly type: (typeof TYPES)[number] }>

export const isOfGuess = (event: TableEvent): event is GuessEvent => TYPES.some((type) => type === event.type)

const WINNERS = { dragon: 'dragonWins', tiger: 'tigerWins', tie: 'sidesTie' } as const

/** What a guess about the next card, or a flight, has come to, in words. */
export function describeGuess(event: GuessEvent, definition: TableDefinition): string {
  const t = textsOf(tables)
  switch (event.type) {
    case 'guessMade':
      if (event.push) return t('events.guessPush')
      return t(event.right ? 'events.guessRight' : 'events.guessWrong')
    case 'sidesCompared':
      return t(`events.${WINNERS[event.winner]}`)
    case 'spreadShown':
      return event.is === 'spread' ? t('events.spread', { count: event.spread }) : t(`events.${event.is}`)
    case 'stepReached':
      return t('events.stepReached', {
        step: event.step,
        times: definition.kind === 'crash' ? timesOf(definition, event.step) : '',
      })
    case 'flightEnded':
      return t(event.taken ? 'events.flightTaken' : 'events.flightOver', { step: event.reached })
  }
}

type Steps = Pick<Extract<TableDefinition, { kind: 'crash' }>, 'chip' | 'steps'>

/** What a step pays, in times the bet. */
export const timesOf = ({ chip, steps }: Steps, step: number): string =>
  formatNumber((steps[step - 1]?.back ?? 0) / chip)

import { createGameInput } from '@spilvaerk/schemas'
import type { WinRule } from '@spilvaerk/slot-engine'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Outcome } from '../../../platform/refusals/refusals.ts'
import { smallGame } from '../../../testing/games.ts'
import { type House, openHouse } from '../../../testing/house.ts'
import { memberOwner } from './owner.ts'
import { memberViewer } from './service.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

function value<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal))
  return outcome.value
}

const record = (definition: object) => ({ ...definition }) as Record<string, unknown>
const MAKER = memberOwner('maker')
const VIEWER = memberViewer('maker')

/** Its wilds come three on a line, and it does not say what they pay alone. */
const OPEN = smallGame()
const CLOSED = smallGame({ wins: { ...OPEN.wins, wildRuns: 'best' } as WinRule })

const DANISH = {
  field: 'wins.wildRuns',
  code: 'ambiguous',
  usual: 'best',
  others: ['own', 'none'],
  reason:
    'Definitionen siger ikke i wins.wildRuns, hvad wilds alene betaler. Den læses som best: Wilds alene betaler én gang: som det symbol, der giver mest. Med own eller none er tilbagebetalingen en anden.',
}
const ENGLISH = {
  ...DANISH,
  reason:
    'The definition does not say in wins.wildRuns what wilds alone pay. It is read as best: Wilds alone pay once: as the symbol that gives the most. With own or none the return is another.',
}

test('what a definition leaves open is told where it is made, shown, checked and changed', async () => {
  const made = value(
    await house.studio.create(createGameInput.parse({ name: 'Åbent', definition: record(OPEN) }), MAKER, null, 'en'),
  )
  expect(made.warnings).toEqual([ENGLISH])
  expect(value(await house.catalogue.game(made.id, VIEWER)).warnings).toEqual([DANISH])
  expect(value(await house.catalogue.definition(made.id, VIEWER, 'en')).warnings).toEqual([ENGLISH])
  expect(value(await house.catalogue.versionDefinition(made.id, 1, VIEWER)).warnings).toEqual([DANISH])
  const checked = await house.compliance.validate(
    { config: { gameId: made.id }, jurisdiction: 'general' },
    VIEWER,
    'en',
  )
  expect(value(checked).warnings).toEqual([ENGLISH])
  const sent = await house.compliance.validate({ config: { definition: OPEN }, jurisdiction: 'general' })
  expect(value(sent).warnings).toEqual([DANISH])
  const revised = value(await house.studio.revise({ id: made.id, definition: record(CLOSED) }, MAKER))
  expect(revised.warnings).toEqual([])
})

test('plain figures leave nothing open', async () => {
  const checked = await house.compliance.validate({ config: { rtp: 96 }, jurisdiction: 'general' })
  expect(value(checked).warnings).toEqual([])
})

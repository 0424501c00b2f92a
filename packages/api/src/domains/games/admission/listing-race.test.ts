import { createGameInput } from '@spilvaerk/schemas'
import type { Definition } from '@spilvaerk/slot-engine'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '../../../platform/time/clock.ts'
import { smallGame } from '../../../testing/games.ts'
import { type House, openHouse } from '../../../testing/house.ts'
import { codeOf, value } from '../../../testing/players.ts'
import { checkText } from '../moderation/check-text.ts'
import { createSharing } from './sharing.ts'

let house: House
let blameless: Definition
beforeAll(async () => {
  house = await openHouse()
  const { id } = await made({ rtp: 9500, reels: 5, paylines: 10, volatility: 'medium' })
  blameless = value(await house.catalogue.definition(id, MIA)).definition as Definition
})
afterAll(() => house.close())

const OWNER = 'member:mia'
const MIA = { owners: [OWNER] }
/** It pays more back than a game may that everybody sees. */
const TOO_GENEROUS = smallGame()

async function made(wish: object) {
  const input = createGameInput.parse({ name: 'Mosen', description: 'Et stille spil.', ...wish })
  const { id } = value(await house.studio.create(input, OWNER))
  const become = async (definition: Definition) =>
    value(await house.studio.revise({ id, definition: { ...definition } }, OWNER))
  return { id, become }
}

/** What comes of listing a game that becomes other versions while the rules are asked about it, and which version is listed. */
async function listedDuring(
  first: Definition,
  whileAsked: { readonly before?: readonly Definition[]; readonly after?: readonly Definition[] },
) {
  const { id, become } = await made({ definition: first })
  const { setVisibility } = createSharing({
    ...{ storage: house.storage, clock: systemClock, catalogue: house.catalogue, checkText },
    audit: house.audit,
    changes: { callOff: async () => {}, hidden: async () => 'private' },
    compliance: {
      validate: async (...asked) => {
        for (const definition of whileAsked.before ?? []) await become(definition)
        const checked = await house.compliance.validate(...asked)
        for (const definition of whileAsked.after ?? []) await become(definition)
        return checked
      },
    },
  })
  const code = codeOf(await setVisibility(id, 'listed', { owner: OWNER, memberId: 'mia' }))
  const listed = (await house.catalogue.standings.of(house.storage.read, id)).map(({ version, state }) => [
    version,
    state,
  ])
  return { code, listed }
}

test('a version that is checked and stays is listed, and one that breaks a rule is not', async () => {
  expect(await listedDuring(blameless, {})).toEqual({ code: 'granted', listed: [[1, 'listed']] })
  expect(await listedDuring(TOO_GENEROUS, {})).toEqual({ code: 'notPublishable', listed: [] })
})

test.each([
  ['another version is checked, which is changed back after it', { before: [1], after: [0] }],
  ['another version is checked, and stays', { before: [1], after: [] }],
  ['it is changed and changed back before it is checked', { before: [1, 0, 1], after: [0] }],
])('a version that breaks a rule is not listed when %s', async (_, { before, after }) => {
  const of = (numbers: readonly number[]) => numbers.map((number) => (number === 0 ? TOO_GENEROUS : blameless))
  expect(await listedDuring(TOO_GENEROUS, { before: of(before), after: of(after) })).toEqual({
    code: 'busy',
    listed: [],
  })
})

test('a version that was blameless when it was checked is not listed when it has been another one since', async () => {
  expect(await listedDuring(blameless, { after: [TOO_GENEROUS] })).toEqual({ code: 'busy', listed: [] })
  expect(await listedDuring(blameless, { after: [TOO_GENEROUS, blameless] })).toEqual({ code: 'busy', listed: [] })
})

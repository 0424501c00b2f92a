import { createGameInput, type Visibility } from '@spilvaerk/schemas'
import type { Definition } from '@spilvaerk/slot-engine'
import type { Owner } from '../domains/games/catalogue/owner.ts'
import { memberViewer } from '../domains/games/catalogue/service.ts'
import { newBuyer } from './buyers.ts'
import { smallGame } from './games.ts'
import type { House } from './house.ts'
import { value } from './players.ts'

const SYMBOLS = { a: 200, b: 160, c: 130, d: 100, e: 60, f: 34 }

/** A game that breaks no rule, returns 95 % and is proved in a moment. */
export const fairGame = (changes: Partial<Definition> = {}): Definition =>
  smallGame({
    symbols: Object.entries(SYMBOLS).map(([id, pay]) => ({
      ...{ id, kind: 'regular' as const, name: `Frugt ${id}`, emoji: '🍒', pays: { 3: pay } },
    })),
    reelSets: { base: [0, 1, 2].map(() => ({ strip: Object.keys(SYMBOLS), rows: 3 })) },
    features: [],
    ...changes,
  })

export const makeGame = async (house: House, owner: Owner, wish: object = {}) =>
  value(await house.studio.create(createGameInput.parse({ name: 'Mosen', definition: fairGame(), ...wish }), owner))

/** Somebody with an account who makes games. */
export async function newMaker(house: House) {
  const { id, email } = await newBuyer(house)
  const owner = `member:${id}` as const
  const viewer = memberViewer(id)
  return {
    ...{ id, email, owner, viewer },
    make: async (wish: object = {}) => (await makeGame(house, owner, wish)).id,
    revise: async (gameId: number, changes: Partial<Definition>) =>
      value(await house.studio.revise({ id: gameId, definition: { ...fairGame(changes) } }, owner)),
    show: (gameId: number, visibility: Visibility) =>
      house.admission.setVisibility(gameId, visibility, { owner, memberId: id }),
    submit: async (gameId: number) => {
      const submitted = await house.admission.submit(gameId, id, viewer)
      await house.admission.tick()
      return submitted
    },
    of: async (gameId: number) => value(await house.admission.of(gameId, viewer)),
    withdraw: (gameId: number) => house.admission.withdrawOwn(gameId, id, viewer),
  }
}
export type TestMaker = Awaited<ReturnType<typeof newMaker>>

/** What each version of a game is used for, the earliest first. */
export const standingsOf = async ({ catalogue, storage }: House, gameId: number) =>
  (await catalogue.standings.of(storage.read, gameId))
    .map(({ version, state }) => [version, state] as const)
    .sort(([a], [b]) => a - b)

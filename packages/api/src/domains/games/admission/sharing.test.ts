import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { granted } from '../../../platform/refusals/refusals.ts'
import { admitAnyway } from '../../../testing/admitted.ts'
import { smallGame } from '../../../testing/games.ts'
import { type House, openHouse } from '../../../testing/house.ts'
import { fairGame, makeGame, newMaker, standingsOf, type TestMaker } from '../../../testing/makers.ts'
import { createTestClock } from '../../../testing/members.ts'
import { codeOf, value } from '../../../testing/players.ts'

const DAY_MS = 24 * 60 * 60_000
const LINK = 'mosekrogen.dk'
const BY = { by: 'mia@spil.dk', why: 'gennemgået' }
const clock = createTestClock()
let house: House
let maker: TestMaker
beforeAll(async () => {
  house = await openHouse({ clock })
  await house.staff.add(BY.by, 'games', 'operator')
  maker = await newMaker(house)
})
afterAll(() => house.close())

const standings = (id: number) => standingsOf(house, id)
const admitted = (id: number, state?: Parameters<typeof admitAnyway>[2]) =>
  admitAnyway({ services: house, storage: house.storage }, id, state)

test('a visitor shares by link and lists nothing; nobody shows a game that is not there', async () => {
  const { id } = await makeGame(house, 'guest:x')
  const visitor = { owner: 'guest:x', memberId: undefined }
  expect(codeOf(await house.admission.setVisibility(id, 'listed', visitor))).toBe('notLoggedIn')
  expect(await standings(id)).toEqual([])
  value(await house.admission.setVisibility(id, 'shared', visitor))
  expect(await standings(id)).toEqual([[1, 'shared']])
  for (const visibility of ['listed', 'shared', 'private'] as const)
    expect(codeOf(await maker.show(9999, visibility))).toBe('gameNotFound')
})

test('a game that breaks rules is not listed, and is told all of them; by link it may be shared', async () => {
  const id = await maker.make({ definition: smallGame() })
  expect(await maker.show(id, 'listed')).toMatchObject({
    refusal: { code: 'notPublishable', rules: ['GEN-RTP-02', 'GEN-SYM-01'] },
  })
  expect(codeOf(await maker.show(id, 'shared'))).toBe('granted')
})

describe('words that players read are checked:', () => {
  const [first, ...others] = fairGame().symbols
  const withSymbol = (changes: object) => fairGame({ symbols: [{ ...first!, ...changes }, ...others] })
  const withChoice = fairGame({
    features: [
      { type: 'choice', id: 'valg', options: [{ name: LINK, prize: { coins: 10 } }, { prize: { nothing: true } }] },
    ],
    modes: [{ id: 'koeb', name: 'Køb', coins: 20, buys: { feature: 'valg' } }],
  })
  const combinations = [{ name: LINK, slots: [['a'], ['b'], ['c']], coins: 1 }]
  const { name: _, ...nameless } = first!
  const insulting = JSON.parse(
    JSON.stringify(fairGame({ symbols: [nameless, ...others] as never })).replaceAll('"a"', '"luder"'),
  )

  /** What listing such a game is answered, if only its words are checked. */
  const faultsOf = async (words: object, definition = fairGame()) => {
    const unruled = vi.spyOn(house.compliance, 'validate').mockResolvedValue(granted({ details: [] } as never))
    clock.pass(DAY_MS)
    const answer = await maker.show(await maker.make({ ...words, definition }), 'listed')
    unruled.mockRestore()
    return answer
  }

  test.each([
    ['the name', { name: LINK }, undefined, 'name'],
    ['the description', { description: LINK }, undefined, 'description'],
    ['the theme', { theme: 'sorte luder' }, undefined, 'description'],
    ['the name in the definition', {}, fairGame({ name: LINK }), 'description'],
    ['the description in the definition', {}, fairGame({ description: LINK }), 'description'],
    ['the name of a symbol', {}, withSymbol({ name: LINK }), 'description'],
    ['the picture of a symbol', {}, withSymbol({ emoji: LINK }), 'description'],
    ['the id of a symbol without a name', {}, insulting, 'description'],
    ['the name of a jackpot', {}, fairGame({ jackpots: [{ id: 'stor', name: LINK, coins: 20 }] }), 'description'],
    ['the name of a mode', {}, fairGame({ modes: [{ id: 'ekstra', name: LINK, coins: 15 }] }), 'description'],
    ['the name of an option', {}, withChoice, 'description'],
    [
      'the name of a combination',
      {},
      fairGame({ wins: { type: 'lines', lines: [[1, 1, 1]], combinations } }),
      'description',
    ],
  ])('%s', async (_, words, definition, field) => {
    expect(await faultsOf(words, definition)).toMatchObject({ refusal: { code: 'textNotAllowed', field } })
  })

  test('an id that nobody sees, pictures, and words that stand apart are no fault', async () => {
    expect(codeOf(await faultsOf({ description: '' }))).toBe('granted')
    const named = JSON.parse(JSON.stringify(fairGame()).replaceAll('"a"', '"luder"'))
    expect(codeOf(await faultsOf({}, named))).toBe('granted')
    const apart = fairGame({
      symbols: [{ ...first!, name: 'Stolu' }, { ...others[0]!, name: 'Dermis' }, ...others.slice(1)],
    })
    expect(codeOf(await faultsOf({}, apart))).toBe('granted')
  })

  test('a fault is told once, by its words', async () => {
    const text = `Teksten må ikke indeholde links eller webadresser: «${LINK}».`
    expect(await faultsOf({ name: `Spil ${LINK}` }, fairGame({ name: `Spil ${LINK}` }))).toMatchObject({
      refusal: { faults: [{ code: 'link', text }], field: 'name' },
    })
  })
})

describe('listing', () => {
  test('three games a day, and the next one when the first of them is a day old', async () => {
    const busy = await newMaker(house)
    const ids: number[] = []
    for (let n = 0; n < 4; n++) ids.push(await busy.make())
    const [first, second, third, fourth] = ids as [number, number, number, number]
    value(await busy.show(first, 'listed'))
    clock.pass(3_600_500)
    for (const id of [second, third]) value(await busy.show(id, 'listed'))
    // What is listed already counts for nothing.
    value(await busy.show(third, 'listed'))
    expect(await busy.show(fourth, 'listed')).toMatchObject({
      refusal: { code: 'listedTooOften', most: 3, retryAfterS: 82_800 },
    })
    // Taking one back makes no room on the same day.
    value(await busy.show(first, 'private'))
    clock.pass(DAY_MS - 3_600_501)
    expect(await busy.show(fourth, 'listed')).toMatchObject({ refusal: { code: 'listedTooOften', retryAfterS: 1 } })
    clock.pass(1)
    expect(codeOf(await busy.show(fourth, 'listed'))).toBe('granted')
    expect(codeOf(await busy.show(first, 'listed'))).toBe('listedTooOften')
    expect(await standings(fourth)).toEqual([[1, 'listed']])
  })

  test('twenty games at a time', async () => {
    const busy = await newMaker(house)
    let last = 0
    for (let n = 0; n < 20; n++) {
      if (n % 3 === 0) clock.pass(DAY_MS)
      last = await busy.make()
      value(await busy.show(last, 'listed'))
    }
    clock.pass(DAY_MS)
    const more = await busy.make()
    expect(await busy.show(more, 'listed')).toMatchObject({ refusal: { code: 'tooManyListed', most: 20 } })
    value(await busy.show(last, 'private'))
    expect(codeOf(await busy.show(more, 'listed'))).toBe('granted')
  })

  test('a version that took the place of the checked one meanwhile is not listed', async () => {
    const id = await maker.make()
    const validate = house.compliance.validate
    vi.spyOn(house.compliance, 'validate').mockImplementationOnce(async (...asked) => {
      await maker.revise(id, { maxWin: 400 })
      return validate(...asked)
    })
    expect(codeOf(await maker.show(id, 'listed'))).toBe('busy')
    expect(await standings(id)).toEqual([])
  })

  test('a game that carries an advertisement is not listed, and counts for nothing', async () => {
    const busy = await newMaker(house)
    const wrong = await busy.make({ name: `Spil ${LINK}` })
    for (let n = 0; n < 3; n++) expect(codeOf(await busy.show(wrong, 'listed'))).toBe('textNotAllowed')
    expect(await standings(wrong)).toEqual([])
    expect(codeOf(await busy.show(await busy.make(), 'listed'))).toBe('granted')
  })
})

describe('of several versions', () => {
  test.each([
    ['listed', 'private', []],
    ['listed', 'shared', [[2, 'shared']]],
    ['shared', 'listed', [[2, 'listed']]],
    ['shared', 'private', []],
  ] as const)('the first, %s, is hidden when the second becomes %s', async (before, after, expected) => {
    const busy = await newMaker(house)
    const id = await busy.make()
    value(await busy.show(id, before))
    await busy.revise(id, { maxWin: 400 })
    expect(await standings(id)).toEqual([[1, before]])
    value(await busy.show(id, after))
    expect(await standings(id)).toEqual(expected)
  })

  test('one that is shared keeps the link of the one before', async () => {
    const id = await maker.make()
    value(await maker.show(id, 'shared'))
    const { link } = await maker.of(id)
    expect(link).toMatch(/^[\w-]{22}$/)
    await maker.revise(id, { maxWin: 400 })
    value(await maker.show(id, 'shared'))
    expect(await maker.of(id)).toMatchObject({ link, shownVersion: 2 })
  })

  test('the admitted one is changed by nobody; a newer one is shared or private beside it, and not listed', async () => {
    const id = await maker.make()
    await admitted(id)
    for (const visibility of ['listed', 'shared', 'private'] as const)
      expect(codeOf(await maker.show(id, visibility))).toBe('alreadyAdmitted')
    await maker.revise(id, { maxWin: 400 })
    expect(codeOf(await maker.show(id, 'listed'))).toBe('alreadyAdmitted')
    value(await maker.show(id, 'shared'))
    expect(await standings(id)).toEqual([
      [1, 'admitted'],
      [2, 'shared'],
    ])
    value(await maker.show(id, 'private'))
    expect(await standings(id)).toEqual([[1, 'admitted']])
  })

  test('while one is suspended nothing of the game is shown; what is not suspended may be made private', async () => {
    const id = await maker.make()
    value(await maker.show(id, 'shared'))
    await admitted(id, 'suspended')
    for (const visibility of ['listed', 'shared', 'private'] as const)
      expect(codeOf(await maker.show(id, visibility))).toBe('gameSuspended')
    await maker.revise(id, { maxWin: 400 })
    for (const visibility of ['listed', 'shared'] as const)
      expect(codeOf(await maker.show(id, visibility))).toBe('gameSuspended')
    expect(codeOf(await maker.show(id, 'private'))).toBe('granted')
    expect(await standings(id)).toEqual([[1, 'suspended']])
  })

  test('one that was admitted once and is hidden stays for its buyers, and one that was not is its maker’s alone', async () => {
    const id = await maker.make()
    value(await maker.submit(id))
    value(await house.admission.admit(id, BY))
    value(await maker.withdraw(id))
    value(await maker.show(id, 'shared'))
    value(await maker.show(id, 'private'))
    expect(await standings(id)).toEqual([[1, 'withdrawn']])
    const other = await maker.make()
    await admitted(other, 'withdrawn')
    value(await maker.show(other, 'private'))
    expect(await standings(other)).toEqual([[1, 'withdrawn']])
  })
})

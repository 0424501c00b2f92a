import { createGameInput, pieceAt, type TextLanguage, type TextsState, tilePath } from '@spilvaerk/schemas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type House, openHouse } from '../../../testing/house.ts'
import { newMaker, type TestMaker } from '../../../testing/makers.ts'
import { pictureOf } from '../../../testing/pictures.ts'
import { codeOf, value } from '../../../testing/players.ts'
import { ANYBODY } from '../../games/catalogue/service.ts'

let house: House
let maker: TestMaker
beforeAll(async () => {
  house = await openHouse()
  maker = await newMaker(house)
})
afterAll(() => house.close())

const put = async (id: number, slot: string, colour = '#204060', who = maker) =>
  house.art.upload({ id, slot, file: await pictureOf('png', 700, 700, colour), isFramed: false }, who.viewer)
const seenBy = async (id: number, viewer = maker.viewer) => value(await house.catalogue.game(id, viewer))
const fileOf = (art: { readonly slot: string; readonly file?: string }[] | undefined, slot: string) =>
  pieceAt(art, slot)?.file?.slice(0, 64) ?? ''

describe('a picture of one’s own', () => {
  test('is in its place, is kept by its hash, and is no part of what the game is', async () => {
    const id = await maker.make()
    const before = await seenBy(id)
    const { art, shown } = value(await put(id, 'symbol:a'))
    const after = await seenBy(id)
    expect(after).toMatchObject({ definitionHash: before.definitionHash, version: before.version, art })
    expect(after).toMatchObject({
      symbols: expect.arrayContaining([expect.objectContaining({ id: 'a', picture: `/uploads/${art[0]?.file}` })]),
    })
    expect(shown).toBe('painted')
    expect((await house.art.file(fileOf(art, 'symbol:a')))?.bytes.toString('latin1', 0, 4)).toBe('RIFF')
  })

  test('is stored once, and gone when no game has it any more', async () => {
    const [one, other] = [await maker.make(), await maker.make()]
    const { art } = value(await put(one, 'logo', '#112233'))
    const same = value(await put(other, 'logo', '#112233'))
    expect(fileOf(same.art, 'logo')).toBe(fileOf(art, 'logo'))
    // Forty states later the first one is forgotten.
    for (let turn = 0; turn < 20; turn++) {
      value(await house.art.draw(one, 'symbol:a', '🦊', maker.viewer))
      value(await house.art.clear(one, 'logo', maker.viewer))
      value(await house.art.draw(one, 'symbol:a', '🦉', maker.viewer))
    }
    expect(await house.art.file(fileOf(art, 'logo'))).toBeDefined()
    value(await house.art.restore(other, 0, maker.viewer))
    for (const drawing of Array.from({ length: 40 }, (_, turn) => (turn % 2 === 0 ? '🦊' : '🦉')))
      value(await house.art.draw(other, 'symbol:a', drawing, maker.viewer))
    expect(await house.art.file(fileOf(art, 'logo'))).toBeUndefined()
  })

  test('can be taken back and put back, and everything is painted again at 0', async () => {
    const id = await maker.make()
    const first = value(await put(id, 'background', '#010203'))
    const second = value(await put(id, 'background', '#040506'))
    expect(second.revision).toBe(2)
    expect(value(await house.art.restore(id, 1, maker.viewer)).art).toEqual(first.art)
    expect(value(await house.art.restore(id, 2, maker.viewer)).art).toEqual(second.art)
    expect(value(await house.art.restore(id, 0, maker.viewer))).toMatchObject({ art: [], revision: 5 })
    expect((await seenBy(id)).art).toBeUndefined()
    expect(codeOf(await house.art.restore(id, 99, maker.viewer))).toBe('artRevisionUnknown')
  })

  test('a click too many is no change', async () => {
    const id = await maker.make()
    const [, again] = await Promise.all([put(id, 'logo', '#123123'), put(id, 'logo', '#123123')])
    expect(value(again).revisions).toHaveLength(1)
    value(await house.art.draw(id, 'symbol:a', '🦊', maker.viewer))
    expect(value(await house.art.draw(id, 'symbol:a', '🦊', maker.viewer)).revision).toBe(2)
    value(await house.art.restore(id, 0, maker.viewer))
    expect(value(await house.art.restore(id, 0, maker.viewer)).revision).toBe(3)
  })

  test('another drawing stands in the place of a symbol’s own', async () => {
    const id = await maker.make()
    value(await house.art.draw(id, 'symbol:b', '🦉', maker.viewer))
    expect(await seenBy(id)).toMatchObject({
      paytable: expect.arrayContaining([expect.objectContaining({ symbolId: 'b', emoji: '🦉' })]),
    })
  })
})

test.each([
  ['a symbol that the game has not', 'symbol:constructor', 'artSlotUnknown'],
  ['a place that there is not', 'symbol:__proto__', 'artSlotUnknown'],
])('%s takes no picture', async (_, slot, code) => {
  const id = await maker.make()
  expect(codeOf(await put(id, slot))).toBe(code)
  expect(codeOf(await house.art.draw(id, slot, '🦊', maker.viewer))).toBe(code)
})

test('somebody else’s game takes none, and a private one is not there for others', async () => {
  const other = await newMaker(house)
  const id = await maker.make()
  expect(codeOf(await put(id, 'logo', '#000', other))).toBe('gameNotFound')
  expect(codeOf(await put(1, 'logo', '#000', other))).toBe('notYours')
  expect(codeOf(await house.art.of(1, other.viewer))).toBe('notYours')
})

describe('who sees it', () => {
  const DECISION = { by: 'spil@spilvaerk.dk', why: 'set igennem' }
  beforeAll(() => house.staff.add(DECISION.by, 'games', 'operator'))

  test('others see what is painted until staff have looked at it, and the approved state while there is a newer one', async () => {
    const id = await maker.make()
    value(await maker.show(id, 'listed'))
    const { art } = value(await put(id, 'tile', '#111111'))
    expect((await seenBy(id, ANYBODY)).art).toBeUndefined()
    expect((await house.art.waiting()).map((one) => one.id)).toContain(id)
    value(await house.art.decide(id, 'show', DECISION))
    expect((await seenBy(id, ANYBODY)).art).toEqual(art)
    expect(value(await put(id, 'tile', '#222222')).shown).toBe('older')
    expect((await seenBy(id, ANYBODY)).art).toEqual(art)
    value(await house.art.decide(id, 'paint', DECISION))
    expect((await seenBy(id, ANYBODY)).art).toBeUndefined()
  })

  test('whoever has the link of a shared game sees it as its maker does', async () => {
    const id = await maker.make()
    value(await maker.show(id, 'shared'))
    const { art } = value(await put(id, 'logo', '#333333'))
    const [standing] = await house.catalogue.standings.of(house.storage.read, id)
    expect((await seenBy(id, { owners: [], link: standing?.link ?? '' })).art).toEqual(art)
  })

  test('what staff take down is shown by no copy either, and the decision is in the log of both', async () => {
    const id = await maker.make()
    value(await put(id, 'logo', '#454545'))
    value(await put(id, 'tile', '#464646'))
    value(await house.art.decide(id, 'show', DECISION))
    const { definition } = value(await house.catalogue.definition(id, maker.viewer))
    const input = createGameInput.parse({ name: 'Kopi', definition: { ...definition }, copyOf: id })
    const copy = value(await house.copies.create(input, maker.owner))
    value(await put(copy.id, 'background', '#474747'))
    value(await house.art.decide(copy.id, 'show', DECISION))
    const { looking } = house.art
    const hash = fileOf(copy.art, 'logo')
    const audience = () => looking.audienceOf(hash, async () => ({ viewer: ANYBODY, isOwnPage: false }), undefined)
    expect(await audience()).toBe('everybody')

    value(await house.art.decide(id, 'paint', DECISION))
    expect(await audience()).toBeUndefined()
    const { shownArt } = (await house.catalogue.art.of(house.storage.read, copy.id))!
    expect(shownArt?.map(({ slot }) => slot)).toEqual(['background'])
    expect((await house.art.waiting()).map((one) => one.id)).toEqual(expect.arrayContaining([id, copy.id]))
    for (const game of [id, copy.id])
      expect((await house.audit.of(`game:${game}`)).at(-1)).toMatchObject({ action: 'art.paint', why: DECISION.why })
    expect(await house.art.file(hash)).toBeDefined()
  })

  test('only staff decide, and each decision is in the log', async () => {
    const id = await maker.make()
    await put(id, 'logo', '#444444')
    expect(codeOf(await house.art.decide(id, 'show', { by: 'x@example.dk', why: 'x' }))).toBe('notStaff')
    value(await house.art.decide(id, 'show', DECISION))
    expect((await house.audit.of(`game:${id}`)).map(({ action }) => action)).toEqual(['look.place', 'art.show'])
  })
})

describe('the look of a game', () => {
  test('is chosen by its maker, is seen by all, and is no part of what the game is', async () => {
    const id = await maker.make()
    const before = await seenBy(id)
    value(await house.art.dress(id, { place: 'mine', metal: 'copper' }, maker.viewer))
    const after = await seenBy(id)
    expect(after.config.presentation?.look).toEqual({ place: 'mine', metal: 'copper' })
    expect(after).toMatchObject({ definitionHash: before.definitionHash, version: before.version })
    expect(tilePath(after)).not.toBe(tilePath(before))
    value(await house.art.dress(id, {}, maker.viewer))
    expect((await seenBy(id)).config.presentation?.look).toEqual({})
  })

  test('is nobody else’s to choose', async () => {
    const id = await maker.make()
    const other = await newMaker(house)
    expect(codeOf(await house.art.dress(id, { place: 'mine' }, other.viewer))).toBe(
      codeOf(await house.art.clear(id, 'logo', other.viewer)),
    )
    expect((await seenBy(id)).config.presentation?.look).toBeUndefined()
  })
})

describe('what is written of a game', () => {
  const write = (id: number, language: TextLanguage, place: string, text: string, owner = maker.owner) =>
    house.texts.write({ id, texts: [{ language, place, text }] }, owner)
  const toldIn = (state: TextsState, language: TextLanguage) => state.told.find((one) => one.language === language)
  const textAt = (state: TextsState, language: TextLanguage, place: string) =>
    toldIn(state, language)?.texts.find((one) => one.place === place)

  test('is kept by language, falls back to English and then to Danish, and is no part of what the game is', async () => {
    const id = await maker.make()
    const before = await seenBy(id)
    const first = value(await house.texts.of(id, maker.owner))
    expect(textAt(first, 'fi', 'name')).toMatchObject({ text: before.name, source: 'original' })
    value(await write(id, 'da', 'name', 'Havnens Lys'))
    expect(textAt(value(await house.texts.of(id, maker.owner)), 'fi', 'name')).toMatchObject({
      ...{ text: 'Havnens Lys', language: 'da', source: 'hand' },
    })
    value(await write(id, 'en', 'name', 'Harbour Lights'))
    const state = value(await write(id, 'de', 'symbol:a', 'Anker'))
    expect(textAt(state, 'fi', 'name')).toMatchObject({ text: 'Harbour Lights', language: 'en' })
    expect(textAt(state, 'da', 'name')).toMatchObject({ text: 'Havnens Lys', language: 'da' })
    expect(textAt(state, 'de', 'symbol:a')).toMatchObject({ text: 'Anker', language: 'de', source: 'hand' })
    expect(toldIn(state, 'de')?.rules.map(({ language }) => language)).toEqual(['de', 'en'])
    const after = value(await house.catalogue.game(id, maker.viewer, 'en'))
    expect(after).toMatchObject({ name: before.name, title: 'Harbour Lights' })
    expect(after).toMatchObject({ definitionHash: before.definitionHash, version: before.version })
  })

  test('stands before the rules, in the pay table too, and is taken back by an empty text', async () => {
    const id = await maker.make()
    value(await write(id, 'en', 'rules', 'Best with tea.\n\n  And biscuits. '))
    value(await write(id, 'en', 'symbol:a', 'Teapot'))
    const shown = value(await house.catalogue.game(id, maker.viewer, 'en'))
    expect(shown.rules[0]).toBe('Best with tea.')
    expect(shown).toMatchObject({ paytable: expect.arrayContaining([expect.objectContaining({ name: 'Teapot' })]) })
    const state = value(await write(id, 'en', 'symbol:a', ''))
    expect(state.texts.map(({ place }) => place)).toEqual(['rules'])
    expect(state.revisions[0]).toMatchObject({
      ...{ revision: 3, version: 1, by: 'you' },
      changes: [{ language: 'en', place: 'symbol:a', from: 'Teapot', to: '' }],
    })
  })

  test('loses nothing where two write at once', async () => {
    const id = await maker.make()
    await Promise.all([write(id, 'sv', 'name', 'Hamnljus'), write(id, 'fi', 'name', 'Sataman valot')])
    const { texts } = value(await house.texts.of(id, maker.owner))
    expect(texts.map(({ text }) => text).sort()).toEqual(['Hamnljus', 'Sataman valot'])
  })

  test.each([
    ['symbol:findes-ikke', 'Navn', 'textPlaceUnknown'],
    ['name', 'Se mere på www.spil.example', 'textUnfit'],
    ['description', 'A slot for kids with Pikachu', 'textUnfit'],
  ])('%s: %s is refused as %s', async (place, text, code) => {
    expect(codeOf(await write(await maker.make(), 'en', place, text))).toBe(code)
  })

  test('is its maker’s alone to see and to change', async () => {
    const id = await maker.make()
    const other = await newMaker(house)
    expect(codeOf(await house.texts.of(id, other.owner))).toBe('gameNotFound')
    expect(codeOf(await write(id, 'en', 'name', 'Mine now', other.owner))).toBe('gameNotFound')
  })

  test('is read by players as it was when the game was admitted', async () => {
    const id = await maker.make()
    value(await write(id, 'en', 'name', 'Harbour Lights'))
    const { definitionHash, version } = await seenBy(id)
    await house.storage.tx((db) =>
      house.catalogue.standings.set(db, { gameId: id, definitionHash, version }, 'admitted', new Date()),
    )
    value(await write(id, 'en', 'name', 'Quiet Harbour'))
    expect(value(await house.catalogue.game(id, undefined, 'en'))).toMatchObject({ title: 'Harbour Lights' })
    expect((await house.catalogue.list('en')).find((game) => game.id === id)).toMatchObject({ title: 'Harbour Lights' })
    expect(value(await house.catalogue.game(id, maker.viewer, 'en'))).toMatchObject({ title: 'Quiet Harbour' })
  })

  test('goes along with a copy, as do look and pictures, and each changes alone from then on', async () => {
    const id = await maker.make()
    value(await write(id, 'en', 'name', 'Harbour Lights'))
    value(await put(id, 'logo', '#abcdef'))
    value(await house.art.dress(id, { place: 'fjord' }, maker.viewer))
    const found = value(await house.catalogue.definition(id, maker.viewer))
    const input = createGameInput.parse({ name: 'Kopi', definition: { ...found.definition }, copyOf: id })
    const copy = value(await house.copies.create(input, maker.owner, 'en'))
    expect(copy).toMatchObject({ title: 'Harbour Lights', config: { presentation: { look: { place: 'fjord' } } } })
    expect(copy.art).toEqual((await seenBy(id)).art)
    value(await house.art.clear(copy.id, 'logo', maker.viewer))
    expect(await house.art.file(fileOf((await seenBy(id)).art, 'logo'))).toBeDefined()
  })
})

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { verifyAudit } from '../../../platform/audit/service.ts'
import { runSql } from '../../../testing/database.ts'
import { type House, openHouse } from '../../../testing/house.ts'
import { newMaker, standingsOf, type TestMaker } from '../../../testing/makers.ts'
import { createTestClock, mailsTo, PASSWORD } from '../../../testing/members.ts'
import { codeOf, value } from '../../../testing/players.ts'
import { argon2Passwords } from '../../people/accounts/passwords.ts'
import { createGate } from './gate.ts'

const BY = { by: 'mia@spil.dk', why: 'gennemgået' }
const clock = createTestClock()
let house: House
beforeAll(async () => {
  house = await openHouse({ clock })
  await house.staff.add(BY.by, 'games', 'operator')
  await house.staff.add('ole@spil.dk', 'payments', 'operator')
})
afterAll(async () => {
  expect(await verifyAudit(house.storage.read)).toMatchObject({ ok: true })
  await house.close()
})

type Action = 'admit' | 'reject' | 'suspend' | 'restore' | 'withdraw'
const ACTIONS = ['admit', 'reject', 'suspend', 'restore', 'withdraw'] as const

/** A game, and what is done about it. */
async function newGame(wish: object = {}, by?: TestMaker) {
  const maker = by ?? (await newMaker(house))
  const id = await maker.make(wish)
  const decide = (action: Action, by = BY) => house.admission[action](id, by)
  return {
    ...{ id, maker, decide },
    submit: () => maker.submit(id),
    /** Decides what must not be refused. */
    be: async (...actions: Action[]) => {
      for (const action of actions) value(await decide(action))
    },
    standings: () => standingsOf(house, id),
    submission: async () => (await maker.of(id)).submission,
    story: () => house.audit.of(`game:${id}`),
    newest: async () => (await house.catalogue.standings.game(house.storage.read, id))!,
    mails: async () => {
      await house.mail.deliver()
      return mailsTo(house, maker.email, 0)
    },
  }
}
type TestGame = Awaited<ReturnType<typeof newGame>>

/** While the decision is checked, something else happens. */
function meanwhile(happens: () => Promise<unknown>) {
  const validate = house.compliance.validate
  vi.spyOn(house.compliance, 'validate').mockImplementationOnce(async (...asked) => {
    const checked = await validate(...asked)
    await happens()
    return checked
  })
}

describe('whoever decides', () => {
  test.each(ACTIONS)('%s: is staff for games, and not the maker', async (action) => {
    const game = await newGame()
    value(await game.submit())
    if (action === 'withdraw') await game.be('admit')
    if (action === 'restore') await game.be('suspend')
    const before = await game.story()
    expect(codeOf(await game.decide(action, { ...BY, by: 'ole@spil.dk' }))).toBe('staffRoleMissing')
    expect(codeOf(await game.decide(action, { ...BY, by: 'ingen@spil.dk' }))).toBe('notStaff')
    const own = game.maker.email.toUpperCase()
    await house.staff.add(own, 'admin', 'operator')
    expect(codeOf(await game.decide(action, { ...BY, by: own }))).toBe('makerMayNotDecide')
    expect(await game.story()).toEqual(before)
    expect(await game.decide(action)).toMatchObject({ ok: true, value: { id: game.id, name: 'Mosen' } })
    expect(codeOf(await house.admission[action](9999, BY))).toBe('gameNotFound')
  })

  test('does not work on the game in any role', async () => {
    const game = await newGame()
    value(await game.submit())
    const other = await newMaker(house)
    await house.staff.add(other.email, 'admin', 'operator')
    await house.storage.tx((db) =>
      house.catalogue.members.add(db, { gameId: game.id, memberId: other.id, role: 'viewer', since: clock.now() }),
    )
    expect(codeOf(await game.decide('admit', { ...BY, by: other.email }))).toBe('makerMayNotDecide')
    expect(await game.standings()).toEqual([])
    const pictures = house.art.decide(game.id, 'show', { ...BY, by: other.email })
    expect(codeOf(await pictures)).toBe('makerMayNotDecide')
  })

  test('has not worked on the game before', async () => {
    const game = await newGame()
    const other = await newMaker(house)
    await house.staff.add(game.maker.email, 'admin', 'operator')
    await house.storage.tx((db) =>
      house.catalogue.members.add(db, { gameId: game.id, memberId: other.id, role: 'artist', since: clock.now() }),
    )
    const [{ id: number = 0 } = {}] = await house.catalogue.members.of(house.storage.read, game.id)
    value(await house.team.offer(game.id, number, game.maker.id))
    value(await house.team.takeOver(game.id, other.id))
    value(await house.team.leave(game.id, game.maker.id))
    value(await other.submit(game.id))
    expect(codeOf(await game.decide('admit', { ...BY, by: game.maker.email }))).toBe('makerMayNotDecide')
    await game.be('admit')
  })

  test('decides about a game of the casino, which has no maker', async () => {
    value(await house.admission.suspend(1, BY))
    expect(await standingsOf(house, 1)).toEqual([[1, 'suspended']])
    value(await house.admission.restore(1, BY))
    expect(await standingsOf(house, 1)).toEqual([[1, 'admitted']])
  })
})

describe('a game that is admitted', () => {
  test('takes money from then on; what was proved is recorded, and its maker is told', async () => {
    const game = await newGame()
    value(await game.submit())
    const { definitionHash, config } = await game.newest()
    clock.pass(1000)
    await game.be('admit')
    expect(await game.standings()).toEqual([[1, 'admitted']])
    expect(await game.submission()).toMatchObject({
      ...{ state: 'admitted', why: BY.why, decidedAt: clock.now().toISOString(), faults: [] },
    })
    expect(await game.story()).toMatchObject([
      {
        ...{ actor: BY.by, action: 'game.admit', why: BY.why },
        details: { definitionHash, version: 1, proof: { modes: [{ mode: 'base' }] }, config },
      },
    ])
    expect(await game.mails()).toMatchObject([
      { subject: 'Mosen er godkendt', text: expect.stringContaining(`Begrundelse: ${BY.why}`) },
    ])
  })

  test('was submitted, proved and not decided before', async () => {
    const game = await newGame()
    expect(codeOf(await game.decide('admit'))).toBe('notSubmitted')
    expect(codeOf(await game.decide('reject'))).toBe('notSubmitted')
    value(await game.submit())
    await game.be('reject')
    expect(codeOf(await game.decide('admit'))).toBe('notSubmitted')
    expect(codeOf(await game.decide('reject'))).toBe('notSubmitted')
    value(await game.submit())
    await game.be('admit')
    expect(codeOf(await game.decide('admit'))).toBe('notSubmitted')
    expect(codeOf(await game.decide('reject'))).toBe('notSubmitted')
    expect((await game.story()).map(({ action }) => action)).toEqual(['game.reject', 'game.admit'])
  })

  test('is the newest version, by its number: not one that was changed and changed back', async () => {
    const game = await newGame()
    value(await game.submit())
    await game.maker.revise(game.id, { maxWin: 400 })
    expect(codeOf(await game.decide('admit'))).toBe('notSubmitted')
    value(await game.submit())
    meanwhile(async () => {
      await game.maker.revise(game.id, {})
      await game.maker.revise(game.id, { maxWin: 400 })
    })
    expect(codeOf(await game.decide('admit'))).toBe('notSubmitted')
    expect(await game.standings()).toEqual([])
  })

  test('was not rejected while it was checked', async () => {
    const game = await newGame()
    value(await game.submit())
    meanwhile(() => game.be('reject'))
    expect(codeOf(await game.decide('admit'))).toBe('notSubmitted')
    expect(await game.standings()).toEqual([])
    expect((await game.mails()).map(({ subject }) => subject)).toEqual(['Mosen er ikke godkendt'])
  })

  test('has the texts that were looked at, and no others', async () => {
    const game = await newGame()
    value(await game.submit())
    const write = (text: string) =>
      house.storage.tx((db) => house.catalogue.texts.set(db, game.id, [{ language: 'de', place: 'name', text }]))
    const mark = async () => value(await house.admission.texts(game.id)).mark
    expect(await mark()).toBeUndefined()
    await write('Das Moor')
    expect(codeOf(await game.decide('admit'))).toBe('textsNotSeen')
    const seen = await mark()
    await write('Etwas ganz anderes')
    expect(codeOf(await house.admission.admit(game.id, { ...BY, texts: seen }))).toBe('textsNotSeen')
    expect(await game.standings()).toEqual([])
    const now = await mark()
    value(await house.admission.admit(game.id, { ...BY, texts: now }))
    expect((await game.story()).at(-1)).toMatchObject({ details: { texts: now } })
    expect(codeOf(await house.admission.texts(9999))).toBe('gameNotFound')
  })

  test('breaks no rule that holds by then, and has no words that may not be listed', async () => {
    const game = await newGame()
    value(await game.submit())
    const fault = { severity: 'block', rule: 'NY-01', explanation: 'En ny regel.' }
    const rules = vi.spyOn(house.compliance, 'validate')
    rules.mockResolvedValueOnce({ ok: true, value: { details: [fault, { ...fault, severity: 'warn' }] } } as never)
    expect(await game.decide('admit')).toMatchObject({
      refusal: { code: 'notAdmissible', faults: [{ code: 'NY-01', text: 'En ny regel.' }] },
    })
    rules.mockResolvedValueOnce({ ok: false, refusal: { code: 'busy' } })
    expect(codeOf(await game.decide('admit'))).toBe('busy')
    const wordy = await newGame({ name: 'Spil guldkasino.dk' })
    value(await wordy.submit())
    expect(codeOf(await wordy.decide('admit'))).toBe('textNotAllowed')
    expect([await game.standings(), await wordy.standings()]).toEqual([[], []])
  })

  test('takes the place of the version that was admitted before', async () => {
    const game = await newGame()
    for (const maxWin of [500, 400]) {
      await game.maker.revise(game.id, { maxWin })
      value(await game.submit())
      await game.be('admit')
    }
    expect((await game.standings()).map(([, state]) => state)).toEqual(['withdrawn', 'admitted'])
  })
})

test('a game that is rejected is told why, and may be submitted again', async () => {
  const game = await newGame()
  value(await game.submit())
  value(await game.decide('reject', { ...BY, why: 'navnet findes' }))
  const { definitionHash } = await game.newest()
  expect(await game.submission()).toMatchObject({
    ...{ state: 'rejected', why: 'navnet findes', decidedAt: clock.now().toISOString() },
  })
  expect(await game.story()).toMatchObject([
    { action: 'game.reject', why: 'navnet findes', details: { definitionHash } },
  ])
  expect(await game.mails()).toMatchObject([
    { subject: 'Mosen er ikke godkendt', text: expect.stringContaining('Begrundelse: navnet findes') },
  ])
  value(await game.submit())
  expect(await game.submission()).toMatchObject({ state: 'pending', why: null, decidedAt: null })
})

describe('a game that is suspended', () => {
  const admit = async (game: TestGame) => {
    value(await game.submit())
    await game.be('admit')
  }

  test('shows no version, and what waits is rejected; its maker is told', async () => {
    const game = await newGame()
    await admit(game)
    const first = await game.newest()
    await game.maker.revise(game.id, { maxWin: 400 })
    value(await game.maker.show(game.id, 'shared'))
    value(await game.submit())
    const second = await game.newest()
    await game.be('suspend')
    expect(await game.standings()).toEqual([
      [1, 'suspended'],
      [2, 'suspended'],
    ])
    expect(await game.submission()).toMatchObject({
      ...{ state: 'rejected', why: BY.why, decidedAt: clock.now().toISOString() },
    })
    const entry = (await game.story()).find(({ action }) => action === 'game.suspend')
    expect(entry).toMatchObject({ action: 'game.suspend', why: BY.why })
    expect(entry?.details).toEqual({
      stopped: expect.arrayContaining([
        { definitionHash: first.definitionHash, was: 'admitted' },
        { definitionHash: second.definitionHash, was: 'shared' },
      ]),
    })
    expect((await game.mails()).map(({ subject }) => subject)).toContain('Mosen er stoppet')
    await game.be('restore')
    expect(await game.standings()).toEqual([[1, 'admitted']])
    expect((await game.story()).at(-1)).toMatchObject({ action: 'game.restore' })
  })

  test('keeps what was decided of it before', async () => {
    const [admitted, rejected] = [await newGame(), await newGame()]
    await admit(admitted)
    value(await rejected.submit())
    await rejected.be('reject')
    for (const game of [admitted, rejected]) value(await game.decide('suspend', { ...BY, why: 'en fejl' }))
    expect([await admitted.submission(), await rejected.submission()]).toMatchObject([
      { state: 'admitted', why: BY.why },
      { state: 'rejected', why: BY.why },
    ])
  })

  test('while it is being proved is rejected, too', async () => {
    const game = await newGame()
    meanwhile(() => game.be('suspend'))
    value(await game.submit())
    expect(await game.submission()).toMatchObject({ state: 'rejected', why: BY.why })
  })

  test.each(['listed', 'shared', 'private'] as const)('and was %s, is private when it is restored', async (before) => {
    const game = await newGame()
    value(await game.maker.show(game.id, before))
    await game.be('suspend')
    expect(await game.standings()).toEqual([[1, 'suspended']])
    await game.be('restore')
    expect(await game.standings()).toEqual([])
    const { definitionHash } = await game.newest()
    expect((await game.story()).at(-1)?.details).toEqual({ restored: [{ definitionHash, is: 'private' }] })
    expect(codeOf(await game.decide('restore'))).toBe('notSuspended')
  })

  test('twice is what it was before the first time', async () => {
    const game = await newGame()
    await admit(game)
    await game.be('suspend', 'suspend', 'restore')
    expect(await game.standings()).toEqual([[1, 'admitted']])
  })

  test('after it was withdrawn takes no money when it is restored, whatever it was once', async () => {
    const game = await newGame()
    await admit(game)
    await game.be('suspend', 'restore', 'withdraw', 'suspend')
    expect(await game.standings()).toEqual([[1, 'suspended']])
    await game.be('restore')
    expect(await game.standings()).toEqual([[1, 'withdrawn']])
  })

  test('leaves the versions alone that were withdrawn', async () => {
    const game = await newGame()
    await admit(game)
    await game.be('withdraw')
    await game.maker.revise(game.id, { maxWin: 400 })
    value(await game.maker.show(game.id, 'shared'))
    await game.be('suspend')
    expect(await game.standings()).toEqual([
      [1, 'withdrawn'],
      [2, 'suspended'],
    ])
  })
})

describe('a game that is withdrawn', () => {
  test('was admitted; the version that was is recorded', async () => {
    const game = await newGame()
    value(await game.maker.show(game.id, 'shared'))
    expect(codeOf(await game.decide('withdraw'))).toBe('notToWithdraw')
    value(await game.submit())
    await game.be('admit')
    const { definitionHash } = await game.newest()
    await game.maker.revise(game.id, { maxWin: 400 })
    await game.be('withdraw')
    expect(await game.standings()).toEqual([[1, 'withdrawn']])
    expect((await game.story()).at(-1)).toMatchObject({ action: 'game.withdraw', details: { definitionHash } })
    expect(codeOf(await game.decide('withdraw'))).toBe('notToWithdraw')
  })
})

describe('what waits is not decided any more', () => {
  const OWNER = {
    withdrawn: ({ maker, id }: TestGame) => maker.withdraw(id),
    'made private': ({ maker, id }: TestGame) => maker.show(id, 'private'),
    'without its owner': async ({ maker }: TestGame) => {
      const passwordHash = value(await argon2Passwords.hash(PASSWORD))
      await runSql(house.storage, `UPDATE members SET password_hash = '${passwordHash}' WHERE id = '${maker.id}'`)
      const leaver = { id: maker.id, kind: 'player' as const, username: '', sessionId: '' }
      return house.accounts.deleteAccount(leaver, PASSWORD)
    },
  }
  test.each(Object.entries(OWNER))('when the game is %s', async (_, decidedBy) => {
    const game = await newGame()
    value(await game.submit())
    await game.be('admit')
    await game.maker.revise(game.id, { maxWin: 400 })
    value(await game.submit())
    expect(await decidedBy(game)).toMatchObject({ ok: true })
    expect(codeOf(await game.decide('admit'))).toBe('notSubmitted')
    const { waiting } = house.admission
    expect((await waiting()).submissions.filter(({ gameId }) => gameId === game.id)).toEqual([])
    expect(await game.submission()).toMatchObject({ state: 'failed', faults: [{ code: 'withdrawn' }] })
  })

  test('by the word of whom staff gave the game to: the new owner submits it', async () => {
    const [game, heir] = [await newGame(), await newMaker(house)]
    await house.storage.tx((db) =>
      house.catalogue.members.add(db, { gameId: game.id, memberId: heir.id, role: 'viewer', since: clock.now() }),
    )
    value(await game.submit())
    await runSql(house.storage, `UPDATE members SET deleted_at = created_at WHERE id = '${game.maker.id}'`)
    value(await house.team.assign(game.id, heir.email, BY))
    expect(codeOf(await game.decide('admit'))).toBe('notSubmitted')
    value(await heir.submit(game.id))
    await game.be('admit')
  })
})

test('money is moved by the admitted version, and by no other', async () => {
  const game = await newGame()
  const gate = createGate(house.catalogue)
  const { read } = house.storage
  const { definitionHash } = await game.newest()
  const may = async (hash: string) => codeOf(await gate.mayMoveMoney(read, game.id, hash))
  value(await game.maker.show(game.id, 'listed'))
  expect(await may(definitionHash)).toBe('gameNotAdmitted')
  value(await game.submit())
  await game.be('admit')
  expect(await may(definitionHash)).toBe('granted')
  const { definitionHash: newer } = await game.maker.revise(game.id, { maxWin: 400 })
  value(await game.maker.show(game.id, 'shared'))
  expect([await may(newer), await may(definitionHash)]).toEqual(['gameNotAdmitted', 'granted'])
  expect(await gate.admittedVersion(read, game.id)).toEqual({ ok: true, value: definitionHash })
  await game.be('withdraw')
  expect(await may(definitionHash)).toBe('gameNotAdmitted')
})

test('a maker who is written to in English is told of decisions in English', async () => {
  const game = await newGame()
  await runSql(house.storage, `UPDATE members SET language = 'en' WHERE id = '${game.maker.id}'`)
  await game.submit()
  await game.be('reject')
  clock.pass(1000)
  await game.submit()
  await game.be('admit')
  clock.pass(1000)
  await game.be('suspend')
  expect(await game.mails()).toMatchObject([
    { subject: 'Mosen has not been approved', text: expect.stringContaining('Reason: gennemgået') },
    { subject: 'Mosen has been approved', text: expect.stringContaining('bought and leased') },
    { subject: 'Mosen has been suspended', text: expect.stringContaining('See your games:') },
  ])
})

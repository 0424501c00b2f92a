import { TRPCError } from '@trpc/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newBuyer } from '../../testing/buyers.ts'
import { addMember, fillDisk } from '../../testing/database.ts'
import { type House, openHouse } from '../../testing/house.ts'
import { keptLog } from '../../testing/log.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const logged = (err: unknown) => {
  const { log, lines, text } = keptLog()
  log.error({ err }, 'sådan gik det')
  return { line: lines()[0], text: text() }
}
/** As drizzle tells it where a database answers later. */
const queryError = (query: string, params: readonly string[], cause: unknown) =>
  Object.assign(new Error(`Failed query: ${query}\nparams: ${params}`, { cause }), { query, params })
const failureOf = (work: Promise<unknown>) => work.then(() => undefined).catch((error: unknown) => error)

test('what was to be stored is not in the log when the database refuses it', async () => {
  const { id, email } = await newBuyer(house)
  const refused = await failureOf(
    addMember(house.storage, {
      ...{ id, username: 'hemmelig', usernameKey: 'hemmelig', email, emailKey: email, passwordHash: 'argon2-aske' },
      ...{ phoneNumber: null, firstName: 'Åse', lastName: 'Bjørn', companyName: null, cvrNumber: null },
      ...{ kind: 'player', subscription: 'free', marketingOptIn: false, createdAt: new Date(0), activatedAt: null },
    }),
  )
  const told = queryError('insert into members', [id, email, 'argon2-aske'], refused)
  const outer = new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause: told })
  expect(outer.message).toContain(email)
  for (const error of [refused, told, outer, new AggregateError([outer], 'en af dem')]) {
    const { text } = logged(error)
    expect(text).toContain('UNIQUE constraint failed')
    for (const secret of [email, id, 'hemmelig', 'argon2-aske', 'Bjørn']) expect(text).not.toContain(secret)
  }
  expect(logged(outer).line.err).toMatchObject({ code: 'SQLITE_CONSTRAINT_UNIQUE', query: 'insert into members' })
})

test('a full disk is one line without a stack', async () => {
  await fillDisk(house.storage)
  const full = await failureOf(
    newBuyer(house).then(() => Promise.all(Array.from({ length: 500 }, () => newBuyer(house)))),
  )
  expect(logged(full).line.err).toEqual({
    ...{ type: 'SqliteError', code: 'SQLITE_FULL', message: 'database or disk is full' },
  })
})

test('a fault of the program keeps its stack and its cause', () => {
  const { line } = logged(new Error('ydre', { cause: new TypeError('indre') }))
  expect(line.err).toMatchObject({
    message: 'ydre',
    stack: expect.stringContaining('.test.ts'),
    cause: { message: 'indre' },
  })
  expect(logged('kastet').line.err).toEqual({ type: 'string', message: 'kastet' })
})

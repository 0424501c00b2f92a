import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { runCommand } from '../../../control/commands.ts'
import { verifyAudit } from '../../../platform/audit/service.ts'
import { DIALECT } from '../../../platform/storage/dialect.ts'
import { runSql } from '../../../testing/database.ts'
import { openHouse } from '../../../testing/house.ts'
import { codeOf } from '../../../testing/players.ts'

async function open() {
  const house = await openHouse()
  onTestFinished(() => house.close())
  const run = async (...words: string[]) => {
    const said: string[] = []
    const status = await runCommand(house, ['staff', ...words], (line) => said.push(line))
    return { status, said }
  }
  return { house, run }
}

test('staff are kept by address, whatever its case, and every change is recorded', async () => {
  const { house, run } = await open()
  expect((await run('add', 'Anna@Example.dk', '--role', 'games')).status).toBe(0)
  expect((await run('add', 'anna@example.dk', '--role', 'payments')).status).toBe(0)
  expect((await run('add', 'bo@example.dk', '--role', 'admin')).status).toBe(0)
  expect((await run('list')).said).toEqual(['anna@example.dk  payments', 'bo@example.dk  admin'])
  const { staff, storage } = house
  expect(codeOf(await staff.require(storage.read, 'ANNA@example.dk', 'payments'))).toBe('granted')
  expect(codeOf(await staff.require(storage.read, 'anna@example.dk', 'games'))).toBe('staffRoleMissing')
  expect(codeOf(await staff.require(storage.read, 'bo@example.dk', 'games'))).toBe('granted')
  expect(codeOf(await staff.require(storage.read, 'nobody@example.dk', 'games'))).toBe('notStaff')
  expect(await staff.addressesOf(storage.read, 'payments')).toEqual(['anna@example.dk', 'bo@example.dk'])
  expect((await run('remove', 'ANNA@example.dk')).status).toBe(0)
  expect(await run('remove', 'anna@example.dk')).toEqual({ status: 1, said: ['anna@example.dk er ikke medarbejder'] })
  const recorded = await house.audit.of('staff:anna@example.dk')
  expect(recorded.map(({ action, why, actor }) => [action, why, actor])).toEqual([
    ['staff.add', 'games', 'operator'],
    ['staff.add', 'payments', 'operator'],
    ['staff.remove', 'removed', 'operator'],
  ])
})

test.each([
  [[]],
  [['add', 'anna@example.dk']],
  [['add', 'anna@example.dk', '--role', 'king']],
  [['add', 'anna', '--role', 'games']],
  [['add', 'anna@example.dk', 'bo@example.dk', '--role', 'games']],
  [['list', 'all']],
  [['promote', 'anna@example.dk']],
])('%j is answered with how it is used, and changes nothing', async (words) => {
  const { house, run } = await open()
  const { status, said } = await run(...words)
  expect([status, said[0]]).toEqual([2, 'Usage: staff add <address> --role <games | payments | admin>'])
  expect(await house.staff.list()).toEqual([])
})

const dropTrigger = (name: string) => `DROP TRIGGER ${name}${DIALECT === 'postgres' ? ' ON audit_entries' : ''}`

test('the audit log cannot be changed, and a change that is made all the same is found', async () => {
  const { house } = await open()
  const { storage, audit } = house
  // The first is of the game that the casino has admitted.
  const record = (why: string) =>
    storage.tx((db) => audit.record(db, { actor: 'system', action: 'x', subject: `y:${randomUUID()}`, why }))
  for (const why of ['a', 'b', 'c']) await record(why)
  expect(await verifyAudit(storage.read)).toMatchObject({ ok: true, entries: 4 })
  await expect(runSql(storage, "UPDATE audit_entries SET why = 'd' WHERE id = 2")).rejects.toThrow(/never changes/)
  await expect(runSql(storage, 'DELETE FROM audit_entries WHERE id = 3')).rejects.toThrow(/never deleted/)
  await runSql(storage, dropTrigger('audit_entries_keep'), "UPDATE audit_entries SET why = 'd' WHERE id = 2")
  expect(await verifyAudit(storage.read)).toEqual({ ok: false, fault: 'decision 2 is not what was written' })
  await runSql(storage, dropTrigger('audit_entries_stay'), 'DELETE FROM audit_entries WHERE id = 2')
  expect(await verifyAudit(storage.read)).toEqual({ ok: false, fault: 'decision 2 is missing' })
})

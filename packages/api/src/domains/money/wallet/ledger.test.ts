import { randomUUID } from 'node:crypto'
import { cpSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { DIALECT } from '../../../platform/storage/dialect.ts'
import type { Writer } from '../../../platform/storage/storage.ts'
import { runSql } from '../../../testing/database.ts'
import { type House, openHouse } from '../../../testing/house.ts'
import { codeOf, newPlayer, value } from '../../../testing/players.ts'
import { makeTempDir, removeTempDir, tempDir } from '../../../testing/temp-dir.ts'
import { ACCOUNTS, type NewMovement } from './ledger.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(async () => {
  expect(await house.wallet.verify()).toMatchObject({ ok: true })
  await house.close()
})

const gift = (memberId: string, amountMicro: number, changes: Partial<NewMovement> = {}): NewMovement => ({
  ...{ kind: 'refund', memberId, text: 'Gave', key: randomUUID() },
  lines: [
    { account: ACCOUNTS.member(memberId), amountMicro },
    { account: ACCOUNTS.house, amountMicro: -amountMicro },
  ],
  ...changes,
})
const post = (movement: NewMovement) => house.storage.tx((db: Writer) => house.wallet.post(db, movement))

describe('a movement', () => {
  test('adds to the balance of one and takes from that of the other', async () => {
    const id = randomUUID()
    const posted = value(await post(gift(id, 1_234_567)))
    expect(posted.balanceAfter(ACCOUNTS.member(id))).toBe(1_234_567)
    expect(await house.wallet.balance(id)).toBe(1_234_567)
  })

  test('that a balance cannot bear is refused and leaves nothing', async () => {
    const id = randomUUID()
    value(await post(gift(id, 5)))
    expect(codeOf(await post(gift(id, -6)))).toBe('insufficientFunds')
    expect(await house.wallet.balance(id)).toBe(5)
    value(await post(gift(id, -5)))
    expect(await house.wallet.balance(id)).toBe(0)
  })

  test('with the key of another is that other, when it wishes the same, and refused when not', async () => {
    const id = randomUUID()
    const movement = gift(id, 7)
    const first = value(await post(movement))
    const again = value(await post(movement))
    expect([again.id, again.repeated, again.balanceAfter(ACCOUNTS.member(id))]).toEqual([first.id, true, 7])
    expect(codeOf(await post({ ...gift(id, 8), key: movement.key }))).toBe('requestDiffers')
    expect(await house.wallet.balance(id)).toBe(7)
  })

  test.each([
    ['that does not balance', [{ account: 'house', amountMicro: 1 }], 'does not balance'],
    [
      'that names an account twice',
      [
        { account: 'house', amountMicro: 1 },
        { account: 'house', amountMicro: -1 },
      ],
      'names an account twice',
    ],
    [
      'of fractions',
      [
        { account: 'house', amountMicro: 0.5 },
        { account: 'vat', amountMicro: -0.5 },
      ],
      'cannot be booked exactly',
    ],
    [
      'beyond what an integer holds',
      [
        { account: 'house', amountMicro: 2 ** 53 },
        { account: 'vat', amountMicro: -(2 ** 53) },
      ],
      'cannot be booked exactly',
    ],
  ])('%s is a fault of ours', async (_, lines, message) => {
    await expect(post({ ...gift(randomUUID(), 1), lines })).rejects.toThrow(message)
  })
})

describe('the database', () => {
  test.each([
    ['changes no posting', 'UPDATE postings SET amount_micro = 1', 'a posting never changes'],
    ['deletes no posting', 'DELETE FROM postings', 'a posting is never deleted'],
    ['changes no movement', "UPDATE movements SET text = 'x'", 'a movement never changes'],
    ['deletes no movement', 'DELETE FROM movements', 'a movement is never deleted'],
    ['sets no balance', 'UPDATE ledger_accounts SET balance_micro = 1', 'an account changes by its postings only'],
    ['deletes no account', 'DELETE FROM ledger_accounts', 'an account is never deleted'],
    [
      'opens no account with money',
      "INSERT INTO ledger_accounts (name, balance_micro) VALUES ('x', 1)",
      'opens with nothing',
    ],
    [
      'leaves no gap',
      "INSERT INTO movements VALUES (99999, 'bet', null, null, '', 'k', '', 0, '')",
      'follows the last one',
    ],
    [
      'takes no posting that does not continue its account',
      'INSERT INTO postings SELECT max(movement_id), (SELECT max(id) FROM ledger_accounts), 1, 999 FROM postings',
      'continues its account',
    ],
  ])('%s', async (_, statement, message) => {
    value(await post(gift(randomUUID(), 5)))
    await expect(runSql(house.storage, statement)).rejects.toThrow(message)
  })

  test('lets no member fall below nothing, whatever the code does', async () => {
    const id = randomUUID()
    value(await post(gift(id, 5)))
    const attempt = runSql(
      house.storage,
      `INSERT INTO movements SELECT max(id) + 1, 'bet', null, null, '', '${randomUUID()}', '', 0, '' FROM movements`,
      `INSERT INTO postings SELECT (SELECT max(id) FROM movements), id, -6, -1 FROM ledger_accounts WHERE name = 'member:${id}'`,
    )
    await expect(attempt).rejects.toThrow('never_below_nothing')
  })
})

// It goes on in copies of a data folder.
describe.runIf(DIALECT === 'sqlite')('the chain', () => {
  const TRIGGERS = ['movements_keep', 'postings_keep', 'ledger_accounts_keep', 'movements_stay', 'postings_stay']

  const written = makeTempDir()
  beforeAll(async () => {
    const first = await openHouse({ dataDir: written })
    const player = await newPlayer(first)
    for (let n = 0; n < 20; n++) value(await player.play())
    expect(await first.wallet.verify()).toMatchObject({ ok: true, movements: expect.any(Number) })
    for (const trigger of TRIGGERS) await runSql(first.storage, `DROP TRIGGER ${trigger}`)
    await first.close()
  })
  afterAll(() => removeTempDir(written))

  /** A ledger with some movements, and nothing that protects them. */
  async function unguarded(): Promise<House> {
    const dataDir = tempDir()
    cpSync(written, dataDir, { recursive: true })
    const other = await openHouse({ dataDir })
    onTestFinished(() => other.close())
    return other
  }

  test.each([
    ['a kind', "UPDATE movements SET kind = 'sale' WHERE id = 3", 'movement 3 is not what was written'],
    ['a member', "UPDATE movements SET member_id = 'x' WHERE id = 3", 'movement 3 is not what was written'],
    ['a round', "UPDATE movements SET round_id = 'x' WHERE id = 3", 'movement 3 is not what was written'],
    ['one letter of a text', "UPDATE movements SET text = replace(text, 'I', 'i') WHERE id = 2", 'movement 2 is not'],
    ['a key', "UPDATE movements SET key = key || 'x' WHERE id = 3", 'movement 3 is not what was written'],
    ['a wish', "UPDATE movements SET wish_hash = 'x' WHERE id = 3", 'movement 3 is not what was written'],
    ['a millisecond', 'UPDATE movements SET created_at = created_at + 1 WHERE id = 3', 'movement 3 is not'],
    ['a hash', "UPDATE movements SET hash = 'x' || substr(hash, 2) WHERE id = 3", 'movement 3 is not'],
    ['the last hash', "UPDATE movements SET hash = 'x' WHERE id = (SELECT max(id) FROM movements)", 'is not what was'],
    [
      'a millionth of a krone',
      'UPDATE postings SET amount_micro = amount_micro + 1 WHERE movement_id = 4',
      'movement 4',
    ],
    ['a balance after', 'UPDATE postings SET balance_micro = balance_micro + 1 WHERE movement_id = 4', 'movement 4'],
    ['a posting less', 'DELETE FROM postings WHERE movement_id = 4 AND amount_micro > 0', 'movement 4'],
    ['a cached balance', "UPDATE ledger_accounts SET balance_micro = balance_micro + 1 WHERE name = 'house'", 'house'],
    ['the name of an account', "UPDATE ledger_accounts SET name = 'hause' WHERE name = 'house'", 'is not what was'],
  ])('shows %s', async (_, statement, fault) => {
    const other = await unguarded()
    await runSql(other.storage, statement)
    expect(await other.wallet.verify()).toEqual({ ok: false, fault: expect.stringContaining(fault) })
  })

  test('shows a movement taken out of the middle', async () => {
    const other = await unguarded()
    await runSql(other.storage, 'DELETE FROM postings WHERE movement_id = 5')
    await runSql(other.storage, 'DELETE FROM movements WHERE id = 5')
    expect(await other.wallet.verify()).toEqual({ ok: false, fault: 'movement 5 is missing' })
  })
})

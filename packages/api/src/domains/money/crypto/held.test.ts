import { randomUUID } from 'node:crypto'
import type { CryptoCode } from '@spilvaerk/schemas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runCommand } from '../../../control/commands.ts'
import { addMember, runSql } from '../../../testing/database.ts'
import { type House, openHouse } from '../../../testing/house.ts'
import { identify } from '../../../testing/identities.ts'
import { createTestClock } from '../../../testing/members.ts'
import { codeOf, value } from '../../../testing/players.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const STAFF = 'kasse@example.dk'
const WHY = { by: STAFF, why: 'sendt fra kassen' }
const TX = 'ab'.repeat(32)
/** Of EIP-55 and of BIP-173, on the networks of demo. */
const RETURN = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const BECH32 = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'

const clock = createTestClock()
let house: House
beforeAll(async () => {
  house = await openHouse({ clock })
  await house.staff.add(STAFF, 'payments', 'operator')
})
afterAll(async () => {
  expect(await house.wallet.verify()).toMatchObject({ ok: true })
  await house.close()
})

/** Somebody who has paid and then excluded themselves before the payment was final. */
async function excluded({ currency = 'USDC' as CryptoCode, days = 30, email = '' } = {}) {
  const payer = { id: randomUUID(), kind: 'player' as const }
  const address = email || `${payer.id}@example.dk`
  await addMember(house.storage, {
    ...{ id: payer.id, username: `k-${payer.id}`, usernameKey: payer.id, email: address, emailKey: address },
    ...{ phoneNumber: null, firstName: 'Bo', lastName: 'Ek', companyName: null, cvrNumber: null, kind: 'player' },
    ...{ passwordHash: null, subscription: 'free', marketingOptIn: false, createdAt: new Date(0) },
    activatedAt: new Date(0),
  })
  await identify(house, payer.id)
  const wide = { day: 100_000, week: 100_000, month: 100_000 }
  await house.limits.setDeposit(payer, wide)
  const { id } = value(await house.crypto.giveOut(payer, { currency, amount: currency === 'BTC' ? 0.01 : 100 }))
  value(await house.crypto.simulate(payer.id, { id, what: 'full' }))
  await house.limits.exclude(payer, { days })
  await confirm()
  const now = async () => value(await house.crypto.invoice(payer.id, id))
  const [held] = (await now()).payments
  const payment = held!.id
  const askBack = (to: string, changes: object = {}) =>
    house.crypto.askBack(payer.id, { id, payment, address: to, ...changes })
  const state = async () => (await now()).payments[0]!.state
  const ref = `${currency === 'BTC' ? 'bitcoin' : 'ethereum'}/${payment}`
  return { ...payer, invoiceId: id, payment, ref, now, askBack, state, balance: () => house.wallet.balance(payer.id) }
}

/** Lets the simulated chain make enough blocks, and looks. */
async function confirm() {
  clock.pass(MINUTE)
  await house.crypto.tick()
}

test('what comes while somebody is excluded is held, and the reason is told', async () => {
  const payer = await excluded()
  expect((await payer.now()).payments).toMatchObject([{ state: 'held', heldFor: 'block', dkk: null }])
  expect(await payer.balance()).toBe(0)
  expect(await house.crypto.held()).toContainEqual({
    ...{ ref: payer.ref, state: 'held', username: `k-${payer.id}`, amount: '100 USDC', heldFor: 'excluded' },
    returnAddress: null,
  })
})

test('it goes back to the address that the member names, by the hand of a staff member', async () => {
  const payer = await excluded()
  const asked = value(await payer.askBack(RETURN))
  expect(asked.payments).toMatchObject([{ state: 'returning', returnAddress: RETURN }])
  value(await house.crypto.returned(payer.ref, TX, WHY))
  expect((await payer.now()).payments).toMatchObject([{ state: 'returned', returnTx: TX, dkk: null }])
  expect(codeOf(await house.crypto.returned(payer.ref, TX, WHY))).toBe('paymentNotReturning')
  expect(await house.audit.of(`crypto:${payer.ref}`)).toMatchObject([
    {
      ...{ actor: STAFF, action: 'crypto.returned', why: 'sendt fra kassen' },
      details: { tx: TX, units: '100000000', currency: 'USDC', address: RETURN },
    },
  ])
})

describe('credited or returned, never both:', () => {
  test('what goes back is not credited when the exclusion ends', async () => {
    const [returning, returned] = [await excluded({ days: 1 }), await excluded({ days: 1 })]
    for (const payer of [returning, returned]) value(await payer.askBack(RETURN))
    value(await house.crypto.returned(returned.ref, TX, WHY))
    clock.pass(25 * HOUR)
    await confirm()
    expect([await returning.state(), await returned.state()]).toEqual(['returning', 'returned'])
    for (const payer of [returning, returned]) {
      await house.crypto.process(payer.id, {
        ...{ transactionType: 'deposit', currency: 'USDC', cryptoWalletAddress: (await payer.now()).address },
        blockchainTxHash: (await payer.now()).payments[0]!.txHash,
      })
      expect(await payer.balance()).toBe(0)
    }
    value(await house.crypto.returned(returning.ref, TX, WHY))
  })

  test('what nobody asked back is credited when the exclusion ends, also at an address that is looked at no more', async () => {
    const payer = await excluded({ days: 7 })
    clock.pass(6 * 24 * HOUR)
    await confirm()
    expect(await payer.state()).toBe('held')
    clock.pass(25 * HOUR)
    await confirm()
    expect(await payer.state()).toBe('credited')
    expect(await payer.balance()).toBe(635_500_000)
    expect(codeOf(await payer.askBack(RETURN))).toBe('paymentNotHeld')
    expect(codeOf(await house.crypto.returned(payer.ref, TX, WHY))).toBe('paymentNotReturning')
    await confirm()
    expect(await payer.balance()).toBe(635_500_000)
  })

  test('of asking back and the end of the exclusion at once one counts', async () => {
    for (let n = 0; n < 5; n++) {
      const payer = await excluded({ days: 1 })
      clock.pass(24 * HOUR + MINUTE)
      await Promise.all(
        n % 2 === 0
          ? [payer.askBack(RETURN), house.crypto.tick(), payer.askBack(BECH32), house.crypto.tick()]
          : [house.crypto.tick(), house.crypto.tick(), payer.askBack(RETURN)],
      )
      await house.crypto.tick()
      const state = await payer.state()
      expect(['credited', 'returning']).toContain(state)
      expect(await payer.balance()).toBe(state === 'credited' ? 635_500_000 : 0)
    }
  })

  test.each([
    ["UPDATE crypto_payments SET state = 'held' WHERE state = 'credited'"],
    ["UPDATE crypto_payments SET state = 'credited' WHERE state = 'returned'"],
    ["UPDATE crypto_payments SET state = 'credited' WHERE state = 'returning'"],
  ])('the database refuses %s', async (statement) => {
    value(await (await excluded()).askBack(RETURN))
    await expect(runSql(house.storage, statement)).rejects.toThrow('stays so')
  })

  test('a chain that forgets a payment on its way back changes nothing of it', async () => {
    const payer = await excluded()
    value(await payer.askBack(RETURN))
    await house.crypto.simulate(payer.id, { id: payer.invoiceId, what: 'reorganise' })
    await confirm()
    expect(await payer.state()).toBe('returning')
  })
})

describe('an address to send back to', () => {
  test.each([
    ['USDC', RETURN.toLowerCase(), 'without its checksum'],
    ['USDC', RETURN.replace('5aA', '5AA'), 'with a wrong checksum'],
    ['USDC', RETURN.slice(0, -1), 'that is too short'],
    ['USDC', '0x0000000000000000000000000000000000000000', 'of nobody'],
    ['USDC', '0x1c7D4B196Cb0C7B01d743Fbc6116a902379C7238', 'of the coin’s own contract'],
    ['USDC', BECH32, 'of another chain'],
    ['BTC', RETURN, 'of another chain'],
    ['BTC', BECH32.replace('w508', 'w509'), 'with a wrong checksum'],
    ['BTC', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'of the main network, in demo'],
    ['BTC', 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfm', 'of base58 with a wrong checksum'],
  ] as const)('of %s, %s, %s, is refused', async (currency, address, _) => {
    const payer = await excluded({ currency })
    expect(codeOf(await payer.askBack(address))).toBe('returnAddressInvalid')
    expect(await payer.state()).toBe('held')
  })

  test.each([
    [BECH32],
    ['mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn'],
    ['2MzQwSSnBHWHqSAqtTVQ6v47XtaisrJa1Vc'],
    ['tb1pqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesf3hn0c'],
  ])('of Bitcoin may be %s', async (address) => {
    const payer = await excluded({ currency: 'BTC' })
    expect(codeOf(await payer.askBack(address))).toBe('granted')
  })

  test('is not one of ours', async () => {
    const payer = await excluded()
    expect(codeOf(await payer.askBack((await payer.now()).address))).toBe('returnAddressInvalid')
  })
})

test('nobody asks for somebody else’s payment, for one there is not, or twice', async () => {
  const [payer, other] = [await excluded(), await excluded()]
  expect(codeOf(await payer.askBack(RETURN, { id: other.invoiceId }))).toBe('invoiceNotFound')
  expect(codeOf(await payer.askBack(RETURN, { payment: other.payment }))).toBe('paymentNotFound')
  value(await payer.askBack(RETURN))
  expect(codeOf(await payer.askBack(RETURN))).toBe('paymentNotHeld')
})

test('only staff record it, never about themselves, and what nobody asked back is not returned', async () => {
  const payer = await excluded()
  expect(codeOf(await house.crypto.returned(payer.ref, TX, WHY))).toBe('paymentNotReturning')
  value(await payer.askBack(RETURN))
  expect(codeOf(await house.crypto.returned(payer.ref, TX, { by: 'fremmed@example.dk', why: 'x' }))).toBe('notStaff')
  expect(codeOf(await house.crypto.returned('ethereum/findes-ikke', TX, WHY))).toBe('paymentNotFound')
  const own = await excluded({ email: STAFF })
  value(await own.askBack(RETURN))
  expect(codeOf(await house.crypto.returned(own.ref, TX, WHY))).toBe('ownAccount')
})

test('the commands list what is held and record what was returned', async () => {
  const run = async (...words: string[]) => {
    const said: string[] = []
    return { status: await runCommand(house, ['crypto', ...words], (line) => said.push(line)), said }
  }
  const payer = await excluded()
  value(await payer.askBack(RETURN))
  const line = (await run('held')).said.find((one) => one.startsWith(payer.ref))
  expect(line).toBe(`${payer.ref}  returning  100 USDC  k-${payer.id}  excluded  ${RETURN}`)
  expect((await run('returned', payer.ref, '--by', STAFF, '--why', 'x')).status).toBe(2)
  expect((await run('returned', payer.ref, '--tx', 'abc', '--by', STAFF, '--why', 'x')).status).toBe(2)
  expect(await run('returned', payer.ref, '--tx', TX, '--by', STAFF, '--why', 'x')).toEqual({
    status: 0,
    said: [`${payer.ref} is returned`],
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { leaseOf, newBuyer } from '../../../testing/buyers.ts'
import { runSql } from '../../../testing/database.ts'
import { type House, openHouse } from '../../../testing/house.ts'
import { createTestClock, mailsTo } from '../../../testing/members.ts'
import { shownIn } from '../../../testing/pdf.ts'
import { value } from '../../../testing/players.ts'

const HOUR = 3_600_000
const clock = createTestClock()
let house: House
beforeAll(async () => {
  house = await openHouse({ clock })
})
afterAll(() => house.close())

/** A buyer who is written to in English. */
async function newReader() {
  const { id, email, buy } = await newBuyer(house)
  await runSql(house.storage, `UPDATE members SET language = 'en' WHERE id = '${id}'`)
  const mails = async () => {
    await house.mail.deliver()
    return mailsTo(house, email, 0)
  }
  const mail = async (subject: string) => {
    const found = (await mails()).find((each) => each.subject === subject)
    if (!found) throw new Error(`no mail ${subject} in ${(await mails()).map((each) => each.subject)}`)
    expect(found.html).toContain('<html lang="en">')
    return found.text
  }
  return { id, buy, mail }
}

describe('a member who is written to in English gets in English', () => {
  test('the receipt, and word of a refund', async () => {
    const { id, buy, mail } = await newReader()
    const { order } = value(await buy())
    const receipt = await mail('Receipt for Lille Spil')
    expect(receipt).toContain(
      `Invoice no. ${order.invoiceNumber}\nPermanent access: 25,000.00\u00a0kr.\nOf which VAT (25%): 5,000.00\u00a0kr.\nPaid `,
    )
    expect(receipt).toMatch(/Paid \d+ June 2026 at \d\d:\d\d\n/)
    expect(receipt).toContain('The receipt as a PDF, when you are logged in:\nhttp://spil.test/api/orders/')
    value(await house.purchases.refund(order.id, 'fortrudt'))
    const refund = await mail('Refund for Lille Spil')
    expect(refund).toContain('We have refunded 25,000.00\u00a0kr. for Lille Spil. Credit note no. ')
    expect(refund).toContain(house.purchases.methodWords('credit_card', 'en').refund)
    const { items } = await house.dashboard.notifications(id, 'en')
    expect(items.map(({ title, text }) => `${title}: ${text}`)).toEqual([
      expect.stringMatching(/^Refund for Lille Spil: We have refunded 25,000 kr\. The /),
      'Lille Spil is in your library: Permanent access for 25,000 kr. The receipt is under Account.',
      expect.stringMatching(/^Your account is activated: Welcome to Spilværk/),
    ])
  })

  test('word of a lease that cannot be renewed, and of its end', async () => {
    const { buy, mail } = await newReader()
    const { entitlement } = value(await buy({ ...leaseOf(1, 2000), paymentToken: 'test_renewalDeclined' }))
    for (const hours of [-20, -5, 1]) {
      clock.pass(Date.parse(entitlement?.leaseExpiry ?? '') + hours * HOUR - clock.now().getTime())
      await house.purchases.tick()
    }
    expect(await mail('Your lease of Lille Spil could not be renewed')).toMatch(
      /You have access to the game until \d+ July 2026 at \d\d:\d\d\. To keep it, lease it again before then\./,
    )
    expect(await mail('Your lease of Lille Spil has ended')).toContain('no longer in your library')
  })
})

test('an invoice and a credit note are in the language that is asked for', async () => {
  const { id, buy } = await newReader()
  const { order } = value(await buy(leaseOf(6, 10_800)))
  const invoice = value(await house.purchases.receipt(id, order.id, 'en'))
  expect(invoice.filename).toBe(`spilvaerk-invoice-${order.invoiceNumber}.pdf`)
  expect(invoice.pdf.toString('latin1')).toContain('/Lang (en-GB)')
  const shown = shownIn(invoice.pdf)
  expect(shown).toContain(`Invoice no. ${order.invoiceNumber}Åse BjørnPaid `)
  expect(shown).toContain(
    'Lille Spil: Lease for 6 months8,640.00\u00a0kr.VAT 25%2,160.00\u00a0kr.Total10,800.00\u00a0kr.',
  )
  expect(shown).toContain('Test mode: no real money has been moved.')
  expect(shownIn(value(await house.purchases.receipt(id, order.id, 'da')).pdf)).toContain('Leje i 6 måneder8.640,00')

  value(await house.purchases.refund(order.id, 'fortrudt'))
  const note = value(await house.purchases.receipt(id, order.id, 'en'))
  expect(note.filename).toMatch(/^spilvaerk-credit-note-\d+\.pdf$/)
  expect(shownIn(note.pdf)).toMatch(/Credit note no\. \d+Åse Bjørn.*Refunded \d.*Total-10,800\.00/)
})

import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { pino } from 'pino'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { runSql } from '../../testing/database.ts'
import { type House, openHouse } from '../../testing/house.ts'
import { createTestClock } from '../../testing/members.ts'
import { sealing } from '../../testing/secrets.ts'
import { createJobs } from '../jobs/service.ts'
import { createSealing } from '../sealing/sealing.ts'
import { smtpCarrier } from './carrier.ts'
import type { Letter } from './letter.ts'
import { createMail } from './service.ts'

const FROM = 'Spilværk <post@spilvaerk.example>'
const LONG = 'blåbærgrød'.repeat(20)
const letter: Letter = {
  language: 'da',
  subject: 'Æbler, øl & ål',
  name: 'Åse',
  paragraphs: [`Et langt ord: ${LONG}`],
  button: { label: 'Åbn', url: 'http://spil.test/auth/activate?token=abc_DEF-123' },
  otherwise: 'Ellers ikke.',
}

const clock = createTestClock()
let house: House
beforeAll(async () => {
  house = await openHouse({ clock })
})
afterAll(() => house.close())

/** A mail server on loopback that takes what it may, and a mail service that knows its address. */
async function postOffice(port = 0) {
  const arrived: string[] = []
  const state = { answer: undefined as { responseCode: number } | undefined }
  const server = new SMTPServer({
    authMethods: ['PLAIN', 'LOGIN'],
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onAuth: ({ username, password }, _, done) =>
      username === 'hus' && password === 'nøgle'
        ? done(null, { user: username })
        : done(Object.assign(new Error('wrong'), { responseCode: 535 })),
    onRcptTo: (_, __, done) => done(state.answer && Object.assign(new Error('no'), state.answer)),
    onData: (stream, _, done) => {
      text(stream).then((mail) => {
        arrived.push(mail)
        done()
      }, done)
    },
  })
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address() as AddressInfo
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return { arrived, state, close, port: address.port }
}

function mailTo(port: number) {
  const lines: string[] = []
  const log = pino({ level: 'trace', base: null }, { write: (line: string) => void lines.push(line) })
  const carrier = smtpCarrier(`smtp://hus:${encodeURIComponent('nøgle')}@127.0.0.1:${port}`, FROM)
  const jobs = createJobs({ storage: house.storage, clock, log })
  const mail = createMail({ storage: house.storage, jobs, carrier, log, sealing })
  onTestFinished(() => mail.stop())
  return { mail, lines, queue: (to = 'åse@example.dk') => house.storage.tx((db) => mail.queue(db, to, letter)) }
}

beforeEach(async () => {
  clock.pass(24 * 3_600_000)
  await house.mail.deliver()
})

test('a letter arrives as text and HTML, in Danish', async () => {
  const office = await postOffice()
  onTestFinished(office.close)
  const { mail, queue } = mailTo(office.port)
  await queue('karen@example.dk')
  await mail.deliver()
  const parsed = await PostalMime.parse(office.arrived[0]!)
  expect(parsed).toMatchObject({
    from: { address: 'post@spilvaerk.example', name: 'Spilværk' },
    to: [{ address: 'karen@example.dk' }],
    subject: 'Æbler, øl & ål',
    messageId: expect.stringMatching(/^<[0-9a-f-]{36}@spilvaerk>$/),
    date: clock.now().toISOString(),
  })
  expect(parsed.text).toContain('Hej Åse')
  expect(parsed.text).toContain('http://spil.test/auth/activate?token=abc_DEF-123\n')
  expect(parsed.html).toContain(LONG)
  expect(parsed.html).toContain('href="http://spil.test/auth/activate?token=abc_DEF-123"')
  await mail.deliver()
  expect(office.arrived).toHaveLength(1)
})

test('a letter of a transaction that fails is never sent', async () => {
  const office = await postOffice()
  onTestFinished(office.close)
  const { mail } = mailTo(office.port)
  const failing = house.storage.tx(async (db) => {
    await mail.queue(db, 'karen@example.dk', letter)
    throw new Error('the rest fails')
  })
  await expect(failing).rejects.toThrow('the rest fails')
  await mail.deliver()
  expect(office.arrived).toEqual([])
})

test('with the mail server down a letter waits, longer each time, and is sent when it is up', async () => {
  const office = await postOffice()
  const { port } = office
  await office.close()
  const { mail, queue, lines } = mailTo(port)
  await queue()
  await mail.deliver()
  const again = await postOffice(port)
  onTestFinished(again.close)
  clock.pass(29_999)
  await mail.deliver()
  expect(again.arrived).toHaveLength(0)
  clock.pass(1)
  await mail.deliver()
  expect(again.arrived).toHaveLength(1)
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    {
      level: 40,
      time: expect.any(Number),
      mail: expect.any(String),
      attempts: 1,
      code: 'ESOCKET',
      msg: 'mail not sent',
    },
  ])
})

test.each([
  [{ responseCode: 450 }, 1, 'mail not sent'],
  [{ responseCode: 550 }, 0, 'mail given up'],
])('told %j, %d more are tried', async (answer, later, message) => {
  const office = await postOffice()
  onTestFinished(office.close)
  const { mail, queue, lines } = mailTo(office.port)
  office.state.answer = answer
  await queue()
  await mail.deliver()
  office.state.answer = undefined
  clock.pass(3_600_000)
  await mail.deliver()
  expect(office.arrived).toHaveLength(later)
  expect(lines.join('')).toContain(message)
  for (const secret of ['åse@example.dk', 'abc_DEF-123', 'nøgle']) expect(lines.join('')).not.toContain(secret)
})

test('a letter that was queued before letters were sealed is sent as it is', async () => {
  const office = await postOffice()
  onTestFinished(office.close)
  const { mail } = mailTo(office.port)
  const now = clock.now().getTime()
  await runSql(
    house.storage,
    `INSERT INTO mails (id, "to", subject, text, html, created_at, attempts, next_attempt_at)
     VALUES ('${randomUUID()}', 'karen@example.dk', 'Fra før', 'Hej Karen', '<p>Hej Karen</p>', ${now}, 0, ${now})`,
  )
  await mail.deliver()
  expect(await PostalMime.parse(office.arrived[0]!)).toMatchObject({
    ...{ subject: 'Fra før', to: [{ address: 'karen@example.dk' }], text: 'Hej Karen\n' },
  })
})

test('a letter that was sealed with another key waits, and the others go', async () => {
  const office = await postOffice()
  onTestFinished(office.close)
  const other = createSealing('another secret, which is long enough')
  const carrier = smtpCarrier(`smtp://127.0.0.1:${office.port}`, FROM)
  const log = pino({ level: 'silent' })
  const jobs = createJobs({ storage: house.storage, clock, log })
  const stranger = createMail({ storage: house.storage, jobs, carrier, log, sealing: other })
  onTestFinished(() => stranger.stop())
  const { mail, queue, lines } = mailTo(office.port)
  await house.storage.tx((db) => stranger.queue(db, 'nogen@example.dk', letter))
  await queue()
  await mail.deliver()
  expect(office.arrived).toHaveLength(1)
  expect(lines.join('')).toContain('mail not sent')
})

test('many letters at once are each sent once', async () => {
  const office = await postOffice()
  onTestFinished(office.close)
  const { mail, queue } = mailTo(office.port)
  const names = Array.from({ length: 20 }, (_, index) => `nr${index}@example.dk`)
  await Promise.all(names.map((name) => queue(name).then(() => mail.deliver())))
  await mail.deliver()
  const to = await Promise.all(office.arrived.map(async (mail) => (await PostalMime.parse(mail)).to?.[0]?.address))
  expect(to.sort()).toEqual([...names].sort())
})

// 0.0.0.0 reaches this machine, and is no address of it.
test.skipIf(process.platform === 'win32')(
  'no mail leaves for another machine before the line is encrypted',
  async () => {
    const office = await postOffice()
    onTestFinished(office.close)
    const mail = { id: randomUUID(), to: 'a@example.dk', subject: 'x', text: 'x', html: 'x', createdAt: clock.now() }
    const carry = async (host: string) => {
      const carrier = smtpCarrier(`smtp://hus:${encodeURIComponent('nøgle')}@${host}:${office.port}`, FROM)
      onTestFinished(() => carrier.close())
      await carrier.carry(mail)
    }
    await expect(carry('0.0.0.0')).rejects.toMatchObject({ code: 'ETLS' })
    expect(office.arrived).toEqual([])
    await carry('127.0.0.1')
    expect(office.arrived).toHaveLength(1)
  },
)

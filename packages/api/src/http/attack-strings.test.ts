import { compile, detailedSheet, parseDefinition, sheetToCsv, sheetToHtml } from '@spilvaerk/slot-engine'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { admitAnyway } from '../testing/admitted.ts'
import { openWorld, type World } from '../testing/contract.ts'
import { smallGame } from '../testing/games.ts'
import { logIn, mailsTo, newMember, tokenIn } from '../testing/members.ts'

// Designing a game takes as long as it takes.
vi.setConfig({ testTimeout: 120_000 })

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.server.stop())

const post = (path: string, body: object, headers: Record<string, string> = world.anna.headers) =>
  world.server.post(`/api${path}`, body, headers)

const ATTACKS: readonly (readonly [kind: string, text: string])[] = [
  ['markup', '<script>alert(1)</script><img src=x onerror=alert(1)>'],
  ['an attribute', `"' onmouseover="alert(1)`],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is what somebody writes
  ['a template', '{{7*7}} ${7*7} <%= 7*7 %> #{7*7}'],
  ['a path', '../../../../etc/passwd%00.html'],
  ['SQL', `'; DROP TABLE games; -- " OR 1=1`],
  ['a formula', '=HYPERLINK("http://ond.test";"Klik")'],
  ['a prototype', '__proto__'],
  ['turned writing', 'Spil\u202egnp.exe \u2066x\u2069'],
  ['a null', 'Spil\u0000let'],
  ['lines', 'Spil\r\nBcc: alle@ond.test\r\n\r\n<b>x'],
  ['emoji', '👩‍👩‍👧‍👦💥🇩🇰'],
  ['half a sign', 'Spil \ud83d'],
  ['stacked signs', `Z${'\u0301'.repeat(60)}`],
]
/** Longer than any name may be. */
const LONG = '🐘ø\u0301'.repeat(2500)

const MARKUP = /<script|<img|<b>|onmouseover="/i
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what no stored name may hold
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/

/** What somebody finds in the files of a game. */
async function filesOf(id: number, format: string): Promise<Record<string, string>> {
  const { status, body } = await post(`/games/${id}/export`, { format })
  expect(status).toBe(200)
  expect(body.filename).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*\.(html|zip)$/)
  if (body.encoding === 'utf-8') return { [body.filename]: body.content }
  const files = Object.entries(unzipSync(Buffer.from(body.content, 'base64')))
  return Object.fromEntries(files.map(([name, bytes]) => [name, strFromU8(bytes)]))
}

describe.each(ATTACKS)('%s', (_, text) => {
  test('as the name of a game stays a name: stored, on the sheet, exported, sold', async () => {
    const symbols = smallGame().symbols.map((symbol, at) => (at === 0 ? { ...symbol, name: text } : symbol))
    const definition = { ...smallGame(), name: text, symbols }
    const game = { name: text, description: text, theme: text, definition }
    const { status, body } = await post('/games', game)
    expect([201, 400]).toContain(status)
    if (status === 400) return
    expect(body.name).not.toMatch(UNSEEN)
    const stored = await world.server.get(`/api/games/${body.id}`, world.anna)
    expect(stored.body).toEqual(body)
    expect((await world.server.get('/api/games/1')).body.name).toBe('Lille Spil')

    const sent = (await world.server.get(`/api/games/${body.id}/definition`, world.anna)).body.definition
    const parsed = parseDefinition(sent)
    if (!parsed.ok) throw new Error('a stored definition is refused')
    const sheet = detailedSheet(compile(parsed.definition))
    expect(sheetToHtml(sheet).match(/<script|<img|onmouseover="/i)).toBeNull()
    for (const cell of sheetToCsv(sheet).split(/[,;\r\n]+/)) expect(cell.replace(/^"/, '')).not.toMatch(/^[=@]/)

    for (const format of ['html5', 'api'])
      for (const [path, file] of Object.entries(await filesOf(body.id, format))) {
        expect(path).not.toMatch(/\.\.|^\/|\\/)
        if (path.endsWith('.html')) expect(file.match(/<script/gi)).toHaveLength(2)
        if (path.endsWith('.json')) expect(() => JSON.parse(file)).not.toThrow()
      }

    await admitAnyway(world.server, body.id)
    const member = await newMember(world.server)
    const wish = { gameId: body.id, ownershipType: 'purchase', paymentMethod: 'credit_card', amount: 25_000 }
    const bought = await post('/dashboard/purchase-game', { ...wish, paymentReference: 'web' }, member.headers)
    expect(bought.status).toBe(200)
    const receipt = await fetch(`${world.server.url}/api/orders/${bought.body.order.id}/receipt.pdf`, member)
    expect([receipt.status, (await receipt.text()).slice(0, 5)]).toEqual([200, '%PDF-'])
    const mail = (await mailsTo(world.server, member.email, 2)).find(({ subject }) => subject.startsWith('Kvittering'))
    expect(mail?.subject).not.toMatch(UNSEEN)
    expect(mail?.html.match(MARKUP)).toBeNull()
  })

  test('as a name of a person or a company is refused or stays a name', async () => {
    const name = `a-${ATTACKS.findIndex(([, attack]) => attack === text)}`
    const sent = { username: name, email: `${name}@example.dk`, password: 'lygten-over-søen' }
    const plain = { firstName: 'Åse', lastName: 'Bjørn', companyName: text, phoneNumber: text, cvrNumber: '13585628' }
    const person = { firstName: text, lastName: text }
    for (const names of [{ ...plain, ...person }, plain]) {
      const { status } = await post('/auth/register', { ...sent, ...names }, {})
      expect([200, 400]).toContain(status)
      if (status === 200) break
    }
    const mails = await mailsTo(world.server, sent.email)
    const [activation] = mails.filter(({ subject }) => subject.startsWith('Aktivér'))
    await post('/auth/activate', { token: tokenIn(activation!) }, {})
    const { token } = await logIn(world.server, sent.email, { password: sent.password })
    const { body: user } = await world.server.get('/api/auth/me', { headers: { Authorization: `Bearer ${token}` } })
    for (const name of [user.firstName, user.lastName, user.companyName, user.phoneNumber])
      expect(name).not.toMatch(UNSEEN)
    for (const mail of mails) {
      expect(mail.html.match(MARKUP)).toBeNull()
      expect(mail.subject).not.toMatch(UNSEEN)
    }
  })

  test('as what else one may write is refused or is text', async () => {
    const key = await post(`/games/${world.gameId}/keys`, { name: text })
    expect([201, 400, 409]).toContain(key.status)
    if (key.status === 201) expect(key.body.name).not.toMatch(UNSEEN)
    if (key.status === 201) await post(`/games/${world.gameId}/keys/${key.body.id}/revoke`, {})
    for (const [path, body] of [
      ['/games/1/seeds/client', { clientSeed: text }],
      ['/games/trends', { topic: text }],
      ['/games/competitors', { theme: text }],
      ['/games/validate', { concept: text }],
      ['/ai/generate-market-intelligence', { focus: text }],
      ['/ai/generate-narrative', { theme: text }],
      ['/ai/generate-personalized-recommendations', { playerData: { favoriteThemes: [text], [text]: text } }],
      ['/games/validate-compliance', { config: { [text]: text, rtp: text } }],
      ['/auth/profile', { firstName: text, phoneNumber: text }],
      ['/crypto/process-payment', { currency: 'USDC', cryptoWalletAddress: text, blockchainTxHash: text }],
    ] as const) {
      const reply = await post(path, body)
      expect([path, reply.status < 500]).toEqual([path, true])
    }
    const { body } = await post('/ai/generate-narrative', { theme: text })
    expect(JSON.stringify(body)).not.toMatch(/<script|<img/)
  })
})

/** A prompt with an address of the web is refused. */
const UNLINKED = ATTACKS.map(([, text]) => text).filter((text) => !text.includes('://'))

test('a prompt of attacks becomes a game in plain words', async () => {
  const prompt = `Et spil om katte ${UNLINKED.join(' ')}`
  const { status, body } = await post('/games/generate-complete', { prompt, targetAudience: ATTACKS[0]?.[1] })
  expect(status).toBe(200)
  const { name, description, theme, symbols } = body.game
  const words = [name, description, theme, ...symbols.map((symbol: { name: string }) => symbol.name)]
  for (const word of words) expect(word).not.toMatch(/[<>{}`]/)
  for (const word of words) expect(word).not.toMatch(UNSEEN)
})

test.each([
  ['/games', { name: LONG, definition: smallGame() }, 'name'],
  ['/games', { name: 'x', description: LONG, definition: smallGame() }, 'description'],
  ['/games/generate', { prompt: LONG }, 'prompt'],
  ['/games/trends', { topic: LONG }, 'topic'],
  ['/ai/generate-narrative', { theme: LONG }, 'theme'],
  ['/games/1/seeds/client', { clientSeed: LONG }, 'clientSeed'],
  ['/auth/profile', { firstName: LONG }, 'firstName'],
  ['/auth/login', { email: `${LONG}@example.dk`, password: 'x' }, 'email'],
])('%s refuses ten thousand characters by name', async (path, body, field) => {
  expect(await post(path, body)).toMatchObject({
    status: 400,
    body: { field, error: expect.stringMatching(/højst|Ugyldig/) },
  })
})

import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { runCommand } from '../../../control/commands.ts'
import { admitAnyway } from '../../../testing/admitted.ts'
import { openWorld, type World } from '../../../testing/contract.ts'
import { addDesign, runSql } from '../../../testing/database.ts'
import { smallGame } from '../../../testing/games.ts'
import { invitationTo, joinBy, mailsTo, PASSWORD, type TestMember } from '../../../testing/members.ts'
import type { TestServer } from '../../../testing/server.ts'
import type { StoredMaking } from '../catalogue/composed.ts'
import { memberOwner } from '../catalogue/owner.ts'

let world: World
let server: TestServer
beforeAll(async () => {
  world = await openWorld()
  server = world.server
})
afterAll(() => server.stop())

const body = (path: string) =>
  ({
    '/games/{id}/spin': { bet: 1 },
    '/games/{id}/simulate': { spins: 1000 },
    '/games/{id}/export': { format: 'html5' },
    '/games/{id}/versions': { definition: smallGame() },
    '/games/{id}/visibility': { visibility: 'shared' },
    '/games/{id}/rating': { rating: 5 },
    '/games/{id}/favourite': { on: true },
    '/games/{id}/heartbeat': { resumed: true },
    '/games/{id}/keys': { name: 'Min' },
    '/games/{id}/seeds/client': { clientSeed: 'x' },
    '/games/{id}/report': { reason: 'x' },
    '/games/{id}/art/drawing': { slot: 'symbol:a', drawing: '🦊' },
    '/games/{id}/art/clear': { slot: 'logo' },
    '/games/{id}/art/restore': { revision: 0 },
    '/games/{id}/notes': { archived: true },
    '/games/{id}/texts': { texts: [{ language: 'en', place: 'name', text: 'Mine' }] },
    '/games/{id}/texts/suggestion': { language: 'de' },
    '/games/{id}/invitations': { to: 'nogen@example.dk', role: 'viewer' },
    '/games/{id}/members/{memberNumber}/role': { role: 'viewer' },
    '/games/{id}/handover': { memberNumber: null },
    '/games/{id}/comments': { part: 'game', field: '', text: 'x' },
    '/games/{id}/comments/{threadId}/read': { upTo: 1 },
    '/games/{id}/comments/{threadId}/answers': { text: 'x' },
    '/games/{id}/comments/{threadId}/{commentId}/text': { text: 'x' },
    '/games/{id}/reviews': { definitionHash: '0'.repeat(64) },
    '/games/{id}/reviews/{reviewId}/return': { reason: 'x' },
    '/games/{id}/review/rule': { needsApproval: true },
    '/games/{id}/look': { look: { hour: 'night' } },
  })[path]

const query = (path: string) => (path === '/games/{id}/art/files' ? '?slot=logo&rights=true' : '')

/** Of no package. */
const CERTIFICATION = '00000000-0000-4000-8000-000000000000'

/** Everything that asks for a game by its number, as the document describes it. */
async function pathsOfGames(): Promise<(readonly [method: string, path: string])[]> {
  const { paths } = (await server.get('/api/openapi.json')).body as { paths: Record<string, object> }
  return Object.entries(paths).flatMap(([path, methods]) =>
    /^\/(games|casino\/games)\/\{id\}/.test(path)
      ? Object.keys(methods).map((method) => [method.toUpperCase(), path] as const)
      : [],
  )
}

const ask = (method: string, path: string, id: number, headers: Record<string, string>) => {
  const parts = {
    id: String(id),
    version: '1',
    keyId: world.keyId,
    certificationId: CERTIFICATION,
    invitationId: CERTIFICATION,
    memberNumber: '1',
    reviewId: '1',
    threadId: '1',
    commentId: '1',
  }
  const at = `/api${Object.entries(parts).reduce((all, [name, part]) => all.replace(`{${name}}`, part), path)}${query(path)}`
  return method === 'GET' ? server.get(at, { headers }) : server.post(at, body(path) ?? {}, headers)
}

test('a private game is not there for anybody else, on every path that takes its number', async () => {
  const paths = await pathsOfGames()
  expect(paths.length).toBeGreaterThan(25)
  const { headers } = world.bo
  for (const [method, path] of paths) {
    const reply = await ask(method, path, world.ownId, headers)
    expect([path, reply.status]).toEqual([path, 404])
    expect([path, [401, 404]]).toEqual([
      path,
      expect.arrayContaining([(await ask(method, path, world.ownId, {})).status]),
    ])
  }
  for (const [path, send] of [
    ['/dashboard/quote', { gameId: world.ownId, ownershipType: 'purchase' }],
    ['/games/validate-compliance', { config: { gameId: world.ownId } }],
    ['/ai/generate-narrative', { theme: 'pirater', gameId: world.ownId }],
  ] as const)
    expect([path, (await server.post(`/api${path}`, send, headers)).status]).toEqual([path, 404])
  for (const list of ['/casino/games', '/casino/featured', '/casino/popular', '/casino/workshop', '/games'])
    expect((await server.get(`/api${list}`, { headers })).body.map(({ id }: { id: number }) => id)).not.toContain(
      world.ownId,
    )
})

test('its maker finds it on all of them', async () => {
  for (const path of ['', '/definition', '/sheet', '/versions', '/stats', '/admission', '/seeds', '/mark'])
    expect([path, (await server.get(`/api/games/${world.ownId}${path}`, world.anna)).status]).toEqual([path, 200])
})

test('a shared game is there for whoever has its link, and for nobody else', async () => {
  await server.post(`/api/games/${world.ownId}/visibility`, { visibility: 'shared' }, world.anna.headers)
  const { link } = (await server.get(`/api/games/${world.ownId}/admission`, world.anna)).body
  expect(link).toMatch(/^[\w-]{22}$/)
  const get = (address: string, headers = {}) => server.get(`/api/games/${world.ownId}${address}`, { headers })
  expect((await get('')).status).toBe(404)
  expect((await get(`?link=${link}`)).body).toMatchObject({ id: world.ownId, standing: 'shared' })
  expect((await get('', { 'X-Share-Link': link })).status).toBe(200)
  for (const wrong of ['A'.repeat(22), link.slice(1), `${link}x`, '', `${link.slice(0, -1)}!`])
    expect((await get('', { 'X-Share-Link': wrong })).status).toBe(404)
  // The link of one game opens no other.
  const other = (await server.post('/api/games', { name: 'Privat', definition: smallGame() }, world.anna.headers)).body
    .id
  expect((await server.get(`/api/games/${other}?link=${link}`)).status).toBe(404)
  const spin = `/api/games/${world.ownId}/spin`
  expect((await server.post(spin, { bet: 1 }, { 'X-Share-Link': link })).status).toBe(200)
  const forMoney = await server.post(spin, { bet: 1, stake: 'money' }, { ...world.bo.headers, 'X-Share-Link': link })
  expect(forMoney.status).toBe(403)
  expect(
    (await server.post(`/api/games/${world.ownId}/export`, { format: 'html5' }, { 'X-Share-Link': link })).status,
  ).toBe(403)

  // A new version is private; sharing it keeps the link.
  const { headers } = world.anna
  await server.post(`/api/games/${world.ownId}/versions`, { definition: smallGame({ maxWin: 333 }) }, headers)
  expect((await get(`?link=${link}`)).body.version).toBe(1)
  await server.post(`/api/games/${world.ownId}/visibility`, { visibility: 'shared' }, headers)
  expect((await get(`?link=${link}`)).body.version).toBe(2)
  await server.post(`/api/games/${world.ownId}/visibility`, { visibility: 'private' }, headers)
  expect((await get(`?link=${link}`)).status).toBe(404)
})

test('who leases a game that is withdrawn has it until the lease ends, and nobody else sees it', async () => {
  const wish = { gameId: world.gameId, ownershipType: 'lease', duration: 1, amount: 2000 }
  const bought = await server.post(
    '/api/dashboard/purchase-game',
    { ...wish, paymentMethod: 'credit_card', paymentReference: 'z' },
    world.bo.headers,
  )
  expect(bought.status).toBe(200)
  await admitAnyway(server, world.gameId, 'withdrawn')
  expect((await server.get(`/api/games/${world.gameId}`, world.bo)).body.standing).toBe('withdrawn')
  expect((await server.get(`/api/games/${world.gameId}`)).status).toBe(404)
  const taken = () => server.post(`/api/games/${world.gameId}/export`, { format: 'html5' }, world.bo.headers)
  expect((await taken()).status).toBe(200)
  await admitAnyway(server, world.gameId, 'suspended')
  expect((await taken()).status).toBe(409)
})

const statusOf = async (who: TestMember, path: string, send?: object): Promise<number | string> => {
  const at = `/api/games/${path}`
  const { status, body } = send ? await server.post(at, send, who.headers) : await server.get(at, who)
  return status < 300 ? status : `${status} ${body.code}`
}
const FORBIDDEN = '403 roleForbids'

/** What each role may do: one row is a door, with who passes it. */
const DOORS = [
  ['see', 'members'],
  ['see', 'definition'],
  ['see', 'versions'],
  ['see', 'art'],
  ['see', 'texts'],
  ['see', 'admission'],
  ['see', 'certifications'],
  ['see', 'activity'],
  ['see', 'review'],
  ['see', 'comments'],
  ['see', 'comments', { part: 'game', field: '', text: 'Set' }],
  ['review', 'reviews', { definitionHash: '0'.repeat(64) }],
  ['review', 'reviews/999/approval', {}],
  ['own', 'review/rule', { needsApproval: false }],
  ['see', 'simulate', { spins: 10 }],
  ['maths', 'versions', { definition: smallGame({ maxWin: 222 }) }],
  ['look', 'look', { look: { hour: 'night' } }],
  ['look', 'art/clear', { slot: 'logo' }],
  ['look', 'art/drawing', { slot: 'symbol:a', drawing: '🦊' }],
  ['look', 'art/restore', { revision: 0 }],
  ['look', 'texts', { texts: [{ language: 'en', place: 'name', text: 'Ours' }] }],
  ['look', 'texts/suggestion', { language: 'de' }],
  ['own', 'analytics'],
  ['own', 'notes', { tags: ['vores'] }],
  ['own', 'visibility', { visibility: 'private' }],
  ['own', 'submission', {}],
  ['own', 'withdrawal', {}],
  ['own', 'invitations', { to: 'nogen@example.dk', role: 'viewer' }],
  ['own', 'handover', { memberNumber: null }],
] as const
const MAY = {
  viewer: ['see'],
  mathematician: ['see', 'maths', 'review'],
  artist: ['see', 'look', 'review'],
} as const

test.each(['viewer', 'mathematician', 'artist'] as const)(
  'a %s of a game passes the doors of that role only',
  async (role) => {
    const { anna, bo, team } = world
    await server.post(`/api/games/${team.id}/members/${team.memberNumber}/role`, { role }, anna.headers)
    for (const [action, path, send] of DOORS) {
      const answer = await statusOf(bo, `${team.id}/${path}`, send)
      const may: readonly string[] = MAY[role]
      expect([path, answer === FORBIDDEN]).toEqual([path, !may.includes(action)])
    }
    const own = (await server.get('/api/library?shelf=mine', bo)).body.games
    expect(own.find(({ game }: { game: { id: number } }) => game.id === team.id)).toMatchObject({
      game: { mine: true, role, link: null },
      notes: { tags: [] },
    })
  },
)

test('what a viewer writes by a batch of calls, a copy of a version, or a file is refused', async () => {
  const { anna, bo, team } = world
  await server.post(`/api/games/${team.id}/members/${team.memberNumber}/role`, { role: 'viewer' }, anna.headers)
  const before = (await server.get(`/api/games/${team.id}/versions`, anna)).body.length
  const batch = await server.post(
    '/trpc/studio.revise,texts.write?batch=1',
    {
      0: { id: team.id, definition: smallGame({ maxWin: 111 }) },
      1: { id: team.id, texts: [{ language: 'en', place: 'name', text: 'Mine' }] },
    },
    bo.headers,
  )
  expect(JSON.stringify(batch.body).match(/Din rolle i spillet/g)).toHaveLength(2)
  const file = await server.post(`/api/games/${team.id}/art/files?slot=logo&rights=true`, {}, bo.headers)
  expect(file.body.code).toBe('roleForbids')
  expect((await server.get(`/api/games/${team.id}/versions`, anna)).body).toHaveLength(before)
})

test('an invitation is accepted once, by the account that it is for', async () => {
  const { anna, bo, prover } = world
  const { id } = (await server.post('/api/games', { name: 'Inviteret', definition: smallGame() }, anna.headers)).body
  const invite = (to: string, role = 'viewer', by = anna) =>
    server.post(`/api/games/${id}/invitations`, { to, role }, by.headers)
  expect((await invite('gaest@example.dk', 'viewer', { ...anna, headers: { Cookie: '' } })).body.code).toBe(
    'notLoggedIn',
  )
  expect((await invite('ingen-hedder-det')).body.code).toBe('memberNameUnknown')
  expect((await invite(anna.email)).body.code).toBe('alreadyInGame')
  expect((await invite(bo.email, 'owner')).status).toBe(400)
  expect((await invite(prover.email)).status).toBe(201)
  expect((await invite(prover.email.toUpperCase())).body.code).toBe('alreadyInvited')
  const token = await invitationTo(server, prover.email)
  const accept = (who: TestMember) => server.post('/api/invitations/accept', { token }, who.headers)
  expect((await accept(bo)).body.code).toBe('invitationOfAnother')
  const shown = (await server.post('/api/invitations/look', { token }, prover.headers)).body
  expect(shown).toMatchObject({ gameId: id, game: 'Inviteret', role: 'viewer' })
  expect(JSON.stringify(shown)).not.toContain('@')
  const both = await Promise.all([accept(prover), accept(prover)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404])
  expect((await server.post('/api/invitations/look', { token }, prover.headers)).body.code).toBe('invitationDead')

  // An address says nothing of who has it: a member is known to the owner by the name alone.
  const { name } = (await server.get(`/api/games/${id}/members`, anna)).body.members[1]
  expect((await invite(name)).body.code).toBe('alreadyInGame')
  const guessed = await invite(prover.email)
  expect(guessed.status).toBe(201)
  for (const { id: open } of guessed.body.invitations)
    await server.post(`/api/games/${id}/invitations/${open}/withdrawal`, {}, anna.headers)

  // A member sees names, and neither addresses nor whom else the owner invites.
  await invite('hemmelig@example.dk')
  const seen = (await server.get(`/api/games/${id}/members`, prover)).body
  expect(seen.invitations).toEqual([])
  expect(seen.members).toHaveLength(2)
  expect(JSON.stringify(seen)).not.toMatch(new RegExp(`@|${anna.id}|${prover.id}`))

  const [{ id: open }] = (await server.get(`/api/games/${id}/members`, anna)).body.invitations
  await server.post(`/api/games/${id}/invitations/${open}/withdrawal`, {}, anna.headers)
  expect((await server.get(`/api/games/${id}/members`, anna)).body.invitations).toEqual([])
})

test('an invitation carries no words of a stranger into a mailbox, and not again and again', async () => {
  const { anna } = world
  const name = 'Vind 5.000 kr. på https://ond.example'
  const { id } = (await server.post('/api/games', { name, definition: smallGame() }, anna.headers)).body
  const to = 'fremmed@example.dk'
  const invite = () => server.post(`/api/games/${id}/invitations`, { to, role: 'viewer' }, anna.headers)
  const statuses: number[] = []
  for (let turn = 0; turn < 6; turn++) {
    const { status, body } = await invite()
    statuses.push(status)
    for (const { id: open } of body.invitations ?? [])
      await server.post(`/api/games/${id}/invitations/${open}/withdrawal`, {}, anna.headers)
  }
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
  const mails = await mailsTo(server, to, 5)
  expect(mails).toHaveLength(5)
  expect(JSON.stringify(mails)).not.toContain('ond.example')
})

test('who is removed is a stranger at once, also to what was asked before', async () => {
  const { anna, bo } = world
  const { id } = (await server.post('/api/games', { name: 'Kort', definition: smallGame() }, anna.headers)).body
  await server.post(`/api/games/${id}/invitations`, { to: bo.email, role: 'mathematician' }, anna.headers)
  await joinBy(server, bo, 2)
  const [, { number }] = (await server.get(`/api/games/${id}/members`, anna)).body.members
  const removal = () => server.post(`/api/games/${id}/members/${number}/removal`, {}, anna.headers)
  const writing = server.post(`/api/games/${id}/versions`, { definition: smallGame({ maxWin: 444 }) }, bo.headers)
  const [written, removed] = await Promise.all([writing, removal()])
  expect(removed.status).toBe(200)
  expect([200, 201, 404]).toContain(written.status)
  const versions = (await server.get(`/api/games/${id}/versions`, anna)).body
  expect(versions).toHaveLength(written.status < 300 ? 2 : 1)
  if (written.status < 300) expect(versions[1].by).toBe('member')
  for (const path of ['', '/definition', '/members', '/versions', '/sheet'])
    expect([path, await statusOf(bo, `${id}${path}`)]).toEqual([path, '404 gameNotFound'])
  expect((await removal()).body.code).toBe('gameMemberNotFound')
})

test('a game is handed over to a member who accepts, and its owner does not leave before', async () => {
  const { anna, prover } = world
  const { id } = (await server.post('/api/games', { name: 'Overdraget', definition: smallGame() }, anna.headers)).body
  await server.post(`/api/games/${id}/invitations`, { to: prover.email, role: 'artist' }, anna.headers)
  await joinBy(server, prover, 3)
  const [, { number }] = (await server.get(`/api/games/${id}/members`, anna)).body.members
  expect(await statusOf(anna, `${id}/leave`, {})).toBe('409 ownerMayNotLeave')
  expect(await statusOf(prover, `${id}/handover/acceptance`, {})).toBe('409 nothingOffered')
  await server.post(`/api/games/${id}/notes`, { tags: ['kunde: betaler sent'], archived: true }, anna.headers)
  await server.post(`/api/games/${id}/visibility`, { visibility: 'shared' }, anna.headers)
  await server.post(`/api/games/${id}/handover`, { memberNumber: number }, anna.headers)
  await admitAnyway(server, id, 'listed')
  expect(await statusOf(prover, `${id}/handover/acceptance`, {})).toBe('409 offeredWhilePublic')
  await server.post(`/api/games/${id}/visibility`, { visibility: 'private' }, anna.headers)
  expect(await statusOf(prover, `${id}/handover/acceptance`, {})).toBe(200)
  const mine = (await server.get('/api/library?shelf=mine', prover)).body.games
  expect(mine.find(({ game }: { game: { id: number } }) => game.id === id)?.notes).toEqual({
    tags: [],
    archivedAt: null,
  })
  expect((await server.get(`/api/games/${id}/members`, prover)).body).toMatchObject({
    role: 'owner',
    members: [
      { role: 'owner', isYou: true },
      { role: 'viewer', isYou: false },
    ],
  })
  expect(await statusOf(anna, `${id}/visibility`, { visibility: 'shared' })).toBe(FORBIDDEN)
  expect(await statusOf(anna, `${id}/leave`, {})).toBe(200)
  expect(await statusOf(anna, `${id}/members`)).toBe('404 gameNotFound')
  const story = await server.services.audit.of(`game:${id}`)
  expect(story.map(({ action }) => action)).toEqual([
    'team.invite',
    'team.join',
    'game.share',
    'team.offer',
    'game.share',
    'team.takeOver',
    'team.leave',
  ])
  expect(JSON.stringify(story)).not.toContain('@')
})

test('a version is submitted once another member has approved it, and a change voids the approval', async () => {
  const { anna, bo, ownId, team } = world
  const { id, memberNumber, reviewId, definitionHash } = team
  await server.post(`/api/games/${id}/members/${memberNumber}/role`, { role: 'mathematician' }, anna.headers)
  await server.post(`/api/games/${id}/versions`, { definition: smallGame({ maxWin: 223 }) }, anna.headers)
  const post = (who: TestMember, path: string, send = {}) => statusOf(who, `${id}/${path}`, send)
  const reviewOf = async () => (await server.get(`/api/games/${id}/review`, bo)).body
  expect(await post(anna, 'review/rule', { needsApproval: true })).toBe(200)
  expect(await post(anna, 'submission')).toBe('409 reviewMissing')
  // What was asked about is not what the game is now.
  expect(await post(bo, `reviews/${reviewId}/approval`)).toBe('409 reviewStale')
  expect(await post(bo, 'reviews', { definitionHash })).toBe('409 reviewStale')
  const newest = (await reviewOf()).definitionHash
  const both = [post(bo, 'reviews', { definitionHash: newest }), post(bo, 'reviews', { definitionHash: newest })]
  expect((await Promise.all(both)).toSorted()).toEqual([201, '409 reviewAsked'])
  const [open, replaced] = (await reviewOf()).reviews
  expect([open.state, replaced.state]).toEqual(['asked', 'superseded'])
  expect(await post(bo, `reviews/${open.id}/approval`)).toBe('403 reviewOwn')
  expect(await statusOf(anna, `${ownId}/reviews/${open.id}/approval`, {})).toBe('404 reviewNotFound')
  expect(await post(anna, `reviews/${open.id}/return`, { reason: '=Månen er for dyr' })).toBe(200)
  expect(await post(bo, 'reviews', { definitionHash: newest })).toBe(201)
  const again = (await reviewOf()).reviews[0].id
  const decided = await Promise.all([1, 2].map(() => post(anna, `reviews/${again}/approval`)))
  expect(decided.toSorted()).toEqual([200, '409 reviewClosed'])
  expect(await post(anna, 'submission')).toBe(200)
  await server.post(`/api/games/${id}/versions`, { definition: smallGame({ maxWin: 224 }) }, bo.headers)
  expect(await post(anna, 'submission')).toBe('409 reviewMissing')
  expect((await reviewOf()).isApproved).toBe(false)
  const { reviews } = (await server.get('/api/auth/export', anna)).body
  expect(reviews).toContainEqual({
    ...{ gameId: id, version: open.version, state: 'returned', reason: '=Månen er for dyr' },
    ...{ askedAt: null, decidedAt: expect.any(String) },
  })
})

test('members read what happened to their game, page by page, and find no account and no sale in it', async () => {
  const { anna, bo, gameId, team } = world
  const at = `/api/games/${team.id}/activity`
  const asked = async (query: string, who = bo) => (await server.get(`${at}?${query}`, who)).body
  await server.post(`/api/games/${team.id}/export`, { format: 'html5' }, bo.headers)
  const whole = await asked('limit=100')
  const said: string[] = whole.events.map(({ text }: { text: string }) => text)
  for (const text of ['Inviterede en person som matematiker', 'Slog krav om godkendelse til'])
    expect(said).toContain(text)
  expect(said).toContain('Eksporterede version 4 som html5')
  expect(said[0]).toMatch(/^Eksporterede/)
  expect(said.at(-1)).toMatch(/^Oprettede spillet, RTP [\d,]+\s%$/)
  expect(JSON.stringify(whole)).not.toMatch(new RegExp(`@|${anna.id}|${bo.id}`))

  const pages: { id: string }[] = []
  for (let cursor = ''; ; ) {
    const page = await asked(`limit=4${cursor && `&cursor=${cursor}`}`)
    pages.push(...page.events)
    if (page.nextCursor === null) break
    cursor = page.nextCursor
  }
  expect(pages.map(({ id }) => id)).toEqual(whole.events.map(({ id }: { id: string }) => id))

  const you = whole.people.find(({ isYou }: { isYou: boolean }) => isYou)
  const mine = (await asked(`person=${you.key}`)).events
  expect(mine.length).toBeGreaterThan(2)
  expect(mine.every(({ isYou }: { isYou: boolean }) => isYou)).toBe(true)
  expect((await asked(`person=${'0'.repeat(16)}`)).events).toEqual([])
  const returned = (await asked('kind=review')).events.map(({ text }: { text: string }) => text)
  expect(returned).toContain('Sendte version 3 tilbage: =Månen er for dyr')
  const csv = await (await fetch(`${server.url}${at}.csv?kind=review`, bo)).text()
  expect(csv.startsWith('Tidspunkt;Emne;Hvem;Hvad\r\n')).toBe(true)
  expect(csv.split('\r\n')).toHaveLength(returned.length + 2)

  // What is sold is the owner's to know.
  expect((await asked('kind=sales')).events).toEqual([])
  const sales = (await server.get(`/api/games/${gameId}/activity?kind=sales`, anna)).body.events
  expect(sales).toMatchObject([{ who: 'buyer', name: '', text: 'Lejede spillet i 1 måned' }])
})

test('members discuss a field, which is found again wherever it stands, and is told what it was', async () => {
  const { anna, bo, ownId, team } = world
  const at = `/api/games/${team.id}/comments`
  const post = async (who: TestMember, path: string, send = {}) => {
    const { status, body } = await server.post(`${at}${path}`, send, who.headers)
    return status < 300 ? body : `${status} ${body.code}`
  }
  const get = async (query: string, who = anna) => (await server.get(`${at}?${query}`, who)).body
  const names = (await get('limit=1')).people as string[]
  const annaName = (await server.get('/api/auth/me', anna)).body.username
  expect(names).toContain(annaName)
  const text = `@${annaName.toUpperCase()}: <b>for dyrt?</b>\u202e`
  const field = 'symbols[0].pays.3'
  const begun = await post(bo, '', { part: 'maths', field, text })
  expect(begun).toMatchObject({ part: 'maths', field, label: 'Kirsebær ×3', valueThen: '3', isChanged: false })
  expect(begun.comments).toMatchObject([{ isYou: true, text: text.slice(0, -1), isUnread: false }])
  for (const unknown of [
    'symbols[9].pays.3',
    'symbols[0].hej med dig',
    'symbols[00]',
    '__proto__.x',
    'symbols[0].pays.3.x',
    '',
  ])
    expect(await post(bo, '', { part: 'maths', field: unknown, text })).toBe('400 commentFieldUnknown')
  for (const [part, unknown] of [
    ['game', 'name'],
    ['art', 'symbol:ø'],
    ['texts', 'xx:name'],
  ])
    expect(await post(bo, '', { part, field: unknown, text })).toBe('400 commentFieldUnknown')

  // Whom it mentions is mailed once, without the words of it.
  const letters = () =>
    mailsTo(server, anna.email).then((all) => all.filter(({ text: said }) => said.includes('/comments')))
  await post(bo, `/${begun.id}/${begun.comments[0].id}/text`, { text: `${text} Nok.` })
  await vi.waitFor(async () => expect(await letters()).toHaveLength(1), 20_000)
  expect((await letters())[0]?.text).toContain(`/studio/games/${team.id}/comments`)
  expect((await letters())[0]?.text).not.toContain('dyrt')

  const unread = async () => (await get('limit=1')).counts.unread
  const before = await unread()
  const own = (await server.get('/api/library?shelf=mine&limit=96', anna)).body.games
  expect(own.find(({ game }: { game: { id: number } }) => game.id === team.id).comments.unread).toBe(before)
  const [mine] = (await get('who=mine&part=maths')).threads
  expect(mine).toMatchObject({ id: begun.id, comments: [{ mentionsYou: true, isUnread: true, isYou: false }] })
  expect(await post(anna, `/${begun.id}/read`, { upTo: Number.MAX_SAFE_INTEGER })).toMatchObject({ unread: before - 1 })
  const answer = await post(anna, `/${begun.id}/answers`, { text: 'Ja' })
  expect(answer.comments).toHaveLength(2)
  expect((await get(`part=maths&field=${field}`, bo)).threads[0].comments[1]).toMatchObject({ isUnread: true })

  // The field is the symbol's, also where the symbol stands elsewhere.
  const { definition } = (await server.get(`/api/games/${team.id}/definition`, anna)).body
  const [first, ...rest] = definition.symbols
  const changed = { ...definition, symbols: [...rest, { ...first, pays: { 3: 4 } }] }
  await server.post(`/api/games/${team.id}/versions`, { definition: changed }, anna.headers)
  const moved = `symbols[${rest.length}].pays.3`
  expect((await get('part=maths')).threads[0]).toMatchObject({
    field: moved,
    valueThen: '3',
    valueNow: '4',
    isChanged: true,
  })
  expect((await get('limit=1')).marks).toContainEqual({ part: 'maths', field: moved, open: 1 })

  const [said, answered] = [`/${begun.id}/${begun.comments[0].id}`, `/${begun.id}/${answer.comments[1].id}`]
  expect(await post(bo, `${answered}/text`, { text: 'Nej' })).toBe('403 commentNotYours')
  expect(await post(bo, `${answered}/withdrawal`)).toBe('403 commentNotYours')
  expect((await post(anna, `${answered}/withdrawal`)).comments[1]).toMatchObject({ text: null, isYou: true })
  expect(await post(anna, `${answered}/text`, { text: 'Jo' })).toBe('409 commentWithdrawn')
  expect(await post(anna, `/${begun.id}/999999/withdrawal`)).toBe('404 commentNotFound')
  const both = await Promise.all([1, 2].map(() => post(anna, `/${begun.id}/resolution`)))
  expect(both.filter((one) => one === '409 threadResolved')).toHaveLength(1)
  expect(await post(bo, `/${begun.id}/answers`, { text: 'Vent' })).toBe('409 threadResolved')
  expect((await get('state=resolved')).threads).toMatchObject([{ id: begun.id, resolvedBy: annaName }])
  const lines = (await server.get(`/api/games/${team.id}/activity?kind=comments`, anna)).body.events
  expect(lines.map((one: { text: string }) => one.text)).toEqual(
    expect.arrayContaining(['Kommenterede a ×3', 'Svarede på en kommentar til a ×3', 'Løste en tråd om a ×3']),
  )
  expect(await post(bo, `/${begun.id}/reopening`)).toMatchObject({ resolvedBy: null })
  expect(await post(bo, `/${begun.id}/reopening`)).toBe('409 threadOpen')
  // A thread of another game is none of this one.
  expect(await statusOf(anna, `${ownId}/comments/${begun.id}/resolution`, {})).toBe('404 threadNotFound')

  // A viewer settles what the viewer began only.
  const role = `/api/games/${team.id}/members/${team.memberNumber}/role`
  await server.post(role, { role: 'viewer' }, anna.headers)
  const { id: ofAnna } = await post(anna, '', { part: 'texts', field: 'da:name', text: 'Godt navn' })
  expect(await post(bo, `/${ofAnna}/resolution`)).toBe('403 roleForbids')
  expect(await post(bo, `/${begun.id}/resolution`)).toMatchObject({ field: moved })
  await server.post(role, { role: 'mathematician' }, anna.headers)

  // What the game has no more keeps its thread.
  const { symbols, reelSets, features: _, ...without } = changed
  await post(bo, '', { part: 'maths', field: 'features[0].multiplier', text: 'Bare 2?' })
  await server.post(`/api/games/${team.id}/versions`, { definition: { symbols, reelSets, ...without } }, anna.headers)
  expect((await get('state=gone')).threads).toMatchObject([
    { field: null, label: 'funktioner · free · multiplikator', valueThen: '2' },
  ])
  expect(JSON.stringify(await get('', bo))).not.toMatch(new RegExp(`${anna.id}|${bo.id}|example.dk`))
  const kept = (await server.get('/api/auth/export', bo)).body.comments
  expect(kept).toContainEqual(
    expect.objectContaining({ gameId: team.id, field: 'a ×3', text: `${text.slice(0, -1)} Nok.` }),
  )
  expect((await post(anna, `${said}/withdrawal`)).comments[0]).toMatchObject({ text: null, isYou: false })
})

test('an account that is deleted is no member of any game, and nothing is kept of invitations to it', async () => {
  const { anna, bo, prover, team, listedId } = world
  const { id } = (await server.post('/api/games', { name: 'Sidste', definition: smallGame() }, anna.headers)).body
  await server.post(`/api/games/${listedId}/invitations`, { to: prover.email, role: 'viewer' }, bo.headers)
  await joinBy(server, prover, 4)
  const { name } = (await server.get(`/api/games/${listedId}/members`, prover)).body.members[1]
  const assign = async (to: string) => {
    const said: string[] = []
    const words = ['games', 'assign', String(listedId), '--to', to, '--by', 'mia@spil.dk', '--why', 'konto slettet']
    await runCommand(server.services, words, (line) => said.push(line))
    return said[0]
  }
  expect(await assign(name)).toBe('mia@spil.dk er ikke medarbejder')
  await runCommand(server.services, ['staff', 'add', 'mia@spil.dk', '--role', 'games'], () => undefined)
  expect(await assign(name)).toMatch(/^Spillets ejer har stadig sin konto/)
  await server.post(`/api/games/${id}/invitations`, { to: bo.email, role: 'viewer' }, anna.headers)
  expect((await server.get('/api/auth/export', bo)).body.team).toEqual([
    { gameId: team.id, role: 'mathematician', since: expect.any(String) },
  ])
  const shared = (await server.post('/api/games', { name: 'Delt', definition: smallGame({ maxWin: 411 }) }, bo.headers))
    .body
  await server.post(`/api/games/${shared.id}/visibility`, { visibility: 'shared' }, bo.headers)
  const { link } = (await server.get(`/api/games/${shared.id}/admission`, bo)).body
  const byLink = () => server.get(`/api/games/${shared.id}?link=${link}`)
  expect((await byLink()).status).toBe(200)
  const [createdAt, clauses] = [new Date(), [{ text: 'til min kollega Lone', outcome: 'unknown' as const }]]
  const composer = { writtenBy: { kind: 'composer' as const }, source: 'composer' as const, repairs: [] }
  const making: StoredMaking = { ...composer, adjustments: [], clauses, requestedKind: 'slot' }
  const text = JSON.stringify(making)
  await runSql(server.storage, `UPDATE games SET making = '${text}' WHERE id = ${shared.id}`)
  const design = { id: 'lone', owner: memberOwner(bo.id), requestHash: '', making: text, answer: '{}', createdAt }
  await addDesign(server.storage, design)
  const mine = (await server.get('/api/auth/export', bo)).body
  expect(mine.games).toContainEqual(
    expect.objectContaining({ id: shared.id, name: 'Delt', making, pictures: [], texts: null }),
  )
  const { definition, versions } = mine.games.at(-1)
  expect([definition.maxWin, versions]).toEqual([411, [{ version: 1, savedAt: expect.any(String) }]])
  expect(mine.versions).toContainEqual({ gameId: team.id, version: 2, savedAt: expect.any(String) })
  expect(mine.generations).toMatchObject([{ id: 'lone', making, answer: {} }])

  const left = await server.services.accounts.deleteAccount(
    { id: bo.id, kind: 'player', username: '', sessionId: '' },
    PASSWORD,
  )
  expect(left).toMatchObject({ ok: true })
  expect((await byLink()).status).toBe(404)
  expect(await server.services.catalogue.makingOf(shared.id)).toEqual({ ...making, clauses: [] })
  expect(await server.services.generation.personalData(bo.id)).toEqual([])
  expect((await server.get(`/api/games/${team.id}/members`, anna)).body.members).toHaveLength(1)
  const { threads } = (await server.get(`/api/games/${team.id}/comments?part=maths`, anna)).body
  const words = threads.flatMap(({ comments }: { comments: { by: string; text: string | null }[] }) => comments)
  expect(words.filter(({ by }: { by: string }) => by === '').length).toBeGreaterThan(1)
  expect(words.every(({ by, text }: { by: string; text: string | null }) => by !== '' || text === null)).toBe(true)
  expect((await server.get(`/api/games/${id}/members`, anna)).body.invitations).toEqual([])

  // What the account owned goes to a member, by the word of somebody of the house.
  expect(await assign('ingen-hedder-det')).toBe('Spillet har ikke det medlem')
  expect(await assign(name)).toBe(`${listedId} Bos Spil is now owned by ${name}`)
  const { role, events } = (await server.get(`/api/games/${listedId}/activity?kind=members`, prover)).body
  expect([role, events[0].who, events[0].name]).toEqual(['owner', 'house', ''])
  expect(events.at(-1)).toMatchObject({ who: 'member', name: '', text: 'Inviterede en person som seer' })
})

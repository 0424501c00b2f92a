import { randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { admitAnyway } from './admitted.ts'
import { smallGame } from './games.ts'
import { proveIdentity } from './identities.ts'
import { joinBy, newMember, type TestMember } from './members.ts'
import { type Reply, startTestServer, type TestServer } from './server.ts'

/** A server with members, and what the first of them has: a game, a key, a lease, crypto payments, a waiting round. */
export interface World {
  readonly server: TestServer
  readonly anna: TestMember
  readonly bo: TestMember
  /** Somebody about to prove an identity. */
  readonly prover: TestMember
  readonly identityState: string
  readonly gameId: number
  /** A game of the first member that nobody else sees. */
  readonly ownId: number
  readonly withdrawnId: number
  /** A game of the first member in which the second is one, with an invitation that is open. */
  readonly team: {
    readonly id: number
    readonly memberNumber: number
    readonly invitationId: string
    /** Of a request that the first member made about its version. */
    readonly reviewId: number
    readonly definitionHash: string
    /** Of a comment at a field of it by the first member. */
    readonly threadId: number
    readonly commentId: number
  }
  /** A listed game of the second member. */
  readonly listedId: number
  readonly keyId: string
  /** A package for laboratories that is ready, and one that waits. */
  readonly certificationId: string
  readonly waitingCertificationId: string
  /** Of a simulation that is done. */
  readonly runKey: string
  readonly orderId: string
  readonly waitingOrderId: string
  readonly invoiceId: string
  readonly paidAddress: string
  readonly txHash: string
  readonly roundId: string
  /** Of a table: it waits for cards to be held. */
  readonly tableRoundId: string
}

export const WIDE = { day: 100_000, week: 100_000, month: 100_000 }

/** A bought feature of it asks for a choice at once. */
export const askingGame = smallGame({
  features: [{ type: 'choice', id: 'valg', options: [{ prize: { coins: 10 } }, { prize: { nothing: true } }] }],
  modes: [{ id: 'koeb', coins: 20, buys: { feature: 'valg' } }],
})

const drawPoker = {
  definitionVersion: 1,
  description: 'Hold, og skift.',
  ...{ kind: 'videoPoker', id: 'annas-poker', name: 'Annas Poker', limits: { min: 1, max: 100 } },
  pays: [
    { hand: 'royalFlush', pays: 800 },
    { hand: 'fourOfAKind', pays: 25 },
    { hand: 'fullHouse', pays: 9 },
    { hand: 'flush', pays: 6 },
    { hand: 'straight', pays: 4 },
    { hand: 'threeOfAKind', pays: 3 },
    { hand: 'twoPair', pays: 2 },
    { hand: 'pair', ranks: ['J', 'Q', 'K', 'A'], pays: 1 },
  ],
}

export async function openWorld(outside: Parameters<typeof startTestServer>[1] = {}): Promise<World> {
  const server = await startTestServer({ RATE_LIMIT: 0 }, outside)
  buildPlayer(join(dirname(server.dataDir), 'web'))
  const [anna, bo] = await Promise.all([newMember(server), newMember(server)])
  const prover = await newMember(server)
  await proveIdentity(server.url, anna.headers)
  const as = (member: TestMember) => async (path: string, body: object) => {
    const reply = await server.post(`/api${path}`, body, member.headers)
    if (reply.status >= 300) throw new Error(`${path}: ${reply.status} ${JSON.stringify(reply.body)}`)
    return reply.body
  }
  const post = as(anna)
  const lease = { gameId: 1, ownershipType: 'lease', duration: 1, amount: 2000, paymentMethod: 'credit_card' }
  const gameId = (await post('/games', { name: 'Annas Spil', definition: askingGame })).id
  await admitAnyway(server, gameId)
  const ownId = (await post('/games', { name: 'Annas Eget', definition: askingGame })).id
  const withdrawnId = (await post('/games', { name: 'Annas Andet', definition: askingGame })).id
  await admitAnyway(server, withdrawnId)
  const listedId = (await as(bo)('/games', { name: 'Bos Spil', definition: askingGame })).id
  await admitAnyway(server, listedId, 'listed')
  const team = await makeTeam(server, anna, bo, post)
  const runKey = randomUUID()
  await server.post('/api/games/1/simulate', { spins: 10 }, { ...anna.headers, 'Idempotency-Key': runKey })
  const keyId = (await post(`/games/${gameId}/keys`, { name: 'Min nøgle' })).id
  const packages = await makePackages(server, anna.id, gameId, ownId)
  const orderId = (await post('/dashboard/purchase-game', { ...lease, paymentReference: 'web-1' })).order.id
  const waiting = { ...lease, gameId, paymentReference: 'web-2', paymentToken: 'test_confirm' }
  const waitingOrderId = (await post('/dashboard/purchase-game', waiting)).order.id
  const begun = (await server.post('/api/identity/start', {}, prover.headers)).body
  const identityState = new URL(begun.url, server.url).searchParams.get('state') ?? ''
  await post('/limits/deposit', WIDE)
  const invoice = await post('/crypto/payment-address', { currency: 'USDC', amount: 100 })
  const paid = await post(`/crypto/invoices/${invoice.id}/simulate`, { what: 'full' })
  await server.get(`/api/games/${gameId}/seeds`, { headers: anna.headers })
  await post(`/games/${gameId}/seeds/client`, { clientSeed: 'mit eget' })
  await post('/wallet/deposit', { amount: 100 })
  const { roundId } = await post(`/games/${gameId}/spin`, { bet: 1, mode: 'koeb', stake: 'money' })
  const poker = await post('/games', { name: 'Annas Poker', definition: drawPoker })
  const { config } = (await server.get(`/api/games/${poker.id}`, { headers: anna.headers })).body
  const dealt = await post(`/games/${poker.id}/spin`, { bet: config.betLevels[0], stake: 'demo' })
  return {
    ...{
      server,
      anna,
      bo,
      prover,
      identityState,
      gameId,
      ownId,
      withdrawnId,
      team,
      listedId,
      keyId,
      runKey,
      ...packages,
      orderId,
      waitingOrderId,
      roundId,
      tableRoundId: dealt.roundId,
    },
    ...{ invoiceId: invoice.id, paidAddress: invoice.address, txHash: paid.payments[0].txHash },
  }
}

/** A game with a member, who has followed the link of the mail, and somebody who has not. */
async function makeTeam(
  server: TestServer,
  anna: TestMember,
  bo: TestMember,
  post: (path: string, body: object) => Promise<Reply['body']>,
): Promise<World['team']> {
  const { id } = await post('/games', { name: 'Fælles Spil', definition: askingGame })
  await post(`/games/${id}/invitations`, { to: bo.email, role: 'mathematician' })
  await joinBy(server, bo)
  const invited = await post(`/games/${id}/invitations`, { to: 'gaest@example.dk', role: 'artist' })
  const { definitionHash } = (await server.get(`/api/games/${id}`, anna)).body
  const { reviews } = await post(`/games/${id}/reviews`, { definitionHash })
  const said = { part: 'maths', field: 'symbols[0]', text: 'Er symbolet rigtigt?' }
  const thread = await post(`/games/${id}/comments`, said)
  return {
    ...{ threadId: thread.id, commentId: thread.comments[0].id },
    ...{ id, memberNumber: invited.members[1].number, invitationId: invited.invitations[0].id },
    ...{ reviewId: reviews[0].id, definitionHash },
  }
}

/** A package that is ready, and one that waits, as nobody works on any after the first. */
async function makePackages({ services }: TestServer, memberId: string, readyId: number, waitingId: number) {
  const { certifications, longJobs } = services
  const begin = async (id: number): Promise<string> => {
    const begun = await certifications.begin(memberId, { id, rounds: 1000 })
    if (!begun.ok) throw new Error(begun.refusal.code)
    return begun.value.id
  }
  const certificationId = await begin(readyId)
  await longJobs.drain()
  await certifications.stop()
  return { certificationId, waitingCertificationId: await begin(waitingId) }
}

/** What exports are made around. */
function buildPlayer(web: string): void {
  mkdirSync(join(web, 'player'))
  writeFileSync(join(web, 'player', 'player.js'), 'document.title')
  writeFileSync(join(web, 'player', 'player.css'), 'main{color:red}')
  writeFileSync(join(web, 'player', 'engine.js'), 'export const compile = 1')
}

export interface Call {
  /** What stands for the braces of the path. */
  readonly at?: Readonly<Record<string, string | number>>
  /** The body, or for a GET the query. */
  readonly send?: Readonly<Record<string, unknown>>
  /** Put over what is sent where it has a fault, too, so that what is dear to do is not done over and over. */
  readonly useless?: Readonly<Record<string, unknown>>
  /** Otherwise than by Anna: by nobody, where a login is in the way, and by others, where she has it behind her. */
  readonly by?: 'nobody' | 'bo' | 'prover'
}

const NO_KEY = { key: 'ikke et UUID' }
const CARD = { rtp: 9600, volatility: 'medium', reels: 5, rows: 3, paylines: 10 }
const LEASE = { gameId: 1, ownershipType: 'lease', duration: 6 }

/** For each procedure with a path one request that is granted, with as many of its fields as go together. */
export const CALLS: Readonly<Record<string, (world: World) => Call>> = {
  'system.health': () => ({}),
  'wallet.checkpoint': () => ({}),
  'catalogue.list': () => ({}),
  'catalogue.workshop': () => ({}),
  'catalogue.featured': () => ({}),
  'catalogue.popular': () => ({}),
  'catalogue.browse': () => ({
    send: {
      ...{ q: 'spil', category: 'all', mechanics: 'freeSpins', volatility: 'low,medium,high,extreme' },
      ...{ lines: '1-10,11-25', provider: 'house', minRtp: 1, minMaxWin: 1, sort: 'name', cursor: 0, limit: 10 },
    },
  }),
  'catalogue.rails': () => ({}),
  'catalogue.game': () => ({ at: { id: 1 } }),
  'catalogue.play': () => ({ at: { id: 1 } }),
  'companies.lookup': () => ({ at: { cvrNumber: '13585628' } }),

  'studio.games': () => ({}),
  'studio.game': ({ gameId }) => ({ at: { id: gameId } }),
  'studio.create': () => ({
    send: {
      ...{ name: 'Nyt Spil', description: 'Tre hjul.', theme: 'frugt', category: 'slots', rtp: 9500 },
      ...{ volatility: 'low', reels: 3, paylines: 5, maxWinMultiplier: 500, generationId: randomUUID() },
      symbols: [{ id: 'kirsebaer', emoji: '🍒', name: 'Kirsebær', value: 2, type: 'regular' }],
      paytable: { '🍒': { 3: 2 } },
      palette: ['#101010', '#202020', '#a0a0a0', '#f0f0f0'],
      config: {
        minBet: 1,
        maxBet: 10,
        betLevels: [1, 5],
        autoSpinOptions: [10],
        soundEnabled: true,
        animationSpeed: 1,
      },
      key: randomUUID(),
    },
    useless: NO_KEY,
  }),
  'admission.setVisibility': ({ ownId }) => ({ at: { id: ownId }, send: { visibility: 'shared' } }),
  'admission.of': ({ ownId }) => ({ at: { id: ownId } }),
  'admission.submit': ({ ownId }) => ({ at: { id: ownId } }),
  'admission.withdraw': ({ withdrawnId }) => ({ at: { id: withdrawnId } }),
  'admission.report': ({ listedId }) => ({ at: { id: listedId }, send: { reason: 'Reklame for et andet kasino' } }),
  'studio.versions': ({ gameId }) => ({ at: { id: gameId } }),
  'studio.versionDefinition': ({ gameId }) => ({ at: { id: gameId, version: 1 } }),
  'studio.versionSheet': ({ gameId }) => ({ at: { id: gameId, version: 1 } }),
  'studio.revise': ({ gameId }) => ({
    at: { id: gameId },
    send: { definition: { ...askingGame, maxWin: 400 } },
  }),
  'studio.definition': ({ gameId }) => ({ at: { id: gameId } }),
  'studio.sheet': ({ gameId }) => ({ at: { id: gameId } }),
  'studio.simulate': () => ({ at: { id: 1 }, send: { spins: 100, seed: 'frø' } }),

  'runs.find': ({ runKey }) => ({ at: { key: runKey } }),
  'runs.cancel': ({ runKey }) => ({ at: { key: runKey } }),

  'generation.writer': () => ({}),
  'generation.generate': () => ({
    send: { prompt: 'katte', ...CARD, maxWinMultiplier: 1000, theme: 'cats', miniGames: 0, roll: 1, key: randomUUID() },
    useless: NO_KEY,
  }),
  'generation.complete': () => ({
    send: {
      ...{ prompt: 'hunde', targetAudience: 'alle', rtpTarget: 96.5, volatility: 'medium', marketPosition: 'bred' },
      ...{ platform: 'web', miniGames: 0, key: randomUUID() },
    },
    useless: NO_KEY,
  }),
  'generation.variations': () => ({
    send: { prompt: 'fugle', count: 1, ...CARD, maxWinMultiplier: 1000, key: randomUUID() },
    useless: NO_KEY,
  }),
  'generation.v2': () => {
    const { rtp, ...card } = CARD
    return {
      send: { prompt: 'fisk', ...card, rtpTarget: rtp, currency: 'credits', title: 'Fisk', key: randomUUID() },
      useless: NO_KEY,
    }
  },
  'generation.advanced': () => ({
    send: {
      ...{ name: 'Skov', description: 'Et stille spil', theme: { id: 'enchanted-forest' } },
      ...{ personality: { id: 'casual-player' }, key: randomUUID() },
      settings: {
        ...{ reels: 5, paylines: 25, rtp: 96, volatility: 'medium' },
        sound: { enabled: true, backgroundMusic: true, theme: 'Naturlyde', volume: 40 },
        visuals: { animations: true, speed: 1.5, effects: ['Partikler'], colorScheme: 'neon' },
        ai: { optimization: true, marketTrends: true, playerBehavior: true },
      },
    },
    useless: NO_KEY,
  }),

  'compliance.validate': () => ({ send: { config: { gameId: 1 }, jurisdiction: 'EU' } }),
  'insights.trends': () => ({ send: { topic: 'Megaways' } }),
  'insights.competitors': () => ({ send: { theme: 'frugt' } }),
  'insights.validate': () => ({ send: { concept: 'Et spil om frugt' } }),
  'lab.marketGame': () => ({
    send: { prompt: 'kaffe', theme: 'bageri', complexity: 'simple', targetAudience: 'alle', key: randomUUID() },
    useless: NO_KEY,
  }),
  'lab.recommendations': () => ({ send: { playerData: { favoriteThemes: ['frugt'], minRtp: 95, playedGames: [2] } } }),
  'lab.intelligence': () => ({ send: { focus: 'online casino gaming' } }),
  'lab.narrative': () => ({ send: { theme: 'pirater', gameId: 1 } }),

  'exports.make': ({ gameId }) => ({ at: { id: gameId }, send: { format: 'html5', currency: 'EUR' } }),
  'certification.begin': ({ withdrawnId }) => ({
    at: { id: withdrawnId },
    send: { rounds: 10_000_000 },
    useless: { rounds: 1 },
  }),
  'certification.list': ({ gameId }) => ({ at: { id: gameId } }),
  'certification.get': ({ gameId, certificationId }) => ({ at: { id: gameId, certificationId } }),
  'certification.take': ({ gameId, certificationId }) => ({ at: { id: gameId, certificationId } }),
  'certification.cancel': ({ ownId, waitingCertificationId }) => ({
    at: { id: ownId, certificationId: waitingCertificationId },
  }),
  'certification.key': () => ({}),
  'apiKeys.list': ({ gameId }) => ({ at: { id: gameId } }),
  'apiKeys.mine': () => ({}),
  'apiKeys.create': ({ gameId }) => ({ at: { id: gameId }, send: { name: 'En til' } }),
  'apiKeys.revoke': ({ gameId, keyId }) => ({ at: { id: gameId, keyId } }),

  'purchases.options': () => ({}),
  'purchases.quote': () => ({ send: LEASE }),
  'purchases.purchase': () => ({
    send: {
      ...{ ...LEASE, paymentReference: 'web-3', paymentMethod: 'mobilepay', amount: 10_800 },
      ...{ paymentToken: 'test_success', phoneNumber: '+45 20 12 34 56' },
    },
  }),
  'purchases.orders': () => ({}),
  'purchases.order': ({ orderId }) => ({ at: { id: orderId } }),
  'purchases.confirmTest': ({ waitingOrderId }) => ({ at: { id: waitingOrderId }, send: { approve: true } }),
  'purchases.setRenewal': ({ gameId }) => ({ at: { gameId }, send: { on: false } }),

  'crypto.currencies': () => ({}),
  'crypto.rates': () => ({ send: { currencies: ['BTC', 'ETH', 'USDT', 'USDC', 'BNB'] } }),
  'crypto.address': () => ({ send: { currency: 'BTC', amount: 0.01, userId: 1, gameId: 1 } }),
  'crypto.process': ({ paidAddress, txHash }) => ({
    send: {
      ...{ machineId: 1, transactionType: 'deposit', amount: 100, currency: 'USDC' },
      ...{ cryptoWalletAddress: paidAddress, blockchainTxHash: txHash },
    },
  }),
  'crypto.invoices': () => ({}),
  'crypto.invoice': ({ invoiceId }) => ({ at: { id: invoiceId } }),
  'crypto.simulate': ({ invoiceId }) => ({ at: { id: invoiceId }, send: { what: 'part' } }),

  'wallet.get': () => ({}),
  'wallet.history': () => ({ send: { kind: 'deposit', from: '2026-01-01', to: '2099-12-31', cursor: 1000 } }),
  'wallet.historyCsv': () => ({ send: { kind: 'deposit', from: '2026-01-01', to: '2099-12-31' } }),
  'wallet.deposit': () => ({ send: { amount: 50, key: randomUUID() } }),
  'wallet.withdrawals': () => ({}),
  'wallet.withdraw': () => ({ send: { amount: 0.5, key: randomUUID() } }),

  'fairness.seeds': () => ({ at: { id: 1 } }),
  'fairness.setClientSeed': () => ({ at: { id: 1 }, send: { clientSeed: 'nyt' } }),
  'fairness.rotate': () => ({ at: { id: 1 }, send: { clientSeed: 'endnu et' } }),
  'rounds.spin': () => ({ at: { id: 1 }, send: { bet: 1, stake: 'demo', key: randomUUID() } }),
  'rounds.open': ({ gameId }) => ({ at: { id: gameId } }),
  'rounds.advice': ({ tableRoundId }) => ({ at: { id: tableRoundId } }),
  'rounds.get': ({ roundId }) => ({ at: { id: roundId } }),
  'rounds.choose': ({ roundId }) => ({ at: { id: roundId }, send: { choices: [0] } }),
  'rounds.verification': ({ roundId }) => ({ at: { id: roundId } }),
  'rounds.history': ({ gameId }) => ({ send: { gameId, from: '2026-01-01', to: '2099-12-31' } }),
  'rounds.analytics': ({ gameId }) => ({
    at: { id: gameId },
    send: { from: '2026-01-01', to: '2026-02-01', stake: 'money' },
  }),
  'rounds.stats': () => ({ at: { id: 1 } }),
  'rounds.jackpots': () => ({ at: { id: 1 } }),
  'rounds.paidJackpots': () => ({ at: { id: 1 }, send: { cursor: 100 } }),

  'support.write': () => ({
    send: { name: 'Cecilie', email: 'c@example.dk', topic: 'game', message: 'Hvor står reglerne?' },
    useless: { topic: 'x' },
  }),

  'identity.get': () => ({}),
  'identity.start': () => ({ send: { next: '/games/1' }, by: 'bo' }),
  'identity.testAnswer': ({ identityState }) => ({
    send: { state: identityState, nationalId: '120388-0104', name: 'Freja Prøvesen' },
    by: 'prover',
  }),

  'art.get': ({ ownId }) => ({ at: { id: ownId } }),
  'art.draw': ({ ownId }) => ({ at: { id: ownId }, send: { slot: 'symbol:a', drawing: '🦊' } }),
  'art.clear': ({ ownId }) => ({ at: { id: ownId }, send: { slot: 'symbol:a' } }),
  'art.dress': ({ ownId }) => ({ at: { id: ownId }, send: { look: { place: 'fjord', hour: 'night' } } }),
  'art.restore': ({ ownId }) => ({ at: { id: ownId }, send: { revision: 0 } }),

  'activity.of': ({ team }) => ({ at: { id: team.id }, send: { kind: 'members', limit: 10 } }),
  'activity.csv': ({ team }) => ({ at: { id: team.id }, send: { kind: 'members' } }),

  'comments.of': ({ team }) => ({ at: { id: team.id }, send: { part: 'maths', state: 'open' } }),
  'comments.start': ({ team }) => ({ at: { id: team.id }, send: { part: 'game', field: '', text: 'Godt spil' } }),
  'comments.answer': ({ team: { id, threadId } }) => ({ at: { id, threadId }, send: { text: 'Enig' }, by: 'bo' }),
  'comments.edit': ({ team: { id, threadId, commentId } }) => ({
    ...{ at: { id, threadId, commentId }, send: { text: 'Er symbolet for dyrt?' } },
  }),
  'comments.read': ({ team: { id, threadId, commentId } }) => ({
    at: { id, threadId },
    send: { upTo: commentId },
    by: 'bo',
  }),
  'comments.resolve': ({ team: { id, threadId } }) => ({ at: { id, threadId }, by: 'bo' }),
  'comments.reopen': ({ team: { id, threadId } }) => ({ at: { id, threadId } }),
  'comments.withdraw': ({ team: { id, threadId, commentId } }) => ({ at: { id, threadId, commentId } }),

  'reviews.of': ({ team }) => ({ at: { id: team.id } }),
  'reviews.setRule': ({ team }) => ({ at: { id: team.id }, send: { needsApproval: true } }),
  'reviews.sendBack': ({ team: { id, reviewId } }) => ({
    ...{ at: { id, reviewId }, send: { reason: 'Månen er for dyr' }, by: 'bo' },
  }),
  'reviews.ask': ({ team: { id, definitionHash } }) => ({ at: { id }, send: { definitionHash } }),
  'reviews.approve': ({ team: { id, reviewId } }) => ({ at: { id, reviewId: reviewId + 1 }, by: 'bo' }),

  'team.of': ({ team }) => ({ at: { id: team.id } }),
  'team.invite': ({ team }) => ({
    at: { id: team.id },
    send: { to: 'endnu-en@example.dk', role: 'viewer' },
    useless: { role: 'owner' },
  }),
  'team.withdraw': ({ team }) => ({ at: { id: team.id, invitationId: team.invitationId } }),
  'team.setRole': ({ team: { id, memberNumber } }) => ({ at: { id, memberNumber }, send: { role: 'artist' } }),
  'team.offer': ({ team: { id, memberNumber } }) => ({ at: { id }, send: { memberNumber } }),
  'team.remove': ({ team: { id, memberNumber } }) => ({ at: { id, memberNumber } }),

  'texts.get': ({ ownId }) => ({ at: { id: ownId } }),
  'texts.write': ({ ownId }) => ({
    at: { id: ownId },
    send: { texts: [{ language: 'de', place: 'name', text: 'Annas eigenes Spiel' }] },
  }),
  'texts.suggest': ({ ownId }) => ({ at: { id: ownId }, send: { language: 'fi' } }),

  'library.page': () => ({ send: { shelf: 'mine', q: 'spil' } }),
  'library.note': ({ ownId }) => ({ at: { id: ownId }, send: { tags: ['påske'], archived: false } }),

  'limits.get': () => ({}),
  'limits.session': () => ({}),
  'limits.setDeposit': () => ({ send: { day: 90_000, week: 90_000, month: 90_000 } }),
  'limits.setLoss': () => ({ send: { day: 90_000, week: null, month: 90_000 } }),
  'limits.setTime': () => ({ send: { day: 600, week: 600, month: null } }),
  'limits.setRealityCheck': () => ({ send: { minutes: 30 } }),
  'limits.acknowledge': () => ({}),
  'limits.pause': () => ({}),
  'limits.exclude': () => ({ send: { days: 30 } }),

  'dashboard.stats': () => ({}),
  'dashboard.games': () => ({}),
  'dashboard.mark': () => ({ at: { id: 1 } }),
  'dashboard.rate': () => ({ at: { id: 1 }, send: { rating: 4 } }),
  'dashboard.setFavourite': () => ({ at: { id: 1 }, send: { on: true } }),
  'dashboard.favourites': () => ({}),
  'dashboard.recent': () => ({}),
  'dashboard.notifications': () => ({}),
  'dashboard.markRead': () => ({ send: { ids: ['account:1'] } }),
  'dashboard.history': () => ({}),
  'play.heartbeat': () => ({ at: { id: 1 }, send: { resumed: true } }),

  'auth.register': () => ({
    send: {
      ...{ username: 'cecilie', email: 'cecilie@example.dk', password: 'lygten-over-søen' },
      ...{ firstName: 'Cecilie', lastName: 'Holm', phoneNumber: '20123456', companyName: 'Ærø ApS' },
      ...{ cvrNumber: '13585628', marketingOptIn: true },
    },
    useless: { lastName: 'x' },
    by: 'nobody',
  }),
  'auth.login': ({ bo }) => ({
    send: { email: bo.email, password: 'lygten-over-søen', rememberMe: true },
    useless: { email: 'ingen adresse' },
    by: 'nobody',
  }),
  'auth.forgotPassword': ({ bo }) => ({ send: { email: bo.email } }),
  'auth.requestUnlock': ({ bo }) => ({ send: { email: bo.email } }),
  'auth.resendActivation': ({ bo }) => ({ send: { email: bo.email } }),
  'auth.demo': () => ({}),
  'auth.me': () => ({}),
  'auth.updateProfile': () => ({
    send: { firstName: 'Anna', lastName: 'Juhl', phoneNumber: '20123456', marketingOptIn: true },
  }),
  'auth.sessions': () => ({}),
  'auth.exportData': () => ({}),
}

/**
 * These take a link out of a mail, leave a game, take a request back, end the session, or need a large win or a held payment: they are asked where accounts,
 * withdrawals and crypto payments are tested.
 */
export const WITH_ACCOUNTS = [
  ...['auth.activate', 'auth.resetPassword', 'auth.confirmEmail', 'auth.changePassword', 'auth.changeEmail'],
  'auth.unlock',
  ...['auth.logout', 'auth.logoutEverywhere', 'auth.endSession', 'auth.deleteAccount', 'dev.outbox', 'dev.mail'],
  ...['wallet.cancelWithdrawal', 'crypto.askBack'],
  ...['team.look', 'team.accept', 'team.leave', 'team.takeOver', 'reviews.withdraw'],
]

import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider, { type InteractionResults } from 'oidc-provider'

export const CLIENT = { id: 'spilvaerk', secret: 'en-hemmelighed-til-proeven' }

/** How the next visit goes. */
export interface Visit {
  /** What the provider tells of the person. */
  claims: Readonly<Record<string, unknown>>
  /** The person at the screen says no. */
  cancels: boolean
  /** The keys that are published are not those that sign. */
  publishesOtherKeys: boolean
  /** Claims are told at the userinfo endpoint alone. */
  hidesClaims: boolean
}

const newKey = () => ({
  ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }),
  ...{ kty: 'RSA' as const, use: 'sig', alg: 'RS256', kid: 'prøve' },
})

/** A real OpenID Connect server on loopback. Its people need no page: they say yes, or no, at once. */
export async function startOidcServer(callback: string, port = 0) {
  const http = createServer()
  http.listen(port, '127.0.0.1')
  await once(http, 'listening')
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
  const visit: Visit = { claims: {}, cancels: false, publishesOtherKeys: false, hidesClaims: false }
  const [own, other] = [newKey(), newKey()]
  const provider = new Provider(url, {
    clients: [{ client_id: CLIENT.id, client_secret: CLIENT.secret, redirect_uris: [callback] }],
    claims: { openid: ['sub'], ssn: ['cprNumberIdentifier', 'birthdate', 'name', 'authenticationtype'] },
    jwks: { keys: [own] },
    cookies: { keys: ['prøve'] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    conformIdTokenClaims: false,
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, accountId) => ({
      accountId,
      claims: async (use) => ({ sub: accountId, ...(visit.hidesClaims && use === 'id_token' ? {} : visit.claims) }),
    }),
    loadExistingGrant: async (ctx) => {
      const grant = new ctx.oidc.provider.Grant({ accountId: ctx.oidc.session?.accountId, clientId: CLIENT.id })
      grant.addOIDCScope('openid ssn')
      await grant.save()
      return grant
    },
  })
  provider.use(async (ctx, next) => {
    if (ctx.path.startsWith('/interaction/')) {
      const no = { error: 'access_denied', error_description: 'the person said no' }
      const result: InteractionResults = visit.cancels ? no : { login: { accountId: crypto.randomUUID() } }
      await provider.interactionFinished(ctx.req, ctx.res, result, { mergeWithLastSubmission: false })
      ctx.respond = false
      return
    }
    await next()
    if (ctx.path === '/jwks' && visit.publishesOtherKeys) {
      const { kty, n, e, use, alg, kid } = other
      ctx.body = { keys: [{ kty, n, e, use, alg, kid }] }
    }
  })
  http.on('request', provider.callback())
  const stop = async () => {
    http.closeAllConnections()
    http.close()
    await once(http, 'close')
  }
  return { url, visit, stop }
}

export type OidcServer = Awaited<ReturnType<typeof startOidcServer>>

/** Goes where a browser would go from an address, with its cookies, until it is led to `end`; the query it comes with. */
export async function browse(start: string, end: string): Promise<URLSearchParams> {
  const cookies = new Map<string, string>()
  let at = start
  for (let steps = 0; steps < 10; steps++) {
    const Cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
    const response = await fetch(at, { redirect: 'manual', headers: { Cookie } })
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const [name = '', ...value] = pair.split('=')
      cookies.set(name, value.join('='))
    }
    const next = response.headers.get('Location')
    if (next === null) throw new Error(`${at}: ${response.status} ${await response.text()}`)
    at = new URL(next, at).href
    if (at.startsWith(end)) return new URL(at).searchParams
  }
  throw new Error(`${start} leads nowhere`)
}

import * as oidc from 'openid-client'
import type { Log } from '../../../platform/log/log.ts'
import { personIn } from './claims.ts'
import type { Attempt, Failure, IdentityProvider, Person } from './provider.ts'

export interface MitIdSettings {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  readonly scope: string
  /** Which level of assurance is asked for; `off` asks for none. */
  readonly acrValues: string
}

const TIMEOUT_S = 10
/** What brokers answer when the person at the screen says no. */
const CANCELLED = ['access_denied', 'user_cancelled', 'login_required', 'interaction_required']

/** MitID through a broker that speaks OpenID Connect: authorization code with PKCE, and a signed id_token. */
export function mitIdProvider(settings: MitIdSettings, log: Log): IdentityProvider {
  let known: Promise<oidc.Configuration> | undefined
  /** Asked at the first use, and again after it could not be answered. */
  const configuration = (): Promise<oidc.Configuration> => {
    known ??= discover(settings).catch((error: unknown) => {
      known = undefined
      throw error
    })
    return known
  }

  const begin = async ({ state, nonce, codeVerifier, callback }: Attempt) => {
    const url = oidc.buildAuthorizationUrl(await configuration(), {
      ...{ redirect_uri: callback, scope: settings.scope, state, nonce },
      ...{ code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier), code_challenge_method: 'S256' },
      ...(settings.acrValues !== 'off' && { acr_values: settings.acrValues }),
    })
    return url.href
  }

  const finish = async (attempt: Attempt, returned: URLSearchParams): Promise<Person | Failure> => {
    const config = await configuration()
    const url = new URL(attempt.callback)
    url.search = returned.toString()
    const tokens = await oidc.authorizationCodeGrant(config, url, {
      ...{ pkceCodeVerifier: attempt.codeVerifier, expectedState: attempt.state, expectedNonce: attempt.nonce },
      idTokenExpected: true,
    })
    const claims = tokens.claims()
    if (!claims || !isAssured(claims, settings.acrValues)) return 'failed'
    const person = personIn(claims)
    if (person || !config.serverMetadata().userinfo_endpoint) return person ?? 'incomplete'
    // Some brokers tell of the person at a second address; the library refuses another subject's answer.
    const more = await oidc.fetchUserInfo(config, tokens.access_token, claims.sub)
    return personIn({ ...more, ...claims }) ?? 'incomplete'
  }

  const noted = <T>(error: unknown): T | Failure => {
    const failure = failureOf(error)
    // The message of such an error names what is wrong with an answer, and holds none of its claims.
    if (failure !== 'cancelled') log.warn({ failure, code: codeOf(error) }, 'MitID')
    return failure
  }

  return {
    ...{ name: 'mitid', test: false },
    begin: (attempt) => begin(attempt).catch(() => 'silent' as const),
    finish: (attempt, returned) => finish(attempt, returned).catch((error) => noted<Person>(error)),
  }
}

/**
 * The level was asked for through the browser, which may have changed it: the answer says what it was in the end, as `acr`
 * or, with Criipto, as `authenticationtype`. A broker that says neither answers for the level by its own set-up.
 */
function isAssured({ acr, authenticationtype = acr }: oidc.IDToken, acrValues: string): boolean {
  return (
    acrValues === 'off' || authenticationtype === undefined || acrValues.split(' ').includes(String(authenticationtype))
  )
}

const LOOPBACK = ['127.0.0.1', '[::1]', 'localhost']

/** An issuer on the same machine may speak HTTP, as in the tests; any other one is refused by the library. */
function discover({ issuer, clientId, clientSecret }: MitIdSettings): Promise<oidc.Configuration> {
  const url = new URL(issuer)
  // Without this check the library trusts TLS alone for a token that comes from the token endpoint.
  const execute = [
    oidc.enableNonRepudiationChecks,
    ...(LOOPBACK.includes(url.hostname) ? [oidc.allowInsecureRequests] : []),
  ]
  return oidc.discovery(url, clientId, undefined, oidc.ClientSecretBasic(clientSecret), { execute, timeout: TIMEOUT_S })
}

function failureOf(error: unknown): Failure {
  if (error instanceof oidc.AuthorizationResponseError) return CANCELLED.includes(error.error) ? 'cancelled' : 'failed'
  if (error instanceof oidc.ResponseBodyError) return error.status >= 500 ? 'silent' : 'failed'
  const code = codeOf(error)
  return code === 'OAUTH_TIMEOUT' || code === 'OAUTH_RESPONSE_IS_NOT_CONFORM' || isNetwork(error) ? 'silent' : 'failed'
}

const isNetwork = (error: unknown): boolean => error instanceof TypeError && /fetch/i.test(error.message)

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined

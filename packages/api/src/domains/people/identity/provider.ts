/** Somebody whose identity is proved. */
export interface Person {
  /** The CPR number, ten digits. */
  readonly nationalId: string
  /** Such as 1990-01-31. */
  readonly birthDate: string
  readonly name: string | null
}

/** What ties an answer to the attempt that it belongs to. */
export interface Attempt {
  /** Travels with the browser. */
  readonly state: string
  /** Comes back inside the signed answer. */
  readonly nonce: string
  /** Known to this server alone until it exchanges the code (PKCE). */
  readonly codeVerifier: string
  /** Where the browser comes back to. */
  readonly callback: string
}

/** Why there is no person. */
export type Failure = 'cancelled' | 'failed' | 'incomplete' | 'silent'

/** Who proves identities, or what stands in for it. */
export interface IdentityProvider {
  readonly name: 'embedded' | 'mitid'
  /** Identities are made up. */
  readonly test: boolean
  /** The address at which the member proves who it is. */
  begin(attempt: Attempt): Promise<string | 'silent'>
  /** Reads what the browser came back with; never throws for what others sent. */
  finish(attempt: Attempt, returned: URLSearchParams): Promise<Person | Failure>
}

/** Whether there is a person in an answer. */
export const isPerson = (answer: Person | Failure): answer is Person => typeof answer !== 'string'

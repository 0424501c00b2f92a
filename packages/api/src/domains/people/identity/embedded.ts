import { readNationalId } from '@spilvaerk/schemas'
import type { Sealing } from '../../../platform/sealing/sealing.ts'
import type { IdentityProvider, Person } from './provider.ts'

const PURPOSE = 'test-person'

/** Testtilstand: a page of our own plays MitID, and what is entered there is believed. */
export interface EmbeddedProvider extends IdentityProvider {
  /** The query that the page goes back to the callback with: a code that carries the person. */
  answer(state: string, nationalId: string, name: string | undefined): URLSearchParams
}

export function embeddedProvider(sealing: Sealing): EmbeddedProvider {
  const personIn = (code: string, state: string): Person | 'failed' => {
    try {
      const { of, ...person }: Person & { readonly of: string } = JSON.parse(sealing.open(PURPOSE, code))
      return of === state ? person : 'failed'
    } catch {
      return 'failed'
    }
  }
  return {
    ...{ name: 'embedded', test: true },
    begin: async ({ state }) => `/mitid-test?state=${state}`,
    finish: async ({ state }, returned) =>
      returned.has('error') ? 'cancelled' : personIn(returned.get('code') ?? '', state),
    answer: (state, text, name = 'Test Prøvesen') => {
      const id = readNationalId(text)
      if (!id) throw new Error('the schema lets nothing but a national id through')
      const person: Person = { nationalId: id.number, birthDate: id.birthDate, name }
      return new URLSearchParams({ state, code: sealing.seal(PURPOSE, JSON.stringify({ ...person, of: state })) })
    },
  }
}

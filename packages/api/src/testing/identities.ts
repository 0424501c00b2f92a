import { readNationalId } from '@spilvaerk/schemas'
import type { Person } from '../domains/people/identity/provider.ts'
import type { House } from './house.ts'

let people = 0

/** The CPR number of somebody grown-up whom no test has had before in this process. */
export function newNationalId(): string {
  people += 1
  const day = String(1 + (people % 28)).padStart(2, '0')
  const month = String(1 + (Math.floor(people / 28) % 12)).padStart(2, '0')
  return `${day}${month}80${String(people % 4000).padStart(4, '0')}`
}

export function personOf(nationalId: string): Person {
  const id = readNationalId(nationalId)
  if (!id) throw new Error(`${nationalId} is no national id`)
  return { nationalId: id.number, birthDate: id.birthDate, name: 'Karen Holm' }
}

/** Ties an identity to an account, as far as the services know. */
export const identify = async (
  house: Pick<House, 'identity'>,
  memberId: string,
  nationalId = newNationalId(),
): Promise<void> => {
  const proved = await house.identity.prove(memberId, personOf(nationalId))
  if (!proved.ok) throw new Error(proved.refusal.code)
}

/** Proves an identity over HTTP, as the page that plays MitID does; returns where the browser is led in the end. */
export async function proveIdentity(
  url: string,
  headers: Readonly<Record<string, string>>,
  nationalId = newNationalId(),
): Promise<string> {
  const post = async (path: string, body: object): Promise<{ url: string }> => {
    const response = await fetch(`${url}/api/identity/${path}`, {
      ...{ method: 'POST', body: JSON.stringify(body) },
      headers: { ...headers, 'Content-Type': 'application/json' },
    })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as { url: string }
  }
  const begun = await post('start', {})
  const state = new URL(begun.url, url).searchParams.get('state')
  const answer = await post('test-answer', { state, nationalId })
  const back = await fetch(new URL(answer.url, url), { headers, redirect: 'manual' })
  return back.headers.get('Location') ?? ''
}

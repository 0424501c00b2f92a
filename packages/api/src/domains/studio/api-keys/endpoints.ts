/** What a key opens, as REST paths below /api: its own game, and the rounds of that game. */
export const KEY_ENDPOINTS = [
  { method: 'GET', path: '/games/{id}' },
  { method: 'GET', path: '/games/{id}/definition' },
  { method: 'GET', path: '/games/{id}/sheet' },
  { method: 'GET', path: '/games/{id}/stats' },
  { method: 'POST', path: '/games/{id}/spin' },
  { method: 'POST', path: '/games/{id}/simulate' },
  { method: 'GET', path: '/rounds/{id}' },
  { method: 'GET', path: '/rounds/{id}/verification' },
  { method: 'POST', path: '/rounds/{id}/choices' },
] as const

export type KeyPath = (typeof KEY_ENDPOINTS)[number]['path']

export const REQUESTS_A_MINUTE = 1000

export interface Opened {
  readonly subject: 'games' | 'rounds'
  /** The `{id}` of the path. */
  readonly id: string
}

/** What a request is about, when it is one that keys may make. */
export function openedBy(method: string, path: string): Opened | undefined {
  const asked = method === 'HEAD' ? 'GET' : method
  for (const endpoint of KEY_ENDPOINTS) {
    if (endpoint.method !== asked) continue
    const id = path.match(new RegExp(`^${endpoint.path.replace('{id}', '([^/]+)')}$`))?.[1]
    if (id !== undefined) return { subject: endpoint.path.startsWith('/games') ? 'games' : 'rounds', id }
  }
  return undefined
}

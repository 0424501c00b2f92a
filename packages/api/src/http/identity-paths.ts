import type { RefusalStatus } from './path-refusals.ts'

const refusals = (...statuses: readonly RefusalStatus[]) =>
  Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/${status}` }]))
const query = (name: string, description: string) => ({ name, in: 'query', description, schema: { type: 'string' } })

/** What the document says of the callback, which answers with a redirect, and so is no procedure. */
export const IDENTITY_PATHS = {
  '/identity/callback': {
    get: {
      operationId: 'identity.callback',
      tags: ['identity'],
      summary: 'Where the browser comes back to after a proof of identity',
      description: 'Leads on to the page that the proof was begun for, or to the account with the code of a refusal.',
      security: [{ cookie: [] }, { bearer: [] }],
      parameters: [
        query('state', 'As it was sent along'),
        query('code', 'What the proof is fetched with'),
        query('error', 'Why there is no proof'),
      ],
      responses: { 303: { description: 'On to a page' }, ...refusals(429, 503) },
    },
  },
}

/**
 * What the runner of the mutants and the pool of its vitest have in common. Vitest bundles its configuration, so the two
 * have a copy of this module each: what they share hangs on the process that runs both.
 * @typedef {object} Warm
 * @property {import('node:worker_threads').Worker | undefined} thread The worker of the run before, if it is kept.
 * @property {number} uses
 * @property {boolean} reused Whether the last run was in a worker that had run before.
 */

const shared = /** @type {{ warmMutants?: Warm }} */ (/** @type {unknown} */ (globalThis))
shared.warmMutants ??= { thread: undefined, uses: 0, reused: false }

export const warm = shared.warmMutants

export async function discardThread() {
  const { thread } = warm
  warm.thread = undefined
  await thread?.terminate()
}

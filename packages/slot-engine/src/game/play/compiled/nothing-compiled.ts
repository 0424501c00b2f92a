import type { CompiledPlayer as Walk } from './compiled-player.ts'

/** Stands in for `compiled-player.ts` in browsers, by `browser` in package.json: pages compile no walks, and need not load it. */
export const CompiledPlayer: Pick<typeof Walk, 'of'> = { of: () => null }

import type { Mechanic } from './mechanic.ts'

/** A dearer bet with rules, a volatility and a sheet of its own: each of its paid spins draws a multiplier. What it costs is found when the game is finished. */
export const superBet: Mechanic = {
  write: (game) => ({
    ...game,
    modes: [
      ...(game.modes ?? []),
      {
        ...{ id: 'super', name: 'Super', coins: 2 * game.betCoins },
        instead: {
          factors: [
            ...(game.factors ?? []),
            { type: 'drawn', id: 'super-multiplier', values: { '1': 5, '2': 3, '5': 2 }, multiplies: ['lines'] },
          ],
        },
      },
    ],
  }),
}

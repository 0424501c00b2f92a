/** Rounds that are played at most to find one of a kind: some seconds of a phone. */
export const FIND_ROUNDS = 200_000

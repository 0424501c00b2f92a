const SEED_BYTES = 32

/** 256 bits from the browser's cryptographic source, as the server draws them. */
export const drawSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(SEED_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('')

const BYTES = 8

/** A client seed to suggest: 16 hexadecimal digits from the browser's own source of chance. */
export const newClientSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('')

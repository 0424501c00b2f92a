import type { Family } from './coins.ts'

/**
 * The accounts of the words that every wallet's documentation begins with ("abandon … about"). Whoever likes can spend
 * what is sent there, so they serve the simulated chain and nothing else.
 */
export const DEVELOPMENT_KEYS: Readonly<Record<Family, string>> = {
  btc: 'zpub6rFR7y4Q2AijBEqTUquhVz398htDFrtymD9xYYfG1m4wAcvPhXNfE3EfH1r1ADqtfSdVCToUG868RvUUkgDKf31mGDtKsAYz2oz2AGutZYs',
  evm: 'xpub6DCoCpSuQZB2jawqnGMEPS63ePKWkwWPH4TU45Q7LPXWuNd8TMtVxRrgjtEshuqpK3mdhaWHPFsBngh5GFZaM6si3yZdUsT8ddYM3PwnATt',
}

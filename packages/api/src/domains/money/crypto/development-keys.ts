import type { Family } from './coins.ts'

/**
 * Accounts for test networks (BIP-44's coin 1) of the words that every wallet's documentation begins with ("abandon …
 * about"). Whoever likes can spend what is sent there, so they serve the simulated chain and nothing else.
 */
export const DEVELOPMENT_KEYS: Readonly<Record<Family, string>> = {
  btc: 'vpub5Y6cjg78GGuNLsaPhmYsiw4gYX3HoQiRBiSwDaBXKUafCt9bNwWQiitDk5VZ5BVxYnQdwoTyXSs2JHRPAgjAvtbBrf8ZhDYe2jWAqvZVnsc',
  evm: 'tpubDC5FSnBiZDMmhiuCmWAYsLwgLYrrT9rAqvTySfuCCrgsWz8wxMXUS9Tb9iVMvcRbvFcAHGkMD5Kx8koh4GquNGNTfohfk7pgjhaPCdXpoba',
}

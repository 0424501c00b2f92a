import { isIPv4, isIPv6 } from 'node:net'

const GROUPS = 8
/** The first four groups of an IPv6 address: what a provider gives one customer, who may use all addresses below it. */
const NETWORK_GROUPS = 4
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** The network that an address belongs to: an IPv4 address itself, the /64 of an IPv6 address, any other text as it is. */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/, '')
  const mapped = plain.match(MAPPED)?.[1]
  if (mapped !== undefined && isIPv4(mapped)) return mapped
  if (!isIPv6(plain)) return address
  return `${groupsOf(plain).slice(0, NETWORK_GROUPS).join(':')}::/64`
}

/** The eight groups in lower case without leading zeros, which is how URLs write them, with `::` written out. */
function groupsOf(address: string): string[] {
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = '', tail] = written.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  return tail === undefined ? before : [...before, ...Array(GROUPS - before.length - after.length).fill('0'), ...after]
}

import { isLoopback } from '../platform/config/loopback.ts'

/**
 * Whether a request was made on this machine for a loopback address, as far as its headers tell. The address that it
 * comes from, every host that it names, and every caller that a proxy names have to be loopback.
 */
export function isFromHere(headers: Headers, remoteAddress: string): boolean {
  const hosts = [headers.get('Host') ?? '', ...listed(headers, 'X-Forwarded-Host'), ...forwarded(headers, 'host')]
  const callers = [...listed(headers, 'X-Forwarded-For'), ...listed(headers, 'X-Real-IP'), ...forwarded(headers, 'for')]
  return !headers.has('Via') && [remoteAddress, ...hosts, ...callers].every(isLoopback)
}

const listed = (headers: Headers, name: string): string[] => {
  const value = headers.get(name)
  return value === null ? [] : value.split(',').map((part) => part.trim())
}

/** The values of one parameter of the header Forwarded (RFC 7239), without their quotation marks. */
function forwarded(headers: Headers, parameter: 'host' | 'for'): string[] {
  const pairs = (headers.get('Forwarded') ?? '').split(/[,;]/).map((pair) => pair.trim().split('='))
  return pairs.filter(([name]) => name?.toLowerCase() === parameter).map(([, value = '']) => value.replaceAll('"', ''))
}

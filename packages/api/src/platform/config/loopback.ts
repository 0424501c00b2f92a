const LOOPBACK = /^(localhost|(::ffff:)?127(\.\d{1,3}){3}|::1)$/i

/** Whether only programs of this machine reach a host, which may be written with a port or in brackets. */
export const isLoopback = (host: string): boolean => LOOPBACK.test(withoutPort(host))

const withoutPort = (host: string): string =>
  host.startsWith('[') ? host.replace(/^\[([^\]]*)\](:\d+)?$/, '$1') : host.replace(/^([^:]*):\d+$/, '$1')

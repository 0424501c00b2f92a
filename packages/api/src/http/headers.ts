import type { Context, MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import type { PageSources } from '../domains/money/payments/methods/method.ts'

const YEAR_S = 31_536_000
const HSTS = `max-age=${YEAR_S}; includeSubDomains`

interface Site {
  /** What the page loads from the payment providers whose own fields stand in it, in frames of theirs. */
  readonly sources: readonly PageSources[]
  /** Whether the browser speaks HTTPS, to us or to the proxy before us. */
  readonly isHttps: (c: Context) => boolean
}

/**
 * Everything comes from this server. Styles may stand inline because Radix writes some; blobs are the machine's
 * textures and workers. On HTTPS browsers are told to stay there, as OWASP ASVS 5 asks (3.4).
 */
export function securityHeaders({ sources, isHttps }: Site): MiddlewareHandler {
  const from = (kind: keyof PageSources) => sources.flatMap((source) => source[kind])
  const common = secureHeaders({
    strictTransportSecurity: false,
    permissionsPolicy: permissions(from('wallets')),
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      ...(sources.length > 0 && {
        scriptSrc: ["'self'", ...from('scripts')],
        frameSrc: ["'self'", ...from('frames')],
      }),
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'", 'data:'],
      connectSrc: ["'self'", 'data:', 'blob:', ...from('calls')],
      mediaSrc: ["'self'", 'data:', 'blob:'],
      workerSrc: ["'self'", 'blob:'],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'self'"],
    },
  })
  return async (c, next) => {
    await common(c, next)
    if (isHttps(c)) c.res.headers.set('Strict-Transport-Security', HSTS)
  }
}

/** The pages make sounds and copy texts; of what else browsers offer they use nothing. */
const permissions = (wallets: readonly string[]) => ({
  ...{ autoplay: ['self'], clipboardWrite: ['self'] },
  // Fields of payment providers offer the wallets of phones.
  payment: wallets.length > 0 ? ['self', ...wallets] : [],
  ...{ accelerometer: [], camera: [], clipboardRead: [], displayCapture: [], encryptedMedia: [] },
  ...{ fullscreen: [], gamepad: [], geolocation: [], gyroscope: [], hid: [], idleDetection: [], localFonts: [] },
  ...{ magnetometer: [], microphone: [], midi: [], pictureInPicture: [], screenWakeLock: [], serial: [], usb: [] },
  xrSpatialTracking: [],
})

import type { Context, MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'

/** The card provider's fields come from him, in frames of his own. They are let in only where he takes the cards. */
const STRIPE = {
  scriptSrc: ["'self'", 'https://js.stripe.com', 'https://*.js.stripe.com'],
  frameSrc: ["'self'", 'https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
}
const STRIPE_CALLS = ['https://api.stripe.com']

const YEAR_S = 31_536_000
const HSTS = `max-age=${YEAR_S}; includeSubDomains`

interface Site {
  /** Who takes cards. */
  readonly cards: string | undefined
  /** Whether the browser speaks HTTPS, to us or to the proxy before us. */
  readonly isHttps: (c: Context) => boolean
}

/**
 * Everything comes from this server. Styles may stand inline because Radix writes some; blobs are the machine's
 * textures and workers. On HTTPS browsers are told to stay there, as OWASP ASVS 5 asks (3.4).
 */
export function securityHeaders({ cards, isHttps }: Site): MiddlewareHandler {
  const common = secureHeaders({
    strictTransportSecurity: false,
    permissionsPolicy: permissions(cards === 'stripe'),
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      ...(cards === 'stripe' && STRIPE),
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'", 'data:'],
      connectSrc: ["'self'", 'data:', 'blob:', ...(cards === 'stripe' ? STRIPE_CALLS : [])],
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
const permissions = (hasStripe: boolean) => ({
  ...{ autoplay: ['self'], clipboardWrite: ['self'] },
  // The card provider's fields offer the wallets of phones.
  payment: hasStripe ? ['self', 'https://js.stripe.com'] : [],
  ...{ accelerometer: [], camera: [], clipboardRead: [], displayCapture: [], encryptedMedia: [] },
  ...{ fullscreen: [], gamepad: [], geolocation: [], gyroscope: [], hid: [], idleDetection: [], localFonts: [] },
  ...{ magnetometer: [], microphone: [], midi: [], pictureInPicture: [], screenWakeLock: [], serial: [], usb: [] },
  xrSpatialTracking: [],
})

import { secureHeaders } from 'hono/secure-headers'

/** The card provider's fields come from him, in frames of his own. They are let in only where he takes the cards. */
const STRIPE = {
  scriptSrc: ["'self'", 'https://js.stripe.com', 'https://*.js.stripe.com'],
  frameSrc: ["'self'", 'https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
}
const STRIPE_CALLS = ['https://api.stripe.com']

interface Doors {
  /** Who takes cards. */
  readonly cards: string | undefined
}

/**
 * Everything comes from this server. Styles may stand inline because Radix writes some; blobs are the machine's
 * textures and workers. HTTPS is for whoever terminates it to announce.
 */
export const securityHeaders = ({ cards }: Doors) =>
  secureHeaders({
    strictTransportSecurity: false,
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

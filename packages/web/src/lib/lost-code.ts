/** What stands between the reader and the code of a page: the way to the server, a newer release, or something else. */
export type WhyLost = 'away' | 'updated' | 'broken'

/** Code that could not be fetched, and why. */
export class LostCode extends Error {
  readonly why: WhyLost

  constructor(why: WhyLost) {
    super(why)
    this.why = why
  }
}

/** Put before the browser's words. By those words alone the router loads the page anew, which leaves an error page of the browser's where the server is out of reach. */
const MARK = 'Lost code: '

export const isLostCode = (error: unknown): boolean => error instanceof Error && error.message.startsWith(MARK)

/** Marks every piece of code or style that a page asks for and does not get, before anybody hears of the failure. */
export function markLostCode(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    if (!isLostCode(payload)) payload.message = MARK + payload.message
  })
}

/** What became of a worker: it says what went wrong in it, and nothing when its own code did not come. */
export const workerFault = ({ message }: Pick<ErrorEvent, 'message'>): Error =>
  message ? new Error(message) : new LostCode('broken')

const PATIENCE_MS = 10_000

/** Asks the server for the page as it is now: one that names another entry is of a newer release. */
export async function whyLost(): Promise<WhyLost> {
  const entry = document.querySelector('script[type=module][src]')?.getAttribute('src')
  try {
    const answer = await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) })
    if (!answer.ok) return 'away'
    return entry && !(await answer.text()).includes(entry) ? 'updated' : 'broken'
  } catch {
    return 'away'
  }
}

/** Where a login leads: a page of ours, or the dashboard. An address of somebody else's is never followed. */
export const nextPage = (next: string | undefined): string => {
  if (!next?.startsWith('/') || !URL.canParse(next, PLACE)) return HOME
  const { origin, pathname, search, hash } = new URL(next, PLACE)
  // `//elsewhere` and `/\elsewhere` begin with a slash too, and lead away.
  return origin === PLACE && !pathname.startsWith('/auth/') ? pathname + search + hash : HOME
}

const PLACE = 'https://spilvaerk.invalid'
const HOME = '/dashboard'

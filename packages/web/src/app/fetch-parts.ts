/** Fetches all that this page's program consists of at once, as the server has listed it: part by part takes as many round trips. */
export function fetchParts(): void {
  const parts = document.querySelector<HTMLMetaElement>('meta[name="parts"]')?.content.split(' ') ?? []
  for (const href of parts) {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href, crossOrigin: '' })
    document.head.append(link)
  }
}

/** Fetches all that this page's program consists of at once, as the server has listed it: part by part takes as many round trips. */
export function fetchParts(): void {
  const parts = document.querySelector<HTMLMetaElement>('meta[name="parts"]')?.content.split(' ') ?? []
  document.head.append(
    ...parts.map((href) =>
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href, crossOrigin: '' }),
    ),
  )
}

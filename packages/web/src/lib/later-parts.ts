import { isSparing } from './data-saver.ts'

/**
 * Fetches what this page takes once somebody plays, as the server has listed it: while the processor draws the page and
 * the line is free, and without running any of it. Whoever saves data fetches it when it is needed.
 */
export function fetchLaterParts(): void {
  if (isSparing()) return
  const list = document.querySelector<HTMLMetaElement>('meta[name="later-parts"]')
  const parts = list?.content.split(' ') ?? []
  document.head.append(
    ...parts.map((href) => Object.assign(document.createElement('link'), { rel: 'prefetch', href, crossOrigin: '' })),
  )
}

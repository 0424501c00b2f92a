import type { ExportResult } from '@spilvaerk/schemas'

/** The bytes of an export. */
export const bytesOf = ({ content, encoding }: Pick<ExportResult, 'content' | 'encoding'>): Uint8Array<ArrayBuffer> =>
  encoding === 'base64'
    ? Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))
    : new TextEncoder().encode(content)

/** Hands the browser a file to keep. */
export function saveExport(file: ExportResult): void {
  const url = URL.createObjectURL(new Blob([bytesOf(file)], { type: file.contentType }))
  const link = document.createElement('a')
  link.href = url
  link.download = file.filename
  link.click()
  // The download has its own hold of the bytes once it has begun.
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}

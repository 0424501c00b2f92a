/** Names that Windows keeps for devices, whatever ending they have: https://learn.microsoft.com/windows/win32/fileio/naming-a-file */
const DEVICE = /^(con|prn|aux|nul|conin\$|conout\$|clock\$|(com|lpt)[1-9¹²³]) *(\.|$)/i
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what no file on Windows may be called
const FORBIDDEN = /[\u0000-\u001f<>:"/\\|?*]/
const ENDING = /[. ]$/

/** Whether a file or a folder may be called so on Windows, and therefore everywhere. */
export const isSafeFileName = (name: string): boolean =>
  name !== '' && !DEVICE.test(name) && !FORBIDDEN.test(name) && !ENDING.test(name)

/** What the files of a game are called: its slug, with a word before it where that is the name of a device. */
export const fileNameOf = (slug: string): string => (isSafeFileName(slug) ? slug : `spil-${slug}`)

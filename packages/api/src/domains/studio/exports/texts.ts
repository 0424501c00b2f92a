import type { ExportedGame } from '@spilvaerk/schemas'

/** What a game is called, and whatever else somebody wrote, as it may stand in files of each kind. */

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\uffff]|\p{Surrogate}/gu

/** On one line, without anything that does not show or turns the direction of writing. */
export const plain = (text: string): string => text.replaceAll(UNSEEN, ' ').replaceAll(/\s+/g, ' ').trim()

const ENTITIES: Readonly<Record<string, string>> = {
  ...{ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' },
}

/** For text and attributes in HTML and XML. */
export const markup = (text: string): string => plain(text).replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

/** For a value in Android's strings.xml, which has escapes of its own below those of XML. */
export const androidString = (text: string): string =>
  plain(text)
    .replaceAll(/[\\"'@?]/g, (sign) => `\\${sign}`)
    .replaceAll(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign)

/** A literal in Swift; `\(` would be a piece of program. */
export const swiftLiteral = (text: string): string => `"${plain(text).replaceAll(/[\\"]/g, (sign) => `\\${sign}`)}"`

/** For a line of Markdown, in which it means nothing but itself. */
export const markdown = (text: string): string =>
  plain(text)
    .replaceAll(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign)
    .replaceAll(/[\\`*_{}[\]()#+\-.!|~:/@]/g, (sign) => `\\${sign}`)

/** Lines that end where none are seen to, and writing that runs the other way. */
const MISLEADING = /[\u0080-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g

const escaped = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`

/** JSON that shows what is in it. */
export const jsonText = (value: unknown): string =>
  `${JSON.stringify(value, null, 2).replaceAll(MISLEADING, escaped)}\n`

/** The same for a list, one entry to a line. */
export const jsonLines = (list: readonly unknown[]): string =>
  `[\n${list.map((one) => JSON.stringify(one).replaceAll(MISLEADING, escaped)).join(',\n')}\n]\n`

/** A literal in JavaScript that shows what is in it. */
export const jsLiteral = (text: string): string => JSON.stringify(text).replaceAll(MISLEADING, escaped)

/** JSON that may stand in a script of a page. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll(/[<>&]/g, escaped).replaceAll(MISLEADING, escaped)

/** Parts of letters and digits alone that no language keeps for itself; the number tells games of one name apart. */
export const appId = (slug: string, number: number): string =>
  `dk.spilvaerk.spil${slug.replaceAll('-', '')}.spil${number}`

/** What is told of a game in every language, for programs that choose by the locale. */
export const textsJson = ({ told }: Pick<ExportedGame, 'told'>): string =>
  jsonText(Object.fromEntries(told.map(({ language, ...texts }) => [language, texts])))

import { artName } from '../art/art-url.ts'

export { artName }

const addresses = new Map<string, string>()

/** The drawings that the page brings along, by name. */
export function drawFrom(drawings: Readonly<Record<string, string>>): void {
  for (const [name, svg] of Object.entries(drawings))
    addresses.set(name, `data:image/svg+xml,${encodeURIComponent(svg)}`)
}

/** Replaces the site's addresses of drawings. A drawing that the page does not include is shown as the device's emoji. */
export const artUrl = (emoji: string): string => addresses.get(artName(emoji)) ?? 'data:image/svg+xml,'

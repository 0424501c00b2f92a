import { readFileSync } from 'node:fs'

/** Of the package: `package.json` lies two folders up from here, in the source and in what is published. */
export function version(): string {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8')
  return (JSON.parse(text) as { readonly version: string }).version
}

import { createHash } from 'node:crypto'
import { LANGUAGES } from '@spilvaerk/messages'
import type { CertificationManifest, Game } from '@spilvaerk/schemas'
import type { Certified } from '../../../platform/calculations/certify.ts'
import type { Signing } from '../../../platform/sealing/signing.ts'
import { type Files, zip } from '../exports/archive.ts'
import { fileNameOf } from '../exports/file-names.ts'
import { jsonLines, jsonText } from '../exports/texts.ts'
import { slugOf } from '../studio/slug.ts'
import { complianceOf, type Run, readmeOf, rngReportOf, rulesOf, type Told } from './documents.ts'
import { figuresOf } from './figures.ts'

export const MANIFEST = 'manifest.json'
export const SIGNATURE = 'manifest.sig'

interface Parts {
  readonly game: Game
  /** The definition's canonical JSON, whose hash is that of the game. */
  readonly canonical: string
  readonly certified: Certified
  /** By language. */
  readonly told: Readonly<Record<(typeof LANGUAGES)[number], Told>>
  readonly art: unknown
  readonly run: Run
  readonly engine: string
}

/** One archive with all that a laboratory asks for, each file of it named in the manifest that is signed. */
export function packageOf(parts: Parts, signing: Signing): { readonly bytes: Uint8Array; readonly name: string } {
  const files = filesOf(parts)
  const manifest = jsonText(manifestOf(parts, files, signing))
  const name = `${fileNameOf(slugOf(parts.game.name))}-certification-${parts.game.version}`
  const signed = { ...files, [MANIFEST]: manifest, [SIGNATURE]: `${signing.sign(manifest)}\n` }
  return { bytes: zip(name, signed), name: `${name}.zip` }
}

function filesOf({ canonical, certified, told, art, run }: Parts): Files {
  const inLanguages = LANGUAGES.flatMap((language) => {
    const { markdown, html } = certified.printed[language]
    return Object.entries({
      [`README.${language}.md`]: readmeOf(told[language], certified, run),
      [`sheet.${language}.md`]: markdown,
      [`sheet.${language}.html`]: html,
      [`rules.${language}.md`]: rulesOf(told[language]),
      [`rng.${language}.md`]: rngReportOf(language, certified, run.seed),
      [`compliance.${language}.md`]: complianceOf(told[language]),
      [`compliance.${language}.json`]: jsonText(told[language].compliance),
    })
  })
  return {
    ...Object.fromEntries(inLanguages),
    'definition.json': canonical,
    'sheet.json': jsonText(certified.sheet),
    'rng.json': jsonText(certified.rng),
    'test-rounds.json': jsonLines(certified.testRounds),
    'simulation.json': jsonText(certified.report),
    'art.json': jsonText(art),
  }
}

const manifestOf = (
  { game, run, certified, engine }: Parts,
  files: Files,
  { publicKey, fingerprint }: Signing,
): CertificationManifest => ({
  ...{ format: 'spilvaerk-certification', formatVersion: 1 },
  game: { id: game.id, name: game.name, version: game.version, kind: game.kind },
  definitionHash: game.definitionHash,
  engine,
  madeAt: run.madeAt.toISOString(),
  simulation: { seed: run.seed, asked: run.asked, rounds: figuresOf(certified).rounds },
  key: { algorithm: 'Ed25519', publicKey, fingerprint },
  files: Object.keys(files)
    .sort()
    .map((name) => ({ name, bytes: Buffer.byteLength(files[name] ?? ''), sha256: sha256Of(files[name] ?? '') })),
})

export const sha256Of = (of: string | Uint8Array): string => createHash('sha256').update(of).digest('hex')

import almendra from '@fontsource/almendra-sc/files/almendra-sc-latin-400-normal.woff2?url'
import audiowide from '@fontsource/audiowide/files/audiowide-latin-400-normal.woff2?url'
import berkshire from '@fontsource/berkshire-swash/files/berkshire-swash-latin-400-normal.woff2?url'
import bungee from '@fontsource/bungee/files/bungee-latin-400-normal.woff2?url'
import chango from '@fontsource/chango/files/chango-latin-400-normal.woff2?url'
import cinzel from '@fontsource/cinzel-decorative/files/cinzel-decorative-latin-400-normal.woff2?url'
import limelight from '@fontsource/limelight/files/limelight-latin-400-normal.woff2?url'
import metamorphous from '@fontsource/metamorphous/files/metamorphous-latin-400-normal.woff2?url'
import oleo from '@fontsource/oleo-script/files/oleo-script-latin-400-normal.woff2?url'
import orbitron from '@fontsource/orbitron/files/orbitron-latin-400-normal.woff2?url'
import pirata from '@fontsource/pirata-one/files/pirata-one-latin-400-normal.woff2?url'
import smokum from '@fontsource/smokum/files/smokum-latin-400-normal.woff2?url'
import uncial from '@fontsource/uncial-antiqua/files/uncial-antiqua-latin-400-normal.woff2?url'
import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import type { TitleFace } from './vocabulary.ts'

export const FACE_FILES: Readonly<Record<TitleFace, string>> = {
  'Uncial Antiqua': uncial,
  Metamorphous: metamorphous,
  'Cinzel Decorative': cinzel,
  'Almendra SC': almendra,
  Limelight: limelight,
  Smokum: smokum,
  Orbitron: orbitron,
  'Oleo Script': oleo,
  'Pirata One': pirata,
  Audiowide: audiowide,
  Chango: chango,
  Bungee: bungee,
  'Berkshire Swash': berkshire,
  'Bricolage Grotesque Variable': bricolage,
}

const loaded = new Map<TitleFace, Promise<boolean>>()

/** Settles when the face can be written in, or when it has failed to come: another is used then. @returns whether it came */
export function whenFaceIsHere(face: TitleFace): Promise<boolean> {
  const here =
    loaded.get(face) ??
    load(face).then(
      () => true,
      () => false,
    )
  loaded.set(face, here)
  return here
}

async function load(face: TitleFace): Promise<void> {
  // In a worker the fonts are its own.
  const fonts = (globalThis.document?.fonts ?? (globalThis as unknown as { readonly fonts?: FontFaceSet }).fonts) as
    | FontFaceSet
    | undefined
  if (!fonts || typeof FontFace === 'undefined') return
  const font = new FontFace(face, `url(${FACE_FILES[face]})`)
  fonts.add(await font.load())
}

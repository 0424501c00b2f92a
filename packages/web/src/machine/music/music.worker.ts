import type { BandName } from '@spilvaerk/schemas/look-words'
import { compose } from './compose.ts'
import { type RenderedSong, renderSong } from './render-song.ts'

/** What is asked for: the same band and seed are the same song. */
export interface SongAsked {
  readonly band: BandName
  readonly seed: string
}
export type SongMade = RenderedSong

addEventListener('message', ({ data: { band, seed } }: MessageEvent<SongAsked>) => {
  const song = renderSong(compose(band, seed))
  postMessage(song, { transfer: Object.values(song).map(({ buffer }) => buffer) })
})

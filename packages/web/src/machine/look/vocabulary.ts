import type {
  BandName,
  CabinetKind,
  Cast,
  FrameName,
  Hour,
  MaterialName,
  MetalName,
  Motion,
  Ornament,
  Place,
  PropKind,
  TitleFace,
  TokenName,
  Weather,
} from '@spilvaerk/schemas/look-words'

export * from '@spilvaerk/schemas/look-words'

/** How a game is dressed: plain data beside its definition, never part of it. */
export interface GameLook {
  readonly place: Place
  readonly hour: Hour
  readonly weather: Weather
  readonly cabinet: CabinetKind
  readonly material: MaterialName
  readonly metal: MetalName
  readonly ornament: Ornament
  readonly frame: FrameName
  readonly token: TokenName
  readonly face: TitleFace
  readonly cast: Cast
  readonly motion: Motion
  readonly props: PropKind
  readonly band: BandName
  /** Where chance in its painting starts from. */
  readonly seed: string
}

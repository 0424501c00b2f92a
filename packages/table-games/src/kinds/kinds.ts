/** The kinds of table games. A new one is a folder beside this list, and its line in it. */
import type { TableKind } from '../core/kind.ts'
import type { TableDefinition } from '../definition.gen.ts'
import { baccarat } from './baccarat/baccarat.ts'
import { bigSix } from './big-six/big-six.ts'
import { blackjack } from './blackjack/blackjack.ts'
import { caribbeanStud } from './caribbean-stud/caribbean-stud.ts'
import { casinoWar } from './casino-war/casino-war.ts'
import { coin } from './coin/coin.ts'
import { craps } from './craps/craps.ts'
import { crash } from './crash/crash.ts'
import { dice } from './dice/dice.ts'
import { dragonTiger } from './dragon-tiger/dragon-tiger.ts'
import { hiLo } from './hi-lo/hi-lo.ts'
import { keno } from './keno/keno.ts'
import { letItRide } from './let-it-ride/let-it-ride.ts'
import { mines } from './mines/mines.ts'
import { paiGow } from './pai-gow/pai-gow.ts'
import { plinko } from './plinko/plinko.ts'
import { redDog } from './red-dog/red-dog.ts'
import { roulette } from './roulette/roulette.ts'
import { scratchCard } from './scratch-card/scratch-card.ts'
import { sicBo } from './sic-bo/sic-bo.ts'
import { threeCardPoker } from './three-card-poker/three-card-poker.ts'
import { videoPoker } from './video-poker/video-poker.ts'

export const KINDS = {
  roulette,
  sicBo,
  bigSix,
  baccarat,
  blackjack,
  casinoWar,
  dragonTiger,
  redDog,
  craps,
  keno,
  scratchCard,
  hiLo,
  plinko,
  mines,
  dice,
  coin,
  crash,
  videoPoker,
  threeCardPoker,
  caribbeanStud,
  letItRide,
  paiGow,
} as const satisfies { readonly [K in TableDefinition['kind']]: TableKind<Extract<TableDefinition, { kind: K }>> }

/** The kind of a definition: asked for `check` and `rules` of that definition alone. */
export const kindOf = ({ kind }: Pick<TableDefinition, 'kind'>): TableKind<TableDefinition> =>
  // Each kind is given definitions of its own tag, which the list above says.
  KINDS[kind] as TableKind<TableDefinition>

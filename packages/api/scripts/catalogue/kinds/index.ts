import type { Made } from '../kit/made.ts'
import { AEGGEJAGTEN, BYFESTENS_TOMBOLA, HIMMELBJERGET } from './bonus-kinds.ts'
import { SMUGLERRUTEN } from './bought-kinds.ts'
import { POMP_OG_PRAGT } from './casino-kinds.ts'
import { LOPPEMARKEDET, PERLEPLADEN } from './grids.ts'
import { KAEMPENS_KOEKKENHAVE, KLUDETAEPPET } from './held-kinds.ts'
import { GULDHORNENE, KONGENS_FIRE_KISTER, SPAREGRISEN } from './jackpot-kinds.ts'
import { ALLE_TROLDENS_STIER } from './many-ways.ts'
import { REGNTOENDEN } from './pool-kinds.ts'
import { ILDFLUENATTEN, SNEBOLDENS_VEJ, TRE_OENSKER } from './spins-kinds.ts'
import { BRAENDESTABLEN, PAKKEKALENDEREN, SORTEBOGEN } from './symbol-kinds.ts'
import { SVALER_PAA_TRAADEN } from './top-kinds.ts'
import { DOBBELTDAEKKEREN, STRANDFOGEDEN } from './ways.ts'
import { BOENNESTAGEN, HONNING_I_HAARET, SPEJLSALEN, VAEGTERENS_RUNDE } from './wild-kinds.ts'
import { KAFFEBORDET } from './won-kinds.ts'

/** One game for each kind and mechanic that the line games with free spins do not show. */
export const KINDS: readonly Made[] = [
  ...[STRANDFOGEDEN, DOBBELTDAEKKEREN, ALLE_TROLDENS_STIER, PERLEPLADEN, LOPPEMARKEDET],
  ...[BOENNESTAGEN, HONNING_I_HAARET, VAEGTERENS_RUNDE, SPEJLSALEN, SORTEBOGEN, BRAENDESTABLEN],
  ...[PAKKEKALENDEREN, TRE_OENSKER, SNEBOLDENS_VEJ, ILDFLUENATTEN, KAEMPENS_KOEKKENHAVE, KLUDETAEPPET],
  ...[SPAREGRISEN, AEGGEJAGTEN, BYFESTENS_TOMBOLA, HIMMELBJERGET, POMP_OG_PRAGT],
  ...[KONGENS_FIRE_KISTER, GULDHORNENE, SMUGLERRUTEN],
  ...[SVALER_PAA_TRAADEN, KAFFEBORDET, REGNTOENDEN],
]

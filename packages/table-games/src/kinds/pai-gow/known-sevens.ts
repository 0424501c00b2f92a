import { HAND_NAMES, type PaiGowName } from './hand.ts'

/**
 * What `PaiGowLaw` counts in four seconds, for the whole deck and whatever the house way: how many hands of seven cards hold
 * these hands of five, as `names:hands`. Bit i of `names` is the i-th of all hands, the best first.
 */
const COUNTS = `
  24:888 25:72 32:9464 34:476 36:3560 38:228 137:1056 400:219120 408:56760 576:54720 578:156 580:6504 582:60
  648:245328 680:2544 704:85544 706:276 708:2244 712:1952 714:48 716:48 768:2862000 800:22896 832:357624
  834:1680 836:11256 912:3920064 944:30528 976:18816 978:576 980:576 1024:24780420 1026:1296 1028:15276 1030:60
  1056:1520484 1058:864 1060:11856 1062:132 1088:5101740 1090:720 1092:26640 1094:24 1120:420504 1122:228
  1124:8808 1126:36 1536:64221960 1538:3000 1540:8520 1568:2781720 1570:2004 1572:6984 1574:324 1600:5055000
  1602:5196 1604:53736 1606:12 1632:364512 1634:1524 1636:15816 1638:300 1664:7470676 1668:252 1696:167340
  1700:252 1728:116280 1730:1152 1732:1272 1760:10584 1762:324 1764:384 1766:60 1792:32691816 1794:324 1796:324
  1824:833688 1826:324 1828:324 1856:465120 1858:3516 1860:7980 1888:40896 1890:972 1892:2220 1894:240
`

export interface KnownSeven {
  readonly names: ReadonlySet<PaiGowName>
  readonly hands: number
}

export const KNOWN_SEVENS: readonly KnownSeven[] = COUNTS.trim()
  .split(/\s+/)
  .map((text) => {
    const [held = 0, hands = 0] = text.split(':').map(Number)
    return { names: new Set(HAND_NAMES.filter((_, i) => (held >> i) & 1)), hands }
  })

import { CourtFigure } from './CourtFigure.tsx'
import { JokerFace } from './JokerFace.tsx'
import { PIPS, rankText, SUIT_PATHS } from './suits.ts'

/** The front of a card, such as `Td`: its picture where there is room, and otherwise rank and suit alone. */
export function CardFace({ card }: { readonly card: string }) {
  if (card === 'Jk') return <JokerFace />
  const [rank = '', suit = ''] = card
  return (
    <svg aria-hidden viewBox="0 0 200 280" className="card-face" data-suit={suit}>
      <rect x="1" y="1" width="198" height="278" rx="15" className="card-paper" />
      <g className="card-large">
        <Corner rank={rank} suit={suit} />
        <g transform="rotate(180 100 140)">
          <Corner rank={rank} suit={suit} />
        </g>
        <Picture rank={rank} suit={suit} />
      </g>
      <g className="card-small">
        <Rank rank={rank} x={58} y={106} size={118} />
        <Suit suit={suit} x={52} y={156} scale={0.6} />
        <Suit suit={suit} x={140} y={206} scale={1.05} />
      </g>
    </svg>
  )
}

type RankProps = { readonly rank: string; readonly x: number; readonly y: number; readonly size: number }

/** A ten is as wide as the card has room for in any font: its digits are narrowed, and never laid on each other. */
function Rank({ rank, x, y, size }: RankProps) {
  const fit = rank === 'T' ? ({ textLength: Math.round(size * 0.87), lengthAdjust: 'spacingAndGlyphs' } as const) : {}
  return (
    <text x={x} y={y} className="card-rank" fontSize={size} {...fit}>
      {rankText(rank)}
    </text>
  )
}

type FaceProps = { readonly rank: string; readonly suit: string }

function Corner({ rank, suit }: FaceProps) {
  return (
    <>
      <Rank rank={rank} x={22} y={41} size={38} />
      <Suit suit={suit} x={22} y={66} scale={0.27} />
    </>
  )
}

function Picture({ rank, suit }: FaceProps) {
  if (rank === 'A') return <Suit suit={suit} x={100} y={140} scale={1.15} />
  const pips = PIPS[rank]
  if (pips === undefined) return <CourtFigure rank={rank} suit={suit} />
  return pips.map(({ x, y }) => <Suit key={`${x} ${y}`} suit={suit} x={x} y={y} scale={y > 140 ? -0.44 : 0.44} />)
}

type SuitProps = { readonly suit: string; readonly x: number; readonly y: number; readonly scale: number }

/** Below 0 the suit stands on its head. */
function Suit({ suit, x, y, scale }: SuitProps) {
  return <path className="card-pip" d={SUIT_PATHS[suit]} transform={`translate(${x} ${y}) scale(${scale})`} />
}

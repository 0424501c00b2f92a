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
        <text x="58" y="106" className="card-rank" fontSize="118" textLength={rank === 'T' ? 106 : undefined}>
          {rankText(rank)}
        </text>
        <Suit suit={suit} x={52} y={156} scale={0.6} />
        <Suit suit={suit} x={140} y={206} scale={1.05} />
      </g>
    </svg>
  )
}

type FaceProps = { readonly rank: string; readonly suit: string }

function Corner({ rank, suit }: FaceProps) {
  return (
    <>
      <text x="22" y="41" className="card-rank" fontSize="38" textLength={rank === 'T' ? 32 : undefined}>
        {rankText(rank)}
      </text>
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

import type { ReactNode } from 'react'
import { SUIT_PATHS } from './suits.ts'

/** Half of a court card, from the middle of the card upwards; the other half is the same, turned about. */
export function CourtFigure({ rank, suit }: { readonly rank: string; readonly suit: string }) {
  const half = (
    <>
      <path className="card-robe" d="M40 140V121C50 104 74 98 100 98S150 104 160 121V140Z" />
      <path className="card-trim" d="M82 99L118 99L127 140L73 140Z" />
      <path className="card-robe" d="M100 104L107 114L100 124L93 114ZM100 126L107 136L104 140H96L93 136Z" />
      <path className="card-ink" d="M52 113L64 140M148 113L136 140M46 121L52 140M154 121L148 140" />
      {HEADS[rank]}
      <g transform="translate(61 55) scale(0.3)">
        <path className="card-pip" d={SUIT_PATHS[suit]} />
      </g>
    </>
  )
  return (
    <g className="card-court">
      <rect x="38" y="26" width="124" height="228" rx="5" className="card-frame" />
      <g className="card-half">{half}</g>
      <g className="card-half" transform="rotate(180 100 140)">
        {half}
      </g>
      <path className="card-sash" d="M38.5 140H161.5" />
    </g>
  )
}

const FACE = (
  <>
    <ellipse cx="100" cy="76" rx="17" ry="21" className="card-skin" />
    <path
      className="card-line"
      d="M89 71Q92.5 68 96 71M104 71Q107.5 68 111 71M100 73L98 81H101.500M95 88Q100 91 105 88"
    />
    <circle cx="92.7" cy="73.5" r="1.6" className="card-eye" />
    <circle cx="107.3" cy="73.5" r="1.6" className="card-eye" />
  </>
)

/** Each rank is told by its head alone: crown and beard, crown and long hair, feathered cap. */
const HEADS: Readonly<Record<string, ReactNode>> = {
  K: (
    <>
      <path className="card-hair" d="M80 62C76 76 78 94 86 104H114C122 94 124 76 120 62Z" />
      {FACE}
      <path
        className="card-hair"
        d="M84 81C86 89 93 84 100 84S114 89 116 81C118 97 109 112 100 114C91 112 82 97 84 81ZM94 89.500Q100 93 106 89.500Q100 87.5 94 89.500Z"
      />
      <path className="card-gold" d="M79 60L74 34L88 45L100 28L112 45L126 34L121 60Q100 54 79 60Z" />
      <path className="card-line" d="M79 60Q100 54 121 60M81 54Q100 48 119 54" />
      <path className="card-gold" d="M141 42H145V104H141ZM134 52H152V56H134ZM143 34L147 42H139Z" />
    </>
  ),
  Q: (
    <>
      <path
        className="card-hair"
        d="M78 66C70 84 74 100 64 112C78 112 84 106 86 98H114C116 106 122 112 136 112C126 100 130 84 122 66C118 52 82 52 78 66Z"
      />
      {FACE}
      <path
        className="card-gold"
        d="M80 58C82 48 82 44 79 38L90 44L93 34L100 42L107 34L110 44L121 38C118 44 118 48 120 58Q100 50 80 58Z"
      />
      <path className="card-line" d="M80 58Q100 50 120 58" />
      <path
        className="card-ruff"
        d="M82 100Q86 94 91 99Q95 94 100 99Q105 94 109 99Q114 94 118 100L112 107Q100 101 88 107Z"
      />
      <path className="card-gold" d="M142 66H144.500V106H142Z" />
      <path
        className="card-robe"
        d="M143 66C132 66 130 56 136 52C134 44 143 40 146 46C154 44 157 53 151 57C153 64 147 68 143 66Z"
      />
      <circle cx="143" cy="56" r="4" className="card-gold" />
    </>
  ),
  J: (
    <>
      <path className="card-hair" d="M80 64C76 78 76 88 80 96L90 94V66H110V94L120 96C124 88 124 78 120 64Z" />
      {FACE}
      <path className="card-robe" d="M76 58C74 44 88 36 104 37C120 38 128 46 125 56C112 50 90 52 76 58Z" />
      <path className="card-gold" d="M76 58C90 51 112 50 125 56L124 62C110 56 92 57 77 63Z" />
      <path className="card-ruff" d="M118 42C128 30 140 30 146 38C138 36 136 40 130 46C126 50 121 48 118 42Z" />
      <path
        className="card-gold"
        d="M141 52H144.500V106H141ZM144 50C154 50 156 60 154 66C150 62 146 62 144 64ZM142.7 40L146 52H139.500Z"
      />
    </>
  ),
}

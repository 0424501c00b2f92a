/** The joker: a cap with bells. */
export function JokerFace() {
  return (
    <svg aria-hidden viewBox="0 0 200 280" className="card-face" data-suit="joker">
      <rect x="1" y="1" width="198" height="278" rx="15" className="card-paper" />
      <g className="card-large">
        <Letters />
        <g transform="rotate(180 100 140)">
          <Letters />
        </g>
        <g transform="translate(18 26) scale(0.82)">
          <Cap />
        </g>
      </g>
      <g className="card-small" transform="translate(-12 -12) scale(1.12)">
        <Cap />
      </g>
    </svg>
  )
}

function Letters() {
  return (
    <text className="card-rank" fontSize="19">
      {[...'JOKER'].map((letter, i) => (
        <tspan key={letter} x="20" y={32 + i * 21}>
          {letter}
        </tspan>
      ))}
    </text>
  )
}

function Cap() {
  return (
    <g>
      <path className="card-robe" d="M60 160C40 130 42 100 30 84C62 82 82 108 88 150Z" />
      <path className="card-gold" d="M76 156C74 110 84 84 100 66C116 84 126 110 124 156Z" />
      <path className="card-robe" d="M140 160C160 130 158 100 170 84C138 82 118 108 112 150Z" />
      <path
        className="card-ruff"
        d="M52 160Q60 146 70 158Q80 146 90 158Q100 146 110 158Q120 146 130 158Q140 146 148 160L142 180Q100 168 58 180Z"
      />
      <path className="card-skin" d="M66 177Q100 168 134 177C134 206 120 224 100 226C80 224 66 206 66 177Z" />
      <path className="card-line" d="M80 188Q86 184 92 188M108 188Q114 184 120 188M84 204Q100 218 116 204" />
      <circle cx="86" cy="191" r="2.5" className="card-eye" />
      <circle cx="114" cy="191" r="2.5" className="card-eye" />
      {[30, 100, 170].map((x) => (
        <circle key={x} cx={x} cy={x === 100 ? 60 : 84} r="10" className="card-bell" />
      ))}
    </g>
  )
}

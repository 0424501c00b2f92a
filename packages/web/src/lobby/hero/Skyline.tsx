import type { ReactNode } from 'react'

const SPOKES = Array.from({ length: 12 }, (_, index) => index * 30)
const RIM = Array.from({ length: 24 }, (_, index) => index * 15)

/** The garden by night: wheel, pagoda, domes and a roller coaster, drawn by their lights. */
export function Skyline() {
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-x-0 bottom-0 -z-10 h-75 max-md:hidden">
      <Layer>
        <defs>
          <linearGradient id="skyline-far" x2="0" y2="1">
            <stop offset="0" stopColor="var(--color-dusk)" />
            <stop offset="1" stopColor="var(--color-lake)" stopOpacity="0.4" />
          </linearGradient>
          <radialGradient id="skyline-warmth" cx="0.5" cy="1" r="0.75" gradientTransform="matrix(1 0 0 0.8 0 0.2)">
            <stop offset="0" stopColor="var(--color-lamp)" stopOpacity="0.22" />
            <stop offset="1" stopColor="var(--color-lamp)" stopOpacity="0" />
          </radialGradient>
        </defs>
        <rect width="1600" height="300" fill="url(#skyline-warmth)" />
        <Trees />
      </Layer>
      <Wheel />
      <Layer>
        <defs>
          <linearGradient id="skyline-near" x2="0" y2="1">
            <stop offset="0" stopColor="var(--color-raised)" />
            <stop offset="1" stopColor="var(--color-ground)" />
          </linearGradient>
        </defs>
        <Coaster />
        <Domes />
        <Pagoda />
        <path
          d="M0 300V270c120-16 220-6 330 0s210-12 330-8 190 14 310 8 220-14 330-6 210 2 300-8v44Z"
          fill="url(#skyline-near)"
        />
      </Layer>
    </div>
  )
}

function Layer({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1600 300"
      preserveAspectRatio="xMidYMax slice"
      className="absolute inset-0 size-full"
    >
      {children}
    </svg>
  )
}

function Trees() {
  return (
    <path
      transform="translate(0 -104)"
      d="M0 420V330c24-34 60-34 78-8 18-44 76-44 92 0 30-26 66-14 74 12 40-46 88-38 104 4 30-24 66-16 80 10 30-40 80-38 100-4 24-30 62-26 76 4 40-44 92-40 108 0 26-26 60-20 74 8 34-44 90-40 106-2 30-30 70-24 84 6 30-42 86-40 104-4 26-28 64-22 78 6 34-40 84-38 104 0 26-26 60-22 76 4 36-44 88-36 102 2 24-22 50-22 66-8V420Z"
      fill="url(#skyline-far)"
      opacity="0.8"
    />
  )
}

/** A drawing of its own, so that its turning repaints nothing. */
function Wheel() {
  return (
    <div className="absolute bottom-7 left-1/2 ml-[34.4rem] h-72 w-64 max-lg:hidden">
      <svg aria-hidden="true" viewBox="-128 0 256 288" className="absolute inset-0 size-full">
        <path d="M-52 288 0 128l52 160" fill="none" stroke="var(--color-lifted)" strokeWidth="6" />
      </svg>
      <svg
        aria-hidden="true"
        viewBox="-160 -160 320 320"
        className="absolute top-0 left-0 size-64 animate-turn will-change-transform"
      >
        <g fill="none" stroke="var(--color-lifted)">
          <circle r="152" strokeWidth="5" />
          <circle r="138" strokeWidth="2" />
          {SPOKES.map((degrees) => (
            <path key={degrees} d="M0 0V-152" strokeWidth="2" transform={`rotate(${degrees})`} />
          ))}
        </g>
        {RIM.map((degrees) => (
          <circle
            key={degrees}
            cy="-152"
            r={degrees % 30 === 0 ? 4 : 2.4}
            fill="var(--color-lamp)"
            transform={`rotate(${degrees})`}
          />
        ))}
        {SPOKES.map((degrees) => (
          <circle
            key={degrees}
            cy="-84"
            r="1.8"
            fill="var(--color-lamp-bright)"
            transform={`rotate(${degrees})`}
            opacity="0.8"
          />
        ))}
        <circle r="13" fill="var(--color-brass)" />
        <circle r="6" fill="var(--color-lamp-bright)" />
      </svg>
    </div>
  )
}

function Coaster() {
  return (
    <g fill="none" stroke="var(--color-lifted)">
      <path d="M700 380C760 380 780 210 852 210s84 150 142 150 60-96 112-96 70 116 130 116" strokeWidth="6" />
      <path
        d="M740 352v40M770 300v90M800 246v144M830 216v174M860 210v180M890 226v164M920 272v118M950 328v62M1060 300v90M1090 268v122M1120 266v124M1150 300v90"
        strokeWidth="2"
      />
      <path
        d="M700 374C760 374 780 204 852 204s84 150 142 150 60-96 112-96 70 116 130 116"
        stroke="var(--color-lamp)"
        strokeWidth="3.4"
        strokeLinecap="round"
        strokeDasharray="0.1 20"
      />
    </g>
  )
}

/** Four roofs, one above the other, their eaves hung with lamps. */
function Pagoda() {
  const roofs = [0, 1, 2, 3]
  return (
    <g transform="translate(806 276) scale(0.88)">
      <path d="M-4-268h8v-38h-8z" fill="var(--color-lifted)" />
      {roofs.map((storey) => {
        const half = 78 - storey * 15
        const y = -62 - storey * 58
        return (
          <g key={storey}>
            <path d={`M${-half * 0.66} ${y} h${half * 1.32} v62 h${-half * 1.32} z`} fill="var(--color-raised)" />
            <path
              d={`M${-half - 16} ${y + 4} q${half * 0.6} -4 ${half * 0.72} -26 h${(half + 16 - half * 0.72) * 2} q${half * 0.12} 22 ${half * 0.72} 26 z`}
              fill="var(--color-lifted)"
            />
            <path
              d={`M${-half - 14} ${y + 7} H${half + 14}`}
              fill="none"
              stroke="var(--color-lamp)"
              strokeWidth="3.4"
              strokeLinecap="round"
              strokeDasharray="0.1 15"
            />
            <path d={`M-9 ${y + 26} h18 v22 h-18 z`} fill="var(--color-lamp)" opacity="0.55" />
          </g>
        )
      })}
    </g>
  )
}

function Domes() {
  return (
    <g transform="translate(96 276) scale(0.8)">
      <g fill="var(--color-raised)" stroke="var(--color-lifted)" strokeWidth="3">
        <path d="M-130 0V-92H130V0Z" />
        <path d="M-52-92c-14-40 6-66 52-98 46 32 66 58 52 98Z" />
        <path d="M-128-92c-8-24 4-38 30-56 26 18 38 32 30 56ZM68-92c-8-24 4-38 30-56 26 18 38 32 30 56Z" />
        <path d="M-158 0V-140h22V0ZM136 0V-140h22V0Z" />
        <path d="M-160-140c0-16 6-22 13-30 7 8 13 14 13 30ZM134-140c0-16 6-22 13-30 7 8 13 14 13 30Z" />
      </g>
      <path
        d="M-150-98H150M-52-96c-14-40 6-66 52-98 46 32 66 58 52 98"
        fill="none"
        stroke="var(--color-lamp)"
        strokeWidth="3.4"
        strokeLinecap="round"
        strokeDasharray="0.1 15"
      />
      <g fill="var(--color-lamp)" opacity="0.5">
        {[-100, -60, -20, 20, 60, 100].map((x) => (
          <path key={x} d={`M${x - 9} -24v-26a9 9 0 0 1 18 0v26z`} />
        ))}
      </g>
    </g>
  )
}

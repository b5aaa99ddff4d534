/**
 * An evening over the dunes: layers of land, darker the nearer they are, with a track to the far ridge. It is inline SVG, so
 * that it needs no further request.
 */
export function Landscape() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 900 1100"
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-x-0 -top-[85%] h-[220%] w-full max-w-none lg:inset-0 lg:h-full"
    >
      <defs>
        <linearGradient id="dusk-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#1d4a52" />
          <stop offset="0.3" stopColor="#5b7f7c" />
          <stop offset="0.52" stopColor="#d9b48c" />
          <stop offset="0.66" stopColor="#f3d3a3" />
        </linearGradient>
        <radialGradient id="dusk-glow" cx="0.5" cy="0.5" r="0.5">
          <stop offset="0" stopColor="#fff3d6" stopOpacity="0.95" />
          <stop offset="0.35" stopColor="#fbdca6" stopOpacity="0.5" />
          <stop offset="1" stopColor="#f3c98d" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="dusk-far" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#c7a386" />
          <stop offset="1" stopColor="#e3bd92" />
        </linearGradient>
        <linearGradient id="dusk-ridge" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#9a6547" />
          <stop offset="1" stopColor="#c98f5f" />
        </linearGradient>
        <linearGradient id="dusk-lit" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#d78c50" />
          <stop offset="1" stopColor="#b5652f" />
        </linearGradient>
        <linearGradient id="dusk-shade" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#7d4023" />
          <stop offset="1" stopColor="#5a2c18" />
        </linearGradient>
        <linearGradient id="dusk-near" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#4a2616" />
          <stop offset="1" stopColor="#24150e" />
        </linearGradient>
      </defs>
      <rect width="900" height="1100" fill="url(#dusk-sky)" />
      <g fill="#fdf0d5">
        <circle cx="140" cy="90" r="1.6" opacity="0.8" />
        <circle cx="290" cy="170" r="1.2" opacity="0.6" />
        <circle cx="505" cy="70" r="1.5" opacity="0.7" />
        <circle cx="690" cy="140" r="1.8" opacity="0.8" />
        <circle cx="820" cy="60" r="1.3" opacity="0.6" />
        <circle cx="400" cy="240" r="1.1" opacity="0.45" />
      </g>
      <circle cx="600" cy="640" r="330" fill="url(#dusk-glow)" />
      <circle cx="600" cy="640" r="52" fill="#fff6e0" />
      <path d="M0 690 90 668l70-32 62 26 88-46 74 40 96-30 82 44 104-26 92 30 142-34v260H0Z" fill="url(#dusk-far)" />
      <path
        d="M0 748c90-10 150-52 236-50 92 2 128 44 214 46 96 2 150-58 250-56 90 2 130 40 200 36v200H0Z"
        fill="url(#dusk-ridge)"
      />
      <path d="M0 860C120 836 246 742 372 730c60 52 96 96 220 128 120 30 220 18 308-8v250H0Z" fill="url(#dusk-lit)" />
      <path
        d="M372 730c-34 60-20 96-86 142-70 50-196 62-286 118v110h560c-20-70 120-120 40-200-70-70-170-100-228-170Z"
        fill="url(#dusk-shade)"
        opacity="0.82"
      />
      <path d="M900 806c-150 6-236 70-330 142-86 66-250 92-330 152h660Z" fill="url(#dusk-lit)" />
      <path d="M900 806c-86 44-120 104-220 150s-170 70-220 144h440Z" fill="url(#dusk-shade)" opacity="0.6" />
      <g fill="none" stroke="#1d120c" strokeLinecap="round">
        <path d="M128 1030c2-40-6-74 4-112" strokeWidth="9" />
        <path d="M130 946c-14-24-34-34-54-40M131 930c16-26 34-36 60-42M131 924c-4-24-12-36-22-48" strokeWidth="5" />
      </g>
      <g fill="#1d120c">
        <path d="M20 902c22-26 66-38 108-34 46-10 104 4 124 30-30 12-74 6-112 8-40 4-90 8-120-4Z" />
        <path d="M62 872c22-22 74-30 112-18 20 6 30 14 34 22-44 6-104 8-146-4Z" />
      </g>
      <path d="M0 1002c150-34 300-20 430 12s300 42 470-4v90H0Z" fill="url(#dusk-near)" />
      <path
        d="M330 1100c10-44 96-60 128-96 30-34-46-58-22-94 20-30 88-34 104-62 14-26-28-44-14-70 8-16 30-22 44-32"
        fill="none"
        stroke="#ffe9c4"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="1 11"
        opacity="0.9"
      />
      <circle cx="570" cy="746" r="5.5" fill="#fff3d9" />
      <g fill="none" stroke="#4f3527" strokeWidth="3" strokeLinecap="round" opacity="0.7">
        <path d="M388 470c8-8 16-8 22 0 6-8 14-8 22 0M452 440c6-6 12-6 17 0 5-6 11-6 17 0M350 430c5-5 10-5 14 0 4-5 9-5 14 0" />
      </g>
    </svg>
  )
}

import type { themes } from '@sojourn/contract/document/themes'
import { inkOn } from '@sojourn/contract/kit/contrast'
import { useTenant } from '../../data/session.ts'

type Theme = (typeof themes)[number]

/** The colours and typefaces of each theme, as on the published page (its base.css), whatever the scheme of the dashboard. */
const looks: Readonly<Record<Theme, { paper: string; panel: string; face: string }>> = {
  editorial: { paper: '#fbf8f2', panel: '#f3ecdf', face: 'title font-light' },
  classic: { paper: '#ffffff', panel: '#f5f3ef', face: 'title font-[420]' },
  minimal: { paper: '#ffffff', panel: '#f5f3ef', face: 'font-sans font-medium' },
}

const ink = '#231f1a'
const text = '#cfc6b8'

/** The first page of an itinerary in one theme, drawn small. */
export function ThemePicture({ theme, title }: { theme: Theme; title: string }) {
  const { paper, panel, face } = looks[theme]
  const { primary } = useTenant().brand
  return (
    <span
      aria-hidden
      className="flex aspect-3/4 w-26 shrink-0 flex-col overflow-hidden rounded-xs border border-line"
      style={{ backgroundColor: paper, color: ink }}
    >
      <Landscape />
      <span className="flex grow flex-col gap-1 p-2">
        <span dir="auto" className={`line-clamp-2 text-[0.6875rem]/tight wrap-anywhere ${face}`}>
          {title}
        </span>
        <Lines widths={['100%', '92%', '60%']} />
        <span className="mt-auto flex items-center gap-1.5 rounded-xs p-1" style={{ backgroundColor: panel }}>
          <span
            className={`rounded-xs px-1 text-[0.5rem] ${face}`}
            style={{ backgroundColor: primary, color: inkOn(primary) }}
          >
            1
          </span>
          <span className="flex grow flex-col gap-1">
            <Lines widths={['80%', '55%']} />
          </span>
        </span>
      </span>
    </span>
  )
}

function Lines({ widths }: { widths: readonly string[] }) {
  return widths.map((width) => (
    <span key={width} className="block h-0.75 rounded-full" style={{ width, backgroundColor: text }} />
  ))
}

function Landscape() {
  return (
    <svg viewBox="0 0 120 66" preserveAspectRatio="xMidYMid slice" className="h-[38%] w-full shrink-0">
      <rect width="120" height="66" fill="#f3d3a3" />
      <circle cx="86" cy="24" r="9" fill="#fbeed6" />
      <path d="M0 42 26 26l22 14 20-18 26 20 26-12v38H0z" fill="#b4703c" />
      <path d="M0 54c22-10 38 2 60-4s40-8 60 0v18H0z" fill="#6f4a33" />
    </svg>
  )
}

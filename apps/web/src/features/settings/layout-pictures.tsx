import type { CoverLayout, DayLayout, GalleryLayout } from '@sojourn/contract/document/brand-choices'

/** The ground of a published page, whatever the scheme of the dashboard, and the colour of its words. */
export const paper = '#fbf8f2'
export const words = '#231f1a'
const lines = '#cfc6b8'

/** A landscape in the given part of a drawing. */
function Landscape({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  return (
    <svg x={x} y={y} width={width} height={height} viewBox="0 0 120 66" preserveAspectRatio="xMidYMid slice">
      <rect width="120" height="66" fill="#f3d3a3" />
      <circle cx="76" cy="24" r="9" fill="#fbeed6" />
      <path d="M0 42 26 26l22 14 20-18 26 20 26-12v38H0z" fill="#b4703c" />
      <path d="M0 54c22-10 38 2 60-4s40-8 60 0v18H0z" fill="#6f4a33" />
    </svg>
  )
}

/** A title of two lines, with a line of text below. */
function Words({ x, y, scale = 1, fill = words }: { x: number; y: number; scale?: number; fill?: string }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} fill={fill}>
      <rect width="46" height="6" rx="1" />
      <rect y="9" width="34" height="6" rx="1" />
      <rect y="20" width="40" height="2" rx="1" opacity="0.6" />
    </g>
  )
}

/** A cover drawn small. */
export function CoverPicture({ layout }: { layout: CoverLayout }) {
  return (
    <svg viewBox="0 0 120 80" className="block w-full">
      <rect width="120" height="80" fill={paper} />
      {layout === 'picture' && (
        <>
          <Landscape x={0} y={0} width={120} height={80} />
          <rect width="120" height="80" opacity="0.35" />
          <Words x={10} y={48} fill="#ffffff" />
        </>
      )}
      {layout === 'split' && (
        <>
          <Landscape x={64} y={0} width={56} height={80} />
          <Words x={10} y={48} />
        </>
      )}
      {layout === 'words' && (
        <>
          <Words x={10} y={10} scale={1.4} />
          <Landscape x={0} y={48} width={120} height={32} />
        </>
      )}
    </svg>
  )
}

/** Lines of text of a day. */
function Lines({ x, y, width, count }: { x: number; y: number; width: number; count: number }) {
  return Array.from({ length: count }, (_, n) => (
    <rect
      key={n}
      x={x}
      y={y + n * 5}
      width={n === count - 1 ? width * 0.6 : width}
      height="2"
      rx="1"
      fill={words}
      opacity="0.5"
    />
  ))
}

/** Days drawn small. */
export function DayPicture({ layout }: { layout: DayLayout }) {
  return (
    <svg viewBox="0 0 120 80" className="block w-full">
      <rect width="120" height="80" fill={paper} />
      {layout === 'wide' && (
        <>
          <Landscape x={0} y={0} width={120} height={36} />
          <Words x={10} y={44} scale={0.6} />
          <Lines x={48} y={46} width={62} count={6} />
        </>
      )}
      {layout === 'columns' && (
        <>
          <Landscape x={8} y={6} width={46} height={68} />
          <Words x={62} y={8} />
          <Lines x={62} y={40} width={50} count={7} />
        </>
      )}
      {layout === 'compact' &&
        [8, 46].map((y) => (
          <g key={y}>
            <Words x={10} y={y} scale={0.5} />
            <Landscape x={10} y={y + 10} width={24} height={17} />
            <Lines x={42} y={y + 1} width={68} count={6} />
          </g>
        ))}
    </svg>
  )
}

/** A gallery drawn small. */
export function GalleryPicture({ layout }: { layout: GalleryLayout }) {
  return (
    <svg viewBox="0 0 120 80" className="block w-full">
      <rect width="120" height="80" fill={paper} />
      {layout === 'grid' ? (
        <>
          <Landscape x={4} y={4} width={112} height={38} />
          <Landscape x={4} y={45} width={54.5} height={31} />
          <Landscape x={61.5} y={45} width={54.5} height={31} />
        </>
      ) : (
        <>
          <Landscape x={8} y={16} width={62} height={42} />
          <Landscape x={74} y={16} width={30} height={42} />
          <Landscape x={108} y={16} width={12} height={42} />
          <rect x="8" y="66" width="104" height="3" rx="1.5" fill={lines} />
          <rect x="8" y="66" width="44" height="3" rx="1.5" fill={words} opacity="0.6" />
        </>
      )}
    </svg>
  )
}

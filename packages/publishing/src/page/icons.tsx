import type { SegmentKind } from '@sojourn/contract/document/segment-kinds'

/** The icons of the kinds, on a grid of 24 with a line width of 1.5. */
const drawings: Record<SegmentKind, string> = {
  accommodation: 'M3 18v-11M3 14h18v4M21 14v-1.5a3 3 0 0 0-3-3h-7V14M7 11.6a1.6 1.6 0 1 0 0-3.2 1.6 1.6 0 0 0 0 3.2Z',
  excursion: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM15.6 8.4l-2 5.2-5.2 2 2-5.2 5.2-2Z',
  flight:
    'M10.4 13.6 4 12l1.2-1.2 6.3.3 4.7-4.7a1.7 1.7 0 0 1 2.4 2.4l-4.7 4.7.3 6.3L13 21l-1.6-6.4-3 3 .1 2-1.2 1.2-1.3-2.9L3.1 16.6l1.2-1.2 2 .1 3-3Z',
  train:
    'M7 4h10a2 2 0 0 1 2 2v8a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3V6a2 2 0 0 1 2-2ZM5 11h14M8.5 14h.01M15.5 14h.01M8.5 17 7 20.5M15.5 17l1.5 3.5',
  bus: 'M5 5.5h14a1 1 0 0 1 1 1V17H4V6.5a1 1 0 0 1 1-1ZM4 12h16M7.5 19.5V17M16.5 19.5V17M7.5 14.5h.01M16.5 14.5h.01',
  ferry:
    'M4 14l1.5 4.5M20 14l-1.5 4.5M4 14l8-3 8 3M6.5 13V8h11v5M12 8V4.5M3 20.5c1.5 0 1.5-1 3-1s1.5 1 3 1 1.5-1 3-1 1.5 1 3 1 1.5-1 3-1 1.5 1 3 1',
  cruise:
    'M4 15h16l-2 4H6l-2-4ZM7 15v-4h10v4M9.5 11V8h5v3M3 21.5c1.5 0 1.5-1 3-1s1.5 1 3 1 1.5-1 3-1 1.5 1 3 1 1.5-1 3-1 1.5 1 3 1',
  transfer:
    'M4 16v-3l2-5a1.5 1.5 0 0 1 1.4-1h9.2A1.5 1.5 0 0 1 18 8l2 5v3a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1ZM4.5 12.5h15M7 17v1.8M17 17v1.8M7.2 14.8h.01M16.8 14.8h.01',
  drive:
    'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16ZM12 14a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM4.2 10.8 10 11.6M19.8 10.8 14 11.6M12 14v6',
  car_hire: 'M14.5 13.5a5 5 0 1 0-4-4L4 16v4h4v-2.5h2.5V15l2-2ZM16 8h.01',
  meal: 'M7 4v6.5M4.8 4v4a2.2 2.2 0 0 0 4.4 0V4M7 10.5V20M17 20v-6.5M17 13.5h-2.5V8c0-2.5 1.2-4 2.5-4v9.5Z',
  guide_service: 'M12 10.5a3.3 3.3 0 1 0 0-6.6 3.3 3.3 0 0 0 0 6.6ZM5 20c.4-3.8 3.2-6 7-6s6.6 2.2 7 6',
  free_time:
    'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M5.6 18.4 7 17M17 7l1.4-1.4',
  note: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v5M12 8h.01',
  fee: 'M4 8.5V6.5h16v2a2.5 2.5 0 0 0 0 5v4H4v-4a2.5 2.5 0 0 0 0-5ZM14 6.5v11',
}

const id = (kind: string): string => `icon-${kind}`

/** The icons of the kinds in use, each once, as a sprite for `Icon`. */
export function IconSheet({ kinds }: { kinds: Iterable<SegmentKind> }) {
  return (
    <svg width="0" height="0" aria-hidden="true" className="icon-sheet">
      {[...kinds].map((kind) => (
        <symbol key={kind} id={id(kind)} viewBox="0 0 24 24">
          <path d={drawings[kind]} />
        </symbol>
      ))}
    </svg>
  )
}

/** The icon of a kind. It is decorative, as the text next to it says the same. */
export function Icon({ kind }: { kind: SegmentKind }) {
  return (
    <svg className="icon" width="22" height="22" aria-hidden="true">
      <use href={`#${id(kind)}`} />
    </svg>
  )
}

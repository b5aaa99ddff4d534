import type { ItineraryVariant } from '@sojourn/contract/itinerary/variants'
import { Badge } from '../../ui/badge.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Link } from '../../ui/link.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import type { ComparisonRow, Entry } from './comparison.ts'
import * as wording from './wording.ts'

type ComparisonTableProps = {
  variants: readonly ItineraryVariant[]
  rows: readonly ComparisonRow[]
  /** The uuid of the open itinerary. */
  current: string
  /** Called when a link to another variant is followed. */
  onLeave: () => void
}

/** Otherwise, it cannot be scrolled with the keyboard. */
const focusable = { tabIndex: 0 }

const CELL = 'border-b border-line px-3 py-2.5 text-start align-top last:pe-6'
/** Stays in place while the variants scroll below it. */
const FIRST = 'sticky start-0 z-1 w-36 min-w-36 border-e bg-overlay ps-6 sm:w-50 sm:min-w-50'

/** A column for each variant. It scrolls sideways, on phones nearly always, while the row titles stay in view. */
export function ComparisonTable({ variants, rows, current, onLeave }: ComparisonTableProps) {
  return (
    <section aria-label={wording.tableLabel} {...focusable} className="focus-ring -mx-6 overflow-x-auto">
      <table className="w-full border-separate border-spacing-0 text-[0.9375rem]">
        <thead>
          <tr>
            <th scope="col" className={classNames(CELL, FIRST)}>
              <VisuallyHidden>{wording.columnCompared}</VisuallyHidden>
            </th>
            {variants.map((variant) => (
              <th key={variant.uuid} scope="col" className={classNames(CELL, 'min-w-52 font-normal')}>
                <Head variant={variant} isCurrent={variant.uuid === current} onLeave={onLeave} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, title, cells, isList, isSame }) => (
            <tr key={id}>
              <th scope="row" className={classNames(CELL, FIRST, 'font-medium')}>
                <span className="block">{title}</span>
                {!isSame && (
                  <span className="mt-1 block">
                    <Badge tone="info">{wording.differs}</Badge>
                  </span>
                )}
              </th>
              {cells.map((cell, index) => (
                <td key={variants[index]?.uuid} className={classNames(CELL, 'tabular-nums')}>
                  {isList ? <List entries={cell} /> : cell.map(({ text }) => <bdi key={text}>{text}</bdi>)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Head({
  variant: { uuid, variant, title, status },
  isCurrent,
  onLeave,
}: {
  variant: ItineraryVariant
  isCurrent: boolean
  onLeave: () => void
}) {
  return (
    <div className="flex flex-col items-start gap-1.5">
      <span className="font-semibold">{variant ? wording.variant({ letter: variant }) : title}</span>
      {isCurrent ? (
        <span dir="auto">{title}</span>
      ) : (
        <Link href={`/itineraries/${uuid}`} onPress={onLeave}>
          <bdi>{title}</bdi>
        </Link>
      )}
      <span className="flex flex-wrap gap-1.5">
        {status && <StatusBadge status={status} />}
        {isCurrent && <Badge>{wording.thisOne}</Badge>}
      </span>
    </div>
  )
}

/** Entries that not every variant has are marked. */
function List({ entries }: { entries: readonly Entry[] }) {
  if (entries.length === 0) return <span className="text-ink-soft">{wording.nothing}</span>
  return (
    <ul className="flex flex-col gap-1.5">
      {entries.map(({ text, isShared }, index) => (
        // The same place can occur twice.
        <li key={`${index} ${text}`} className="flex gap-1.5">
          {!isShared && (
            <span aria-hidden className="font-semibold">
              ≠
            </span>
          )}
          <span>
            <bdi>{text}</bdi>
            {!isShared && <VisuallyHidden> ({wording.notInAllMark})</VisuallyHidden>}
          </span>
        </li>
      ))}
    </ul>
  )
}

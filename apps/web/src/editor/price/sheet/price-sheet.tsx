import type { ItineraryPrice } from '@sojourn/contract/itinerary/itinerary-price'
import { X } from 'lucide-react'
import {
  type CSSProperties,
  memo,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useCan } from '../../../data/session.ts'
import { BREAKPOINTS } from '../../../ui/constants.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useItinerary, useItineraryState } from '../../store/itinerary-context.tsx'
import { useCurrency } from '../use-currency.ts'
import { columnsFor, columnTitle, columnWidths, figureColumns, type SheetRights } from './columns.ts'
import { decimalSignHere } from './read-number.ts'
import { SegmentPanel } from './segment-panel.tsx'
import { createSheet, type Rejection } from './sheet-actions.ts'
import { DayRow, SegmentRow, type SheetFrame } from './sheet-row.tsx'
import { createSheetRows, type SheetDay, type Terms } from './sheet-rows.ts'
import { useSheetHandlers } from './use-sheet-handlers.ts'
import { useSupplierNames } from './use-supplier-names.ts'
import { as } from './sheet-roles.ts'
import * as wording from './wording.ts'
import './price-sheet.css'

/**
 * The prices of all segments as a sheet that is edited like a spreadsheet. It is a grid of plain elements, see
 * docs/adr/0022-own-price-sheet.md.
 */
export function PriceSheet({ price }: { price: ItineraryPrice }) {
  const itinerary = useItinerary()
  const rights = useSheetRights()
  const days = useSheetDays(price, rights)
  const isSmall = useIsSmall()
  const columns = useMemo(() => columnsFor(rights, isSmall), [rights, isSmall])
  const [rejection, setRejection] = useState<Rejection | null>(null)
  const [opened, setOpened] = useState<string | null>(null)
  const id = useId()
  const table = useRef<HTMLTableElement>(null)
  const [sheet] = useState(() =>
    createSheet(({ row, column }) => document.getElementById(`${id}-${row}-${column}`)?.focus()),
  )
  const frame = useMemo((): SheetFrame => ({ id, sheet, columns, rights }), [id, sheet, columns, rights])
  const handlers = useSheetHandlers(sheet, table)
  const { each, all } = columnWidths(columns, isSmall)
  const widthStyle: WidthStyle = { '--sheet-columns': each, '--sheet-width': all }

  useLayoutEffect(() => {
    const rows = days.flatMap((day) => day.rows)
    sheet.takeSurroundings({
      cells: { rows, columns, rights, decimal: decimalSignHere() },
      dispatch: itinerary.dispatch,
      onReject: setRejection,
      onOpen: setOpened,
    })
    sheet.state.takeRows(
      rows.map(({ segment }) => segment.uuid),
      columns.length,
    )
  }, [sheet, itinerary, days, columns, rights])

  if (days.length === 0) return <p className="px-6 pb-6 text-ink-soft">{wording.noSegments}</p>
  const openedPrice = price.segments.find(({ uuid }) => uuid === opened)
  const rowCount = days.reduce((count, { rows }) => count + rows.length + 1, 1)
  return (
    <>
      {rejection && <RejectionNote rejection={rejection} onClose={() => setRejection(null)} />}
      <div className="sheet-frame">
        <table
          ref={table}
          {...as.grid}
          aria-label={wording.sheetLabel}
          aria-rowcount={rowCount}
          aria-colcount={columns.length}
          aria-multiselectable
          aria-readonly={!rights.mayPrice || undefined}
          className="sheet"
          style={widthStyle}
          {...handlers}
        >
          <Head frame={frame} />
          {days.map((day, index) => (
            <DayRows key={day.index} frame={frame} day={day} index={2 + day.first + index} />
          ))}
        </table>
      </div>
      <p className="px-6 py-3 text-xs text-ink-soft pointer-coarse:hidden">{rights.mayPrice && wording.keysHint}</p>
      {openedPrice && <SegmentPanel price={openedPrice} onClose={() => setOpened(null)} />}
    </>
  )
}

type WidthStyle = CSSProperties & Record<`--${string}`, string>

function Head({ frame: { columns, rights } }: { frame: SheetFrame }) {
  return (
    <thead {...as.group}>
      <tr {...as.row} aria-rowindex={1}>
        {columns.map((id, index) => (
          <th
            key={id}
            {...as.columnHeader}
            scope="col"
            aria-colindex={index + 1}
            className={figureColumns.has(id) ? 'sheet-end' : undefined}
          >
            {id === 'details' ? <span className="sr-only">{wording.columns.details}</span> : columnTitle(id, rights)}
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** @param props.index of the row of the day, as screen readers count it */
const DayRows = memo(function DayRows({ frame, day, index }: { frame: SheetFrame; day: SheetDay; index: number }) {
  return (
    // About as high as its rows will be, until they are laid out.
    <tbody {...as.group} style={{ containIntrinsicBlockSize: `auto ${3 + day.rows.length * 2.5}rem` }}>
      <DayRow frame={frame} day={day} index={index} />
      {day.rows.map((row, at) => (
        <SegmentRow
          key={row.segment.uuid}
          frame={frame}
          row={row}
          day={day.index}
          at={day.first + at}
          index={index + 1 + at}
        />
      ))}
    </tbody>
  )
})

/** Why nothing was pasted, cell by cell. */
function RejectionNote({ rejection, onClose }: { rejection: Rejection; onClose: () => void }) {
  return (
    <div
      role="alert"
      className="mx-6 mb-4 flex items-start gap-2 rounded-sm bg-danger-tint px-3 py-2 text-sm text-danger"
    >
      <div className="min-w-0 grow wrap-anywhere">
        <p className="font-medium">{rejection.title}</p>
        {rejection.lines.length > 0 && (
          <ul className="mt-1 list-disc ps-5">
            {rejection.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </div>
      <IconButton icon={X} label={wording.dismiss} hasTooltip={false} onPress={onClose} />
    </div>
  )
}

const smallScreen = globalThis.matchMedia(`(width < ${BREAKPOINTS.md})`)

const useIsSmall = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      smallScreen.addEventListener('change', listener)
      return () => smallScreen.removeEventListener('change', listener)
    },
    () => smallScreen.matches,
  )

/** What the user may see and change; the same object while that stays. */
const useSheetRights = (): SheetRights => {
  const { isReadOnly, readOnlyReason } = useItinerary()
  const seesNet = useCan('pricing:read')
  const seesSuppliers = useCan('suppliers:read')
  const mayWrite = readOnlyReason === null
  return useMemo(
    () => ({ seesNet, seesSuppliers, mayPrice: !isReadOnly, mayWrite }),
    [seesNet, seesSuppliers, isReadOnly, mayWrite],
  )
}

const noNames: ReadonlyMap<string, string> = new Map()

const useSheetDays = (price: ItineraryPrice, { seesSuppliers }: SheetRights): SheetDay[] => {
  const document = useItineraryState((state) => state.document)
  const suppliers = useSupplierNames(document.segments, seesSuppliers)
  const currency = useCurrency()
  const { markupBps, markupRules } = document
  const isEach = document.priceMode === 'per_person'
  const sheetNames = useItineraryState((state) => state.costing?.sheetNames) ?? noNames
  const terms = useMemo(
    (): Terms => ({ currency, sold: price.currency, markupBps, markupRules, isEach, sheetNames }),
    [currency, price.currency, markupBps, markupRules, isEach, sheetNames],
  )
  const [listRows] = useState(createSheetRows)
  return useMemo(() => listRows(document, price, suppliers, terms), [listRows, document, price, suppliers, terms])
}

import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { buttonStyle } from './button-style.ts'
import { IconButton } from './icon-button.tsx'
import { pageWindow } from './page-window.ts'
import { Select } from './select.tsx'
import { formatCount } from './format-count.ts'
import * as wording from './wording.ts'

export interface PaginationProps {
  /** What the pages contain, e.g. "Itineraries". */
  label: string
  page: number
  pageCount: number
  /** The visible rows and the total; with `isEstimate`, the text says "about". */
  from: number
  to: number
  total: number
  isEstimate?: boolean
  onPageChange: (page: number) => void
  perPage?: number
  perPageChoices?: readonly number[]
  onPerPageChange?: (perPage: number) => void
}

/** The position in a long list, and links to its other pages. */
export function Pagination(props: PaginationProps) {
  const { label, page, pageCount, from, to, total, isEstimate, onPageChange } = props
  return (
    <nav aria-label={wording.pages({ label })} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="text-sm text-ink-soft tabular-nums">
        {total === 0
          ? wording.noRows
          : (isEstimate ? wording.rowsOfEstimate : wording.rows)({
              from: formatCount(from),
              to: formatCount(to),
              total: formatCount(total),
            })}
      </p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <PerPage {...props} />
        <div className="flex items-center gap-1">
          <IconButton
            icon={ChevronLeft}
            label={wording.previousPage}
            isDisabled={page <= 1}
            onPress={() => onPageChange(page - 1)}
            className="rtl:-scale-x-100"
          />
          <span className="px-2 text-sm tabular-nums sm:hidden">{wording.pageOfPages({ page, pages: pageCount })}</span>
          <ol className="hidden items-center gap-1 sm:flex">
            {pageWindow(page, pageCount).map((step, place) => (
              <li key={step === 'gap' ? `gap ${place}` : step}>
                {step === 'gap' ? (
                  <span className="px-1 text-ink-faint">…</span>
                ) : (
                  <AriaButton
                    aria-label={wording.goToPage({ page: step })}
                    aria-current={step === page ? 'page' : undefined}
                    onPress={() => onPageChange(step)}
                    className={buttonStyle(step === page ? 'secondary' : 'quiet', 'small', 'min-w-8 tabular-nums')}
                  >
                    {step}
                  </AriaButton>
                )}
              </li>
            ))}
          </ol>
          <IconButton
            icon={ChevronRight}
            label={wording.nextPage}
            isDisabled={page >= pageCount}
            onPress={() => onPageChange(page + 1)}
            className="rtl:-scale-x-100"
          />
        </div>
      </div>
    </nav>
  )
}

function PerPage({ perPage, perPageChoices = [25, 50, 100], onPerPageChange }: PaginationProps) {
  if (!perPage || !onPerPageChange) return null
  return (
    <Select
      label={wording.rowsPerPage}
      isLabelHidden
      isSmall
      className="w-32"
      options={perPageChoices.map((size) => ({ id: String(size), label: wording.perPage({ count: size }) }))}
      value={String(perPage)}
      onChange={(id) => onPerPageChange(Number(id))}
    />
  )
}

import type { ReactNode, Ref } from 'react'
import { Breadcrumbs } from './breadcrumbs.tsx'
import type { Crumb } from './breadcrumbs.tsx'
import { classNames } from './class-names.ts'
import { formatCount } from './format-count.ts'

export interface PageHeaderProps {
  title: ReactNode
  /** For a page that moves the focus to its title. */
  titleRef?: Ref<HTMLHeadingElement>
  /** A small line above the title. */
  eyebrow?: ReactNode
  crumbs?: readonly Crumb[]
  /** The number of entries that the page lists. */
  count?: number
  /** Below the title: dates, status, people. */
  children?: ReactNode
  actions?: ReactNode
  /** Lower, for pages whose content is a long list. */
  isCompact?: boolean
  /** One small button that stays next to the title on every screen size, e.g. a menu. */
  corner?: ReactNode
}

/** The header of a page, with its only `<h1>`. */
export function PageHeader({
  title,
  titleRef,
  eyebrow,
  crumbs,
  count,
  children,
  actions,
  isCompact,
  corner,
}: PageHeaderProps) {
  return (
    <header
      className={classNames(
        'flex justify-between gap-y-2',
        isCompact ? 'min-h-10 items-center pb-3' : 'items-end gap-y-4 pb-6',
        corner ? 'gap-x-4' : 'flex-wrap gap-x-8',
      )}
    >
      <div className="min-w-0">
        {crumbs && <Breadcrumbs crumbs={crumbs} />}
        {eyebrow && <p className="eyebrow mb-1">{eyebrow}</p>}
        <h1
          ref={titleRef}
          tabIndex={titleRef ? -1 : undefined}
          className={classNames('title text-2xl wrap-break-word outline-none', !isCompact && 'sm:text-3xl')}
        >
          {title}
          {count !== undefined && (
            <span className="ms-3 align-baseline font-sans text-base font-normal tracking-normal text-ink-faint tabular-nums">
              {formatCount(count)}
            </span>
          )}
        </h1>
        {children && (
          <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 wrap-anywhere text-ink-soft">{children}</div>
        )}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      {corner}
    </header>
  )
}

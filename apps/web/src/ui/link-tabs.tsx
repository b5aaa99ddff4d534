import { Link as AriaLink } from 'react-aria-components/Link'
import { bringTabIntoSight } from './bring-tab-into-sight.ts'

/** Navigation between related pages: links that look like tabs, in one line, which scrolls sideways if it is too long. */
export function LinkTabs({
  label,
  items,
  current,
}: {
  label: string
  items: readonly { href: string; label: string }[]
  current: string
}) {
  return (
    <nav aria-label={label} className="border-b border-line">
      <ul className="-mb-px flex snap-x gap-x-1 overflow-x-auto overscroll-x-contain [scrollbar-width:none]">
        {items.map((item) => (
          <li
            key={item.href}
            ref={item.href === current ? bringTabIntoSight : undefined}
            className="shrink-0 snap-start"
          >
            <AriaLink
              href={item.href}
              aria-current={item.href === current ? 'page' : undefined}
              className="inline-flex min-h-11 items-center whitespace-nowrap border-b-2 border-transparent px-3 text-sm font-medium text-ink-soft no-underline -outline-offset-2 outline-none aria-[current=page]:border-brand aria-[current=page]:text-brand data-focus-visible:outline-2 data-focus-visible:outline-solid data-focus-visible:outline-focus data-hovered:text-ink"
            >
              {item.label}
            </AriaLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** One part (day, hour …) of a date or time that is typed part by part. */
export const SEGMENT =
  'inline-block min-w-6 rounded-xs px-0.5 py-1 text-center outline-none data-placeholder:text-ink-faint data-focused:bg-brand data-focused:text-on-brand ' +
  'data-focused:outline-2 data-focused:outline-offset-1 data-focused:outline-focus ' +
  'data-[type=literal]:min-w-0 data-[type=literal]:px-0 data-[type=literal]:text-ink-faint'

/** One part (day, hour …) of a date or a time that is typed part by part. */
export const SEGMENT =
  'rounded-xs px-0.5 py-1 outline-none data-placeholder:text-ink-faint data-focused:bg-brand data-focused:text-on-brand ' +
  'data-[type=literal]:px-0 data-[type=literal]:text-ink-faint'

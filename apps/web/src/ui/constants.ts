/** The design system's constants. Times are in milliseconds, lengths in CSS units. */

/** How long a toast stays if it neither reports an error nor offers an action. */
export const TOAST_TIMEOUT = 3000

/** How long a toast stays that offers to undo something. */
export const UNDO_TIMEOUT = 8000

/** Loads shorter than this do not show the bar at the top of the page. */
export const PROGRESS_THROTTLE = 200

/** How long the bar takes to reach its end if the progress is unknown. */
export const PROGRESS_DURATION = 5000

/** How long to wait after the last keystroke before a search is sent. */
export const FETCH_DELAY = 200

/** The longest wait for an idle moment before prefetching. */
export const PREFETCH_IDLE_TIMEOUT = 2000

/** The minimum height of the text in a rich text editor. */
export const EDITOR_MIN_HEIGHT = '15.625rem'

/** Widths at which layouts change; the same as the `--breakpoint-*` tokens, for `matchMedia`. */
export const BREAKPOINTS = {
  '2xs': '23.4375em',
  xs: '30em',
  sm: '40em',
  md: '48em',
  lg: '64em',
  xl: '80em',
  '2xl': '85.375em',
  '3xl': '105em',
  '4xl': '118.75em',
} as const

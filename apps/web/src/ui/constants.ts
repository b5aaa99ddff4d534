/** The figures that the design system keeps. Times in milliseconds, lengths as CSS. */

/** How long a toast stays when it neither reports an error nor offers an action. */
export const TOAST_TIMEOUT = 3000

/** Loads shorter than this never show the bar at the top of the page. */
export const PROGRESS_THROTTLE = 200

/** How long the bar takes to reach its end while nothing is known about the load. */
export const PROGRESS_DURATION = 5000

/** How long typing rests before a search is sent. */
export const FETCH_DELAY = 200

/** How long to wait for an idle moment before fetching what may be opened next. */
export const PREFETCH_IDLE_TIMEOUT = 2000

/** How high the text of a rich text editor is at least. */
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

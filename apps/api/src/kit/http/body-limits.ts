const megabyte = 1024 * 1024

/**
 * The most bytes that a body may have, or the fields of a form; a file beside them is counted by itself. A route that says
 * nothing reads small bodies only.
 */
export const bodyLimits = {
  small: 64 * 1024,
  /** A record with all its lists and formatted texts. */
  record: 2 * megabyte,
} as const

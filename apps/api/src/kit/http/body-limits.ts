const megabyte = 1024 * 1024

/**
 * The maximum size of a body, or of the fields of a form, in bytes; a file in the form is counted separately. Routes that set
 * no limit accept only small bodies.
 */
export const bodyLimits = {
  small: 64 * 1024,
  /** A record with all its lists and formatted texts. */
  record: 2 * megabyte,
} as const

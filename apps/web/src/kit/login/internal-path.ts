const path = /^\/(?![/\\])[A-Za-z0-9/@\-%_~]*$/
const query = /^[A-Za-z0-9/@\-%_~?=&+.,:]*$/
/** What must not come to light when percent signs are read: another origin, or what a header or a log would break at. */
const hidden = /\/\/|\\|[\u0000-\u001f\u007f]/

/**
 * Whether a path may be gone to after logging in: it stays within this origin. One leading `/`, then letters, digits and
 * `/ @ - % _ ~`; a query may also hold `? = & + . , :`. Percent signs are read once, and what
 * comes to light must be harmless too.
 */
export const isInternalPath = (location: string): boolean => {
  const [before = '', after = ''] = location.split(/\?(.*)/s)
  if (!path.test(before) || !query.test(after)) return false
  try {
    return !hidden.test(decodeURIComponent(location))
  } catch {
    return false
  }
}

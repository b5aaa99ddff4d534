const path = /^\/(?![/\\])[A-Za-z0-9/@\-%_~]*$/
const query = /^[A-Za-z0-9/@\-%_~?=&+.,:]*$/
/** What must not appear when the path is percent-decoded: another origin, or characters that break a header or a log. */
const forbidden = /\/\/|\\|[\u0000-\u001f\u007f]/

/**
 * Whether the user may be sent to a path after logging in: it must stay on this origin. It has one leading `/`, then letters,
 * digits and `/ @ - % _ ~`; a query may also contain `? = & + . , :`. It is percent-decoded once, and the result must be
 * harmless too.
 */
export const isInternalPath = (location: string): boolean => {
  const [before = '', after = ''] = location.split(/\?(.*)/s)
  if (!path.test(before) || !query.test(after)) return false
  try {
    return !forbidden.test(decodeURIComponent(location))
  } catch {
    return false
  }
}

const internal = /^\/(?![/\\])[A-Za-z0-9/@\-%_~]*(?:\?[A-Za-z0-9/@\-%_~?=&+.,:]*)?$/

/**
 * Whether a path may be gone to after logging in: it stays within the app. One leading `/`, then letters, digits and
 * `/ @ - % _ ~`; a query may also hold `? = & + . , :` (spec section 5, made strict).
 */
export const isInternalPath = (path: string): boolean => internal.test(path)

/**
 * zod tries `new Function` to find out whether it may compile its schemas. The page's Content Security Policy forbids it, and
 * browsers report every attempt. This sets what `z.config({ jitless: true })` sets, without loading zod before a page needs it.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

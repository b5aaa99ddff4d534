/**
 * zod tries `new Function` to find out whether it may compile its schemas; the page's policy forbids it, and browsers
 * report every try. This is what `z.config({ jitless: true })` sets, without loading zod before a page needs it.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

import type { App } from './app.ts'

const methodOrder = ['GET', 'POST', 'PUT', 'DELETE']

/** Which methods a URL of the API supports, according to the routes that are added after this call. */
export const servedMethods = (app: App): ((url: string) => string[]) => {
  const routes: { parts: readonly string[]; methods: readonly string[] }[] = []
  app.addHook('onRoute', ({ method, url }) => {
    routes.push({ parts: partsOf(url), methods: [method].flat() })
  })
  return (url) => {
    const parts = partsOf(url.split('?')[0] ?? '')
    if (parts[0] !== 'v1') return []
    const found = routes.filter((route) => isMatch(route.parts, parts))
    return methodOrder.filter((method) => found.some(({ methods }) => methods.includes(method)))
  }
}

const partsOf = (url: string): string[] => url.replace(/^\//, '').replace(/\/$/, '').split('/')

/** `:uuid` stands for one part of a path, `*` for all the rest. */
const isMatch = (pattern: readonly string[], parts: readonly string[]): boolean =>
  (pattern.length === parts.length || (pattern.at(-1) === '*' && pattern.length < parts.length)) &&
  pattern.every((part, n) => part === '*' || part === parts[n] || (part.startsWith(':') && parts[n] !== ''))

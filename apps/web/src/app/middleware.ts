/** Runs before a page is shown; returns the path to redirect to, or `null`. */
export type Middleware = (location: string) => Promise<string | null>

/** Runs the middleware of a page's routes, in order, until one redirects. Rejects for an unknown name. */
export const runMiddleware = async (
  table: ReadonlyMap<string, Middleware>,
  names: readonly string[],
  location: string,
): Promise<string | null> => {
  const [name, ...others] = names
  if (name === undefined) return null
  const middleware = table.get(name)
  if (!middleware) throw new Error(`Unknown middleware “${name}”`)
  return (await middleware(location)) ?? runMiddleware(table, others, location)
}

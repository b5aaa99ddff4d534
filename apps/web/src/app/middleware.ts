/** Something that runs before a page is shown; answers where to go instead, or `null`. */
export type Middleware = (location: string) => Promise<string | null>

/** Runs what the routes of a page name, in their order, until one leads elsewhere. Rejects when a name is not known. */
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

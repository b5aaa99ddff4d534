import { Client } from 'pg'

/** The statements that are sent to the database during `work`. */
export const getStatements = async (work: () => Promise<unknown>): Promise<{ text: string; values: unknown[] }[]> => {
  const statements: { text: string; values: unknown[] }[] = []
  const heard = Client.prototype.query
  Object.assign(Client.prototype, {
    query(this: Client, ...given: unknown[]) {
      const [config] = given
      if (typeof config === 'object' && config !== null && 'text' in config && 'values' in config)
        statements.push({ text: String(config.text), values: Array.isArray(config.values) ? config.values : [] })
      return Reflect.apply(heard, this, given)
    },
  })
  try {
    await work()
  } finally {
    Client.prototype.query = heard
  }
  return statements
}

import pg from 'pg'

declare module 'pg' {
  interface ClientBase {
    /** The parameters that pg sends when it opens a connection. */
    getStartupConf(): Record<string, string>
  }
}

export type SteadyConfig = pg.ClientConfig & {
  /** PostgreSQL's parameters for which pg has no option. */
  parameters?: Record<string, string>
  /** Statements are sent without their names, so that none is prepared, not even those of libraries. */
  isUnprepared?: boolean
}

/**
 * A connection whose loss never ends the process: an `error` event without a listener would, and it may come at any time, also
 * while the connection is idle. The query that was running, or the next one, is rejected.
 */
export class SteadyClient extends pg.Client {
  readonly #parameters: Record<string, string>

  constructor(config?: SteadyConfig) {
    super(config)
    this.#parameters = config?.parameters ?? {}
    this.on('error', () => {})
    if (config?.isUnprepared)
      this.query = new Proxy(this.query, {
        // Looked up at each call, because tests replace it to count statements.
        apply: (_query, client, [statement, ...rest]) =>
          Reflect.apply(super.query, client, [withoutName(statement), ...rest]),
      })
  }

  override getStartupConf(): Record<string, string> {
    return { ...super.getStartupConf(), ...this.#parameters }
  }
}

/** An object with `submit` sends itself, so it does not describe a statement. */
const withoutName = (statement: unknown): unknown =>
  typeof statement === 'object' && statement !== null && 'name' in statement && !('submit' in statement)
    ? { ...statement, name: undefined }
    : statement

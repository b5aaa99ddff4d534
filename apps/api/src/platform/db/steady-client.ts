import pg from 'pg'

declare module 'pg' {
  interface ClientBase {
    /** The parameters that pg sends when it opens a connection. */
    getStartupConf(): Record<string, string>
  }
}

/** Settings of a connection, with those of PostgreSQL's parameters for which pg has no option. */
export type SteadyConfig = pg.ClientConfig & { parameters?: Record<string, string> }

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
  }

  override getStartupConf(): Record<string, string> {
    return { ...super.getStartupConf(), ...this.#parameters }
  }
}

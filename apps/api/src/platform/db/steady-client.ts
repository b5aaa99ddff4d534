import pg from 'pg'

/**
 * A connection whose loss never ends the process: an `error` event that nobody listens to would, and it may come at any time, also
 * while nobody holds the connection. The query that was running, or the next one, is rejected.
 */
export class SteadyClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config)
    this.on('error', () => {})
  }
}

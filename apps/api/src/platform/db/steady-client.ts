import pg from 'pg'

/**
 * A connection whose loss never ends the process: an `error` event without a listener would, and it may come at any time, also
 * while the connection is idle. The query that was running, or the next one, is rejected.
 */
export class SteadyClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config)
    this.on('error', () => {})
  }
}

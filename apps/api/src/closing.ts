/** What must be closed when the process is told to stop: the last added is closed first. */
export type Closing = {
  add(close: () => Promise<unknown>): void
  /** Closes everything once, even if something fails, and then throws the first error. */
  close(): Promise<void>
}

/**
 * Closes everything on Ctrl-C, SIGTERM or a closed terminal and then ends the process: with 0 if all closed, with 1 if
 * something failed or took longer than `patience` (ms). Repeated signals are ignored: under npm the terminal's Ctrl-C arrives
 * twice. Add what is starting before you wait for it.
 */
export function closeOnSignal(options: { patience?: number; log?: (line: string) => void } = {}): Closing {
  const { patience = 45_000, log = () => {} } = options
  const closers: (() => Promise<unknown>)[] = []
  let closing: Promise<void> | undefined
  const closeAll = async (): Promise<void> => {
    const failures: unknown[] = []
    for (let close = closers.pop(); close !== undefined; close = closers.pop()) {
      await close().catch((error: unknown) => failures.push(error))
    }
    if (failures.length > 0) throw failures[0]
  }
  const close = (): Promise<void> => (closing ??= closeAll())
  const onSignal = (): void => {
    if (closing !== undefined) return
    setTimeout(() => process.exit(1), patience).unref()
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        log(error instanceof Error ? error.message : String(error))
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal)
  return { add: (closer) => closers.push(closer), close }
}

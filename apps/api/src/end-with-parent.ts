/**
 * Ends this process, as with SIGTERM, when the shell that npm puts between itself and this process is gone. npm passes SIGTERM
 * only to that shell. Unless the shell has replaced itself with this process (exec), this process would outlive both and keep
 * the port open.
 */
export const endWithParent = (): void => {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, 250)
  timer.unref()
}

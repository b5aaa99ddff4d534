/**
 * Ends this process, as with SIGTERM, when the shell that npm put between itself and us is gone. npm hands a SIGTERM
 * on to that shell only; where the shell has not made way for us, we would outlive both and keep the port.
 */
export const endWithParent = (): void => {
  const parent = process.ppid
  const look = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(look)
    process.kill(process.pid, 'SIGTERM')
  }, 250)
  look.unref()
}

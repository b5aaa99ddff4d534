/**
 * Loaded before a worker's own code. Ctrl-C and an orderly stop reach every process of a group: when a worker is to end is
 * its parent's to say, who waits for what it works on. Once the parent is gone it ends at once, which an exit would not do:
 * that waits for native code.
 */
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))

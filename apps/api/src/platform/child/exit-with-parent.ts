/**
 * Loaded before a worker's own code. Ctrl-C and an orderly stop signal every process of the group, but only the parent decides
 * when a worker ends, since it waits for the worker's tasks. Once the parent is gone, the worker is killed, because an exit
 * would wait for native code.
 */
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))

import { createLocalStorage } from '../platform/storage/local-storage.ts'

/** Puts again and again until it is killed. Arguments: a folder, then keys. */
const [folder = '', ...keys] = process.argv.slice(2)
const storage = createLocalStorage(folder)
process.send?.('begun')
for (let n = 2; ; n = (n % 200) + 2) for (const key of keys) await storage.put(key, Buffer.alloc(24 * 1024 * 1024, n))

import { open } from 'node:fs/promises'
import { join } from 'node:path'

/** A JSON list that is written to disk, one item per line. */
export type ListFile = {
  name: string
  add(items: readonly unknown[]): Promise<void>
  /** `after` is written after the list, for a list inside an object. */
  close(after?: string): Promise<void>
}

/** Starts a list in a new file of a folder, after the text `before`. `replacer` is as in JSON.stringify. */
export const startList = async (
  folder: string,
  name: string,
  { before = '', replacer }: { before?: string; replacer?: (key: string, value: unknown) => unknown } = {},
): Promise<ListFile> => {
  const file = await open(join(folder, name), 'wx')
  let separator = '\n'
  await file.write(`${before}[`)
  return {
    name,
    add: async (items) => {
      for (const item of items) {
        await file.write(`${separator}${JSON.stringify(item, replacer)}`)
        separator = ',\n'
      }
    },
    close: async (after = '') => {
      await file.write(`\n]${after}\n`)
      await file.close()
    },
  }
}

import type { Plugin } from 'vite'

type Patch = { file: string; find: RegExp; replace: string }

/**
 * A plugin that replaces parts of a library's files. The build fails when a newer version of the library has changed such a
 * part or moved its file, so that no patch silently stops working.
 * @param files matches the paths of the files
 */
export const patchLibrary = (name: string, files: RegExp, patches: readonly Patch[]): Plugin => {
  const unused = new Set(patches)
  return {
    name,
    apply: 'build',
    transform: {
      filter: { id: files },
      handler: (code, id) =>
        patches
          .filter(({ file }) => id.endsWith(file))
          .reduce((text, patch) => {
            if (!patch.find.test(text)) throw new Error(`${id} has changed: look at its patch in apps/web/build again`)
            unused.delete(patch)
            return text.replace(patch.find, patch.replace)
          }, code),
    },
    buildEnd: (error) => {
      const [patch] = unused
      if (patch && !error) throw new Error(`${name}: the build has no file ${patch.file}; look at its patch again`)
    },
  }
}

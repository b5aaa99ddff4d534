/**
 * Replaces pieces of a library's file. The build fails if a newer version of the library writes them in another way, so that
 * no patch is shipped that does nothing.
 */
export const patchLibrary =
  (patches: readonly { file: string; find: RegExp; replace: string }[]) =>
  (code: string, id: string): string =>
    patches
      .filter(({ file }) => id.endsWith(file))
      .reduce((text, { find, replace }) => {
        if (!find.test(text)) throw new Error(`${id} has changed: look at its patch in apps/web/build again`)
        return text.replace(find, replace)
      }, code)

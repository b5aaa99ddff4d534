/**
 * Replaces pieces of a library's file. A newer version of the library that writes them in another way is not built, so that
 * nobody ships a patch that does nothing.
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

import type { Plugin } from 'vite'
import { patchLibrary } from './patch-library.ts'

const patches = [
  {
    file: 'grid/useHighlightSelectionDescription.mjs',
    find: /let modality = \(0, [$\w]+\)\(\);/,
    replace: `let modality = 'keyboard';`,
  },
  {
    file: 'dnd/utils.mjs',
    find: /return [$\w]+mapModality\(\(0, [$\w]+export\$98e20ec92f614cfe\)\(\)\);/,
    replace: `return dragModality;`,
  },
  {
    file: 'dnd/utils.mjs',
    find: /$/,
    replace: `\nconst dragModality = globalThis.matchMedia?.('(pointer: coarse)').matches ? 'touch' : 'keyboard';`,
  },
]

/**
 * React Aria renders a table or a sortable list again, with all its rows, whenever the user switches between mouse and
 * keyboard, which takes half a second in a long itinerary. It needs this only for two descriptions for screen readers: how to
 * select a row where a press replaces the selection, which none of our lists does; and how to start a drag, for which the type
 * of device is enough.
 * react-aria 3.53, adobe/react-spectrum#2403 (open). Check again when that is closed, then delete this file.
 */
export const withoutModality = (): Plugin =>
  patchLibrary(
    'without-modality',
    /\/react-aria\/dist\/private\/(?:grid\/useHighlightSelectionDescription|dnd\/utils)\.mjs$/,
    patches,
  )

import type { RichText } from '@sojourn/contract/kit/rich-text'
import { createContext, type ReactNode } from 'react'

/** The props of the dialog in which a snippet is chosen for a text. */
export type SnippetPickerProps = {
  /** The language of the text. BCP 47; undefined if it is not known. */
  language: string | undefined
  /** The part of the text that is selected, which can be saved as a snippet; null if there is none. */
  selected: RichText | null
  onInsert: (text: RichText) => void
  onClose: () => void
  /** Called if the code of the dialog cannot be loaded. */
  onMissing?: () => void
}

/** Renders the dialog, which the app provides because this folder knows no data. Null where the user has no snippets. */
export const SnippetPickerContext = createContext<((props: SnippetPickerProps) => ReactNode) | null>(null)

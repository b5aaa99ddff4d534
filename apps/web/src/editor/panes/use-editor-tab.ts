import { useNavigate, useSearch } from '@tanstack/react-router'

const tabIds = ['overview', 'days', 'price', 'people', 'presentation', 'history', 'publish'] as const
/** A part of the editor, as it stands in the address: `?tab=price`. */
export type EditorTab = (typeof tabIds)[number]

/** Which part of the editor is open; a link or a reload opens the same one. The days, where the address names none. */
export const useEditorTab = (): [EditorTab, (tab: EditorTab) => void] => {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const open = (tab: EditorTab) =>
    void navigate({ to: '.', search: tab === 'days' ? {} : { tab }, replace: true, resetScroll: false })
  return [tabIds.find((id) => id === search['tab']) ?? 'days', open]
}

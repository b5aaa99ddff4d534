import { useNavigate, useSearch } from '@tanstack/react-router'

/** The ids of the tabs, in their order. */
export const tabIds = ['overview', 'days', 'price', 'people', 'presentation', 'history', 'publish'] as const
/** The id of a tab of the editor, as in the URL: `?tab=price`. */
export type EditorTab = (typeof tabIds)[number]

/** The open tab of the editor. It is in the URL, so that links and reloads open the same one. The default is the Days tab. */
export const useEditorTab = (): [EditorTab, (tab: EditorTab) => void] => {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const open = (tab: EditorTab) =>
    void navigate({ to: '.', search: tab === 'days' ? {} : { tab }, replace: true, resetScroll: false })
  return [tabIds.find((id) => id === search['tab']) ?? 'days', open]
}

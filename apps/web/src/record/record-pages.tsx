import type { EditSheetProps, WebResource } from '../data/web-resource.ts'
import { CreateRecordPage } from './create-record-page.tsx'
import { EditSheet } from './edit-sheet.tsx'
import type { RecordResource, OwnRecord, RecordDefinition } from './record-definition.ts'
import { RecordPage } from './record-page.tsx'

/** The two record pages of a resource, for a new record and for an existing one, and its form in a panel over other pages. */
export const recordPages = <R extends RecordResource>(
  { path, title, one, permissions }: WebResource,
  own: OwnRecord<R>,
) => {
  const { add: addWith, edit: editWith, remove: removeWith } = permissions
  const definition: RecordDefinition<R> = { path, title, one, addWith, editWith, removeWith, ...own }
  return {
    CreatePage: () => <CreateRecordPage definition={definition} />,
    RecordPage: ({ uuid }: { uuid: string }) => <RecordPage definition={definition} uuid={uuid} />,
    EditSheet: (props: EditSheetProps) => <EditSheet definition={definition} {...props} />,
  }
}

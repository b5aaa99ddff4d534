import type { WebResource } from '../data/web-resource.ts'
import { CreateRecordPage } from './create-record-page.tsx'
import type { RecordResource, OwnRecord, RecordDefinition } from './record-definition.ts'
import { RecordPage } from './record-page.tsx'

/** The two record pages of a resource: for a new record and for an existing one. */
export const recordPages = <R extends RecordResource>(
  { path, title, one, permissions }: WebResource,
  own: OwnRecord<R>,
) => {
  const { add: addWith, edit: editWith, remove: removeWith } = permissions
  const definition: RecordDefinition<R> = { path, title, one, addWith, editWith, removeWith, ...own }
  return {
    CreatePage: () => <CreateRecordPage definition={definition} />,
    RecordPage: ({ uuid }: { uuid: string }) => <RecordPage definition={definition} uuid={uuid} />,
  }
}

import { PreviewPane } from '../kit/preview/preview-pane.tsx'
import { Sheet } from '../ui/sheet.tsx'
import * as wording from './wording.ts'

type PreviewSheetProps = {
  /** Changes when there is something else to show. */
  queryKey: readonly unknown[]
  /** Returns the page as HTML. */
  load: (signal: AbortSignal) => Promise<string>
  /** The id of the element that it begins with. */
  startsAt: string
  onClose: () => void
}

/** The traveller's page of one record, in a panel. */
export function PreviewSheet({ queryKey, load, startsAt, onClose }: PreviewSheetProps) {
  return (
    <Sheet title={wording.asTravellerSees} isOpen onOpenChange={(isOpen) => !isOpen && onClose()} width="preview">
      <PreviewPane
        title={wording.travellersPage}
        queryKey={queryKey}
        load={load}
        note={wording.previewNote}
        startsAt={startsAt}
      />
    </Sheet>
  )
}

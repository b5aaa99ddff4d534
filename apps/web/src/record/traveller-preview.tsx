import { Eye } from 'lucide-react'
import { useState } from 'react'
import { send } from '../data/http.ts'
import { useTenant } from '../data/session.ts'
import { lazy } from '../kit/lazy/lazy.tsx'
import { Button } from '../ui/button.tsx'
import * as wording from './wording.ts'

type TravellerPreviewProps = {
  plural: string
  record: { uuid: string; rev: number }
  /** The id of the element that shows the record. */
  startsAt: string
}

/** The button that shows, in a panel over the page, what a published itinerary makes of a record. */
export function TravellerPreview({ plural, record: { uuid, rev }, startsAt }: TravellerPreviewProps) {
  const { uuid: tenant } = useTenant()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        icon={Eye}
        className="-ms-2"
        onHoverStart={PreviewSheet.prefetch}
        onPress={() => setOpen(true)}
      >
        {wording.asTravellerSees}
      </Button>
      {isOpen && (
        <PreviewSheet
          queryKey={[tenant, plural, 'preview', uuid, rev]}
          load={async (signal) => (await send('GET', `/v1/${tenant}/${plural}/${uuid}/preview`, { signal })).text()}
          startsAt={startsAt}
          onClose={close}
          onMissing={close}
        />
      )}
    </>
  )
}

const PreviewSheet = lazy(async () => (await import('./preview-sheet.tsx')).PreviewSheet, {
  missing: 'toast',
  isDialog: true,
})

import { useState } from 'react'
import { type SegmentKind, segmentKinds } from '@sojourn/contract/itinerary/document'
import { emptySegment } from '@sojourn/contract/itinerary/from-library'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Form } from '../ui/form.tsx'
import { Select } from '../ui/select.tsx'
import { TextField } from '../ui/text-field.tsx'
import { placeWords } from './add-buttons.tsx'
import { cleanLine } from './clean-text.ts'
import { kindLooks } from './segment-kinds.ts'
import { useAddSegment } from './use-add.ts'

const kinds = segmentKinds.map((id) => ({ id, ...kindLooks[id] }))

/** Asks what is added that the library does not hold. */
export function FreeSegmentDialog({ to, onClose }: { to: number | null; onClose: () => void }) {
  const addSegment = useAddSegment()
  const [kind, setKind] = useState<SegmentKind>('transfer')
  const [text, setText] = useState('')
  const [isTried, setIsTried] = useState(false)
  const title = cleanLine(text)

  const add = () => {
    setIsTried(true)
    if (title === null) return
    const segment = emptySegment(crypto.randomUUID(), kind, title)
    addSegment(kind === 'accommodation' ? { ...segment, nights: 1 } : segment, to)
    onClose()
  }
  return (
    <Dialog
      title={`Add to ${placeWords(to)}`}
      isOpen
      isDismissable={text === ''}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      renderFooter={(close) => (
        <>
          <Button onPress={close}>Cancel</Button>
          <Button variant="primary" onPress={add}>
            Add segment
          </Button>
        </>
      )}
    >
      <Form label="Free segment" onSubmit={add}>
        <Select label="Kind" options={kinds} value={kind} onChange={setKind} />
        <TextField
          label="Title"
          placeholder="e.g. Transfer to the airport"
          isRequired
          autoFocus
          maxLength={160}
          errorMessage={isTried && title === null ? 'Say what it is, in a few words.' : null}
          value={text}
          onChange={setText}
        />
      </Form>
    </Dialog>
  )
}

import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ApiProblem } from '../../data/http.ts'
import { type Use, UsesList } from './uses-list.tsx'
import * as wording from './wording.ts'

/** A record that was not deleted, and where it is used. */
export type InUse = { name: string; uses: readonly Use[] }

/** Where a record is used, if that is why the server did not delete it. */
export const usesIn = (error: unknown): readonly Use[] =>
  error instanceof ApiProblem && error.status === 409 ? (error.document.usedIn ?? []) : []

/** Shows where records are used that could not be deleted, with links. */
export function InUseDialog({ items, onClose }: { items: readonly InUse[]; onClose: () => void }) {
  const [first] = items
  if (!first) return null
  return (
    <Dialog
      title={items.length === 1 ? wording.inUse({ name: first.name }) : wording.severalInUse({ count: items.length })}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      renderFooter={(close) => (
        <Button variant="primary" onPress={close}>
          {wording.close}
        </Button>
      )}
    >
      <p className="text-ink-soft">{wording.inUseText({ count: items.length })}</p>
      <ul className="mt-4 flex flex-col gap-4">
        {items.map(({ name, uses }) => (
          <li key={name}>
            {items.length > 1 && <p className="font-medium wrap-anywhere">{name}</p>}
            <UsesList uses={uses} />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

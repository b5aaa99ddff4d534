import { formatWhen } from '../kit/dates.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { toast } from '../ui/toast.ts'
import { changedFields, documentOf, type Itinerary } from './trip-document.ts'
import { useTrip, useTripState } from './trip-context.tsx'

/** Two people changed the same part of the trip: whose version goes on. Neither is lost without a word. */
export function ConflictDialog() {
  const save = useTripState((state) => state.save)
  return save.kind === 'conflict' ? <Choice current={save.current} /> : null
}

function Choice({ current }: { current: Itinerary }) {
  const trip = useTrip()
  const saved = useTripState((state) => state.saved)
  const document = useTripState((state) => state.document)
  const pending = useTripState((state) => state.pending.length)
  const past = useTripState((state) => state.past)
  const theirs = Object.entries(changedFields(saved, documentOf(current)))
  const fields = Object.entries(changedFields(saved, document)).filter(([name]) => !structure.has(name))
  const steps = past
    .slice(-pending)
    .filter(({ edit }) => edit.kind !== 'set')
    .map(({ name }) => name)

  const keepMine = () => tellLost(trip.keepMine(current))
  const takeTheirs = () => {
    const putBack = trip.takeTheirs(current)
    toast({
      title: 'You have the other version now',
      description: 'Your own changes were set aside.',
      action: { label: 'Put mine back', onAction: () => tellLost(putBack()) },
    })
  }
  return (
    <Dialog
      role="alertdialog"
      title="Somebody changed this trip meanwhile"
      isOpen
      isDismissable={false}
      renderFooter={() => (
        <>
          <Button onPress={takeTheirs}>Take theirs</Button>
          <Button variant="primary" onPress={keepMine}>
            Keep mine
          </Button>
        </>
      )}
    >
      <p className="text-ink-soft">
        It was saved {formatWhen(current.updatedAt)} from another window or by a colleague. Your text is still here.
        <strong className="font-medium text-ink"> Keep mine</strong> makes your changes again on that version.
      </p>
      <div className="mt-5 grid gap-5 sm:grid-cols-2">
        <Changes
          title="Yours, not saved yet"
          changes={[...fields.map(([name, value]) => inWords(name, value)), ...new Set(steps)]}
        />
        <Changes title="Theirs" changes={theirs.map(([name, value]) => inWords(name, value))} />
      </div>
    </Dialog>
  )
}

function Changes({ title, changes }: { title: string; changes: readonly string[] }) {
  return (
    <section>
      <h3 className="eyebrow mb-1.5">{title}</h3>
      <ul className="max-h-48 overflow-y-auto text-sm">
        {changes.map((change) => (
          <li key={change} dir="auto" className="border-t border-line py-1.5 wrap-break-word">
            {change}
          </li>
        ))}
      </ul>
    </section>
  )
}

const tellLost = (lost: readonly string[]) => {
  if (lost.length === 0) return
  toast({ title: 'Some of your changes are not possible any more', description: `${lost.join('; ')}.`, tone: 'danger' })
}

/** Days and segments are told by what was done to them; their values are more than a word. */
const structure = new Set(['days', 'segments', 'dayCount'])

/** `Title: Sea fog`; for what is more than a word, its name alone. */
const inWords = (name: string, value: unknown): string => {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  const named = words.charAt(0).toUpperCase() + words.slice(1)
  return typeof value === 'string' || typeof value === 'number' ? `${named}: ${value}` : named
}

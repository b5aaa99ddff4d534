import type { FieldValues } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import type { KeptForm } from './use-kept-form.ts'
import { valueText } from './value-text.ts'

/** Shows the fields that two users changed differently, both values of each, and lets the user choose one. */
export function ConflictNote<V extends FieldValues>({ form }: { form: KeptForm<V> }) {
  if (form.conflicts.length === 0) return null
  return (
    <section aria-label="Changed by two people" className="rounded-md border border-line bg-warning-tint p-4">
      <p className="font-medium">Somebody else saved this while you were typing</p>
      <p className="text-sm text-ink-soft">
        Everything that only one of you changed is kept. Decide the rest, then save again.
      </p>
      <ul className="mt-3 flex flex-col gap-4">
        {form.conflicts.map(({ name, mine, theirs }) => (
          <li key={name} className="grid gap-2 sm:grid-cols-2">
            <p className="font-medium sm:col-span-2">{form.labels[name] ?? name}</p>
            <Version
              title="Yours"
              value={mine}
              onTake={() => form.decide(name, 'mine')}
              label={`Keep yours of ${form.labels[name] ?? name}`}
            />
            <Version
              title="Theirs"
              value={theirs}
              onTake={() => form.decide(name, 'theirs')}
              label={`Take theirs of ${form.labels[name] ?? name}`}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

type VersionProps = { title: string; value: unknown; label: string; onTake: () => void }

function Version({ title, value, label, onTake }: VersionProps) {
  return (
    <div className="flex flex-col items-start gap-2 rounded-sm border border-line bg-surface p-3">
      <p className="eyebrow">{title}</p>
      <p className="max-h-40 w-full overflow-y-auto text-sm wrap-break-word whitespace-pre-wrap">
        {valueText(value) || 'Nothing'}
      </p>
      <Button size="small" aria-label={label} onPress={onTake}>
        {title === 'Yours' ? 'Keep yours' : 'Take theirs'}
      </Button>
    </div>
  )
}

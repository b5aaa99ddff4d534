import type { FieldValues } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import type { KeptForm } from './use-kept-form.ts'
import { valueText } from './value-text.ts'
import * as wording from './wording.ts'

/** Shows the fields that two users changed differently, both values of each, and lets the user choose one. */
export function ConflictNote<V extends FieldValues>({ form }: { form: KeptForm<V> }) {
  if (form.conflicts.length === 0) return null
  return (
    <section aria-label={wording.conflicts} className="rounded-md border border-line bg-warning-tint p-4">
      <p className="font-medium">{wording.conflictsTitle}</p>
      <p className="text-sm text-ink-soft">{wording.conflictsHint}</p>
      <ul className="mt-3 flex flex-col gap-4">
        {form.conflicts.map(({ name, mine, theirs }) => (
          <li key={name} className="grid gap-2 sm:grid-cols-2">
            <p className="font-medium sm:col-span-2">{form.labels[name] ?? name}</p>
            <Version
              title={wording.yourVersion}
              action={wording.keepMine}
              value={mine}
              onTake={() => form.decide(name, 'mine')}
              label={wording.keepMineFor({ field: form.labels[name] ?? name })}
            />
            <Version
              title={wording.theirVersion}
              action={wording.takeTheirs}
              value={theirs}
              onTake={() => form.decide(name, 'theirs')}
              label={wording.takeTheirsFor({ field: form.labels[name] ?? name })}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

type VersionProps = { title: string; value: unknown; action: string; label: string; onTake: () => void }

function Version({ title, value, action, label, onTake }: VersionProps) {
  return (
    <div className="flex flex-col items-start gap-2 rounded-sm border border-line bg-surface p-3">
      <p className="eyebrow">{title}</p>
      <p className="max-h-40 w-full overflow-y-auto text-sm wrap-break-word whitespace-pre-wrap">
        {valueText(value) || wording.empty}
      </p>
      <Button size="small" aria-label={label} onPress={onTake}>
        {action}
      </Button>
    </div>
  )
}

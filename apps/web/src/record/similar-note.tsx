import { maxSearchLength } from '@sojourn/contract/kit/field-limits'
import { useQuery } from '@tanstack/react-query'
import type { Read } from '@sojourn/contract/kit/define-resource'
import { CopyX } from 'lucide-react'
import { type FieldValues, useWatch } from 'react-hook-form'
import { Link } from '../ui/link.tsx'
import type { KeptForm } from '../kit/form/use-kept-form.ts'
import { useDebounced } from '../kit/page/use-debounced.ts'
import { isAlike } from './similar.ts'
import type { RecordResource, RecordDefinition } from './record-definition.ts'
import * as wording from './wording.ts'

type AlikeNoteProps<R extends RecordResource> = {
  definition: RecordDefinition<R>
  form: KeptForm<FieldValues>
  namedBy: (values: FieldValues) => string
  /** The uuid of the record that is being edited, which is left out. */
  own: string | null
}

/** Warns while a name is being typed that records with this name, or nearly this name, exist. */
export function AlikeNote<R extends RecordResource>({ definition, form, namedBy, own }: AlikeNoteProps<R>) {
  const { client, path } = definition
  const values = useWatch({ control: form.form.control })
  const name = useDebounced(namedBy(values).trim())
  const scope = useScopeOf(definition)
  const isNamed = name.length >= 3
  const query = useQuery({
    ...client.list(scope, { q: name.slice(0, maxSearchLength), perPage: '12' }),
    enabled: isNamed,
  })
  const alike = isNamed
    ? (query.data?.data ?? []).filter((other) => other.uuid !== own && isAlike(definition.nameOf(asRead(other)), name))
    : []
  return (
    <output className="empty:hidden">
      {alike.length > 0 && (
        <span className="flex items-start gap-2.5 rounded-sm border border-line bg-warning-tint px-4 py-3 text-sm text-warning">
          <CopyX aria-hidden size={18} className="mt-0.5 shrink-0" />
          <span>
            {wording.similar({ count: alike.length })}{' '}
            {alike.slice(0, 3).map((other, n) => (
              <span key={other.uuid}>
                {n > 0 && ', '}
                <Link href={`${path}/${other.uuid}`}>{definition.nameOf(asRead(other))}</Link>
              </span>
            ))}
          </span>
        </span>
      )}
    </output>
  )
}

const useScopeOf = <R extends RecordResource>({ client }: RecordDefinition<R>): string => client.useScope()

/** `nameOf` needs only fields that lists return as well. */
const asRead = <R extends RecordResource>(listed: unknown): Read<R> => listed as Read<R>

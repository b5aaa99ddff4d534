import { useState } from 'react'
import type { Import } from '@sojourn/contract/imports'
import { Button } from '../../ui/button.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { Select } from '../../ui/select.tsx'
import { countOf } from '../words/words.ts'
import { dateOrderOptions, openDateIn } from './date-order.ts'
import { rowWord } from './import-words.ts'
import { ProblemNote } from './problem-note.tsx'
import type { useImport } from './use-import.ts'

type MapColumnsProps = { found: Import; work: ReturnType<typeof useImport>; problem: string | null }

const leftOut = '-'
const duplicates: { id: Import['onDuplicate']; label: string }[] = [
  { id: 'skip', label: 'Leave it as it is' },
  { id: 'update', label: 'Change it' },
  { id: 'create', label: 'Add another one' },
]

/** The second step: which column is which field, and the order of day and month if it is ambiguous. */
export function MapColumns({ found, work, problem }: MapColumnsProps) {
  const [mapping, setMapping] = useState(found.mapping)
  const [onDuplicate, setOnDuplicate] = useState(found.onDuplicate)
  const [dateOrder, setDateOrder] = useState(found.dateOrder)
  const { emptyColumns, counts } = found
  const missing = found.fields.filter(({ key, isRequired }) => isRequired && !mapping.includes(key))
  const openDate = openDateIn(found, mapping)
  const check = async () => {
    await work.map.mutateAsync({ mapping, options: { onDuplicate, dateOrder } })
    await work.move.mutateAsync('check')
  }
  return (
    <div className="flex flex-col gap-5">
      <p className="text-ink-soft">
        {found.filename} holds {countOf(counts.total, rowWord(found))}. Say what each column is; we have guessed where
        we could. Several columns can go into one field that is a list.
      </p>
      <ul className="flex flex-col divide-y divide-line border-y border-line">
        {found.columns.map((head, at) =>
          emptyColumns.includes(at) ? null : (
            // Two columns of a file may have the same heading.
            <li key={`${at} ${head}`} className="grid items-center gap-x-6 gap-y-2 py-3 sm:grid-cols-2">
              <div className="min-w-0">
                <p className="truncate font-medium">{head || `Column ${at + 1}`}</p>
                <p className="truncate text-sm text-ink-soft">{sampleOf(found, at)}</p>
              </div>
              <Select
                label={`${head || `Column ${at + 1}`} is`}
                isLabelHidden
                options={[{ id: leftOut, label: 'Leave out' }, ...optionsFor(found, mapping, at)]}
                value={mapping[at] ?? leftOut}
                onChange={(key) => setMapping(mapping.with(at, key === leftOut ? null : key))}
              />
            </li>
          ),
        )}
      </ul>
      {emptyColumns.length > 0 && (
        <p className="text-sm text-ink-soft">
          {countOf(emptyColumns.length, 'empty column')} {emptyColumns.length === 1 ? 'is' : 'are'} not shown.
        </p>
      )}
      {openDate && (
        <RadioGroup
          label="How dates are written"
          description={`“${openDate.example}” in ${found.columns[openDate.column] ?? 'the file'} can be read either way.`}
          isRequired
          isHorizontal
          options={dateOrderOptions(openDate.example)}
          value={dateOrder}
          onChange={setDateOrder}
        />
      )}
      <Select
        label="When a name is there already"
        options={duplicates}
        value={onDuplicate}
        onChange={(chosen) => setOnDuplicate(chosen)}
      />
      {missing.length > 0 && (
        <p className="text-sm text-danger">Choose the column for {missing.map(({ label }) => label).join(', ')}.</p>
      )}
      <ProblemNote>{problem}</ProblemNote>
      <div className="flex justify-end">
        <Button
          variant="primary"
          isDisabled={missing.length > 0 || (openDate !== undefined && dateOrder === null)}
          isPending={work.map.isPending || work.move.isPending}
          // Errors are shown above.
          onPress={() => void check().catch(() => {})}
        >
          {`Check the ${rowWord(found)}s`}
        </Button>
      </div>
    </div>
  )
}

/** The fields still available for a column. */
const optionsFor = ({ fields }: Import, mapping: Import['mapping'], at: number) =>
  fields
    .filter(({ key, takesSeveral }) => takesSeveral || key === mapping[at] || !mapping.includes(key))
    .map(({ key, label, isRequired }) => ({ id: key, label: isRequired ? `${label} (required)` : label }))

const sampleOf = ({ sample }: Import, at: number): string =>
  sample
    .map((row) => row[at])
    .filter(Boolean)
    .slice(0, 3)
    .join(' · ') || 'empty at first'

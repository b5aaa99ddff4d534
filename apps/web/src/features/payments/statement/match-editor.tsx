import { useState } from 'react'
import { useDebounced } from '../../../kit/page/use-debounced.ts'
import { useCan } from '../../../data/session.ts'
import { ContactField } from '../../../record/library-inputs.tsx'
import { Button } from '../../../ui/button.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { Allocations } from '../allocations-input.tsx'
import { entryName } from './entry-name.ts'
import type { Entry, Match } from './review.ts'
import * as wording from './wording.ts'

type MatchEditorProps = {
  entry: Entry
  match: Match
  isChanged: boolean
  /** Null restores the proposal. */
  onChange: (match: Match | null) => void
  onClose: () => void
}

/** How many are listed; beyond that, searching is easier. */
const shownInvoices = 6

/** Who paid an entry, and which invoices it pays. */
export function MatchEditor({ entry, match, isChanged, onChange, onClose }: MatchEditorProps) {
  const [text, setText] = useState('')
  const search = useDebounced(text.trim())
  const seesContacts = useCan('contacts:read')
  const { amount, currency } = entry
  const { payer, allocations } = match
  return (
    <section
      aria-label={wording.matchTitle({ entry: entryName(entry) })}
      className="mt-4 flex flex-col gap-4 rounded-md border border-line-strong p-4"
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {seesContacts && (
          <ContactField
            label={wording.payer}
            value={payer}
            onChange={(fresh) => onChange({ payer: fresh, allocations })}
          />
        )}
        <SearchField label={wording.searchInvoices} isLabelHidden={false} value={text} onChange={setText} />
      </div>
      <Allocations
        money={{ amount, currency }}
        payer={payer}
        isRefund={amount < 0}
        stored={[]}
        allocations={allocations}
        search={search}
        most={shownInvoices}
        onChange={(fresh, invoice) => onChange({ payer: payer ?? invoice?.payer ?? null, allocations: fresh })}
      />
      <div className="flex flex-wrap justify-end gap-2">
        {isChanged && (
          <Button size="small" variant="quiet" onPress={() => onChange(null)}>
            {wording.backToProposal}
          </Button>
        )}
        <Button size="small" onPress={onClose}>
          {wording.matchDone}
        </Button>
      </div>
    </section>
  )
}

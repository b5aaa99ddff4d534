import { useRef, useState } from 'react'
import type { StatementProposals } from '@sojourn/contract/bank-statement/statement-import'
import { errorMessage } from '../../../kit/words/error-message.ts'
import { ProblemNote } from '../../../kit/import/problem-note.tsx'
import { announce } from '../../../ui/announce.ts'
import { Pagination } from '../../../ui/pagination.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { entryName } from './entry-name.ts'
import { EntryRow } from './entry-row.tsx'
import { countStates, type Entry, entryStates, type EntryState, stateOf } from './review.ts'
import type { Reviewing } from './use-statement.ts'
import * as wording from './wording.ts'

type ReviewEntriesProps = {
  proposals: StatementProposals
  file: string
  reviewing: Reviewing
  problem: string | null
  onProblem: (problem: string | null) => void
}

const perPage = 25

/** The second step: every entry, with what it seems to pay, to be recorded, changed or ignored. */
export function ReviewEntries({ proposals, file, reviewing, problem, onProblem }: ReviewEntriesProps) {
  const { entries, accounts, leftOutCount } = proposals
  const { review, recording } = reviewing
  const counts = countStates(entries, review)
  const { show, shown, choose } = useShown(entries, reviewing)
  const [page, setPage] = useState(1)
  const top = useRef<HTMLDivElement>(null)
  const pageCount = Math.max(1, Math.ceil(shown.length / perPage))
  const from = (page - 1) * perPage
  const record = async (entry: Entry) => {
    onProblem(null)
    try {
      const { recorded } = await recording.mutateAsync([entry])
      if (recorded > 0) announce(wording.entryRecorded({ entry: entryName(entry) }))
    } catch (error) {
      onProblem(errorMessage(error))
    }
  }
  return (
    <div ref={top} className="flex flex-col gap-4">
      <div className="flex flex-col gap-1 text-ink-soft">
        <p className="wrap-anywhere">
          {accounts.length === 0
            ? wording.ofFile({ file, count: entries.length })
            : wording.ofAccounts({ file, count: entries.length, accounts: accounts.join(', ') })}
        </p>
        <Notes counts={counts} total={entries.length} leftOut={leftOutCount} />
      </div>
      <SegmentedControl
        label={wording.showLabel}
        isLabelHidden
        value={show}
        onChange={(wanted) => {
          choose(wanted)
          setPage(1)
        }}
        options={[
          { id: 'all' as const, label: wording.all, count: entries.length },
          ...entryStates
            .filter((state) => counts[state] > 0 || state === show)
            .map((id) => ({ id, label: wording.stateNames[id], count: counts[id] })),
        ]}
      />
      <ProblemNote>{problem}</ProblemNote>
      {shown.length === 0 ? (
        <p className="py-6 text-ink-soft">{wording.noneShown}</p>
      ) : (
        <ul aria-label={wording.entriesLabel} className="border-t border-line">
          {shown.slice(from, from + perPage).map((entry) => (
            <EntryRow
              key={entry.key}
              entry={entry}
              reviewing={reviewing}
              isBusy={recording.isPending}
              onRecord={() => record(entry)}
            />
          ))}
        </ul>
      )}
      {pageCount > 1 && (
        <Pagination
          label={wording.entriesLabel}
          page={page}
          pageCount={pageCount}
          from={from + 1}
          to={Math.min(from + perPage, shown.length)}
          total={shown.length}
          onPageChange={(wanted) => {
            setPage(wanted)
            top.current?.scrollIntoView({ block: 'start' })
          }}
        />
      )}
    </div>
  )
}

/** The entries in one state. They stay where they are when their state changes, until another choice is made. */
const useShown = (entries: readonly Entry[], { review }: Reviewing) => {
  const [{ show, shown }, setShown] = useState<{ show: EntryState | 'all'; shown: readonly Entry[] }>({
    show: 'all',
    shown: entries,
  })
  const choose = (wanted: EntryState | 'all') =>
    setShown({
      show: wanted,
      shown: wanted === 'all' ? entries : entries.filter((entry) => stateOf(entry, review) === wanted),
    })
  return { show, shown, choose }
}

type NotesProps = { counts: Record<EntryState, number>; total: number; leftOut: number }

function Notes({ counts: { imported }, total, leftOut }: NotesProps) {
  return (
    <>
      {imported > 0 && (
        <output className="font-medium text-ink">
          {imported === total ? wording.allImported({ count: total }) : wording.someImported({ count: imported })}
        </output>
      )}
      {leftOut > 0 && <p>{wording.leftOut({ count: leftOut })}</p>}
    </>
  )
}

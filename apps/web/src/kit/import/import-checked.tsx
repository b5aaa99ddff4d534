import type { Import } from '@sojourn/contract/imports'
import { Button } from '../../ui/button.tsx'
import { countOf } from '../words/words.ts'
import { rowWord, unreadInWords } from './import-words.ts'
import { RowErrors } from './row-errors.tsx'
import { ProblemNote } from './problem-note.tsx'
import type { useImport } from './use-import.ts'

type ImportCheckedProps = { found: Import; many: string; work: ReturnType<typeof useImport>; problem: string | null }

/** The third step: what will be imported, and the errors in the other rows. */
export function ImportChecked({ found, many, work, problem }: ImportCheckedProps) {
  const { total, invalid } = found.counts
  const good = total - invalid
  const unread = unreadInWords(found)
  return (
    <div className="flex flex-col gap-5">
      <output className="block">
        {good.toLocaleString('en-GB')} of {countOf(total, rowWord(found))} can be imported.
        {invalid > 0 && ` ${invalid.toLocaleString('en-GB')} cannot, and will be left out.`}
        {unread && ` ${unread}`}
      </output>
      <RowErrors found={found} tenant={work.tenant} />
      <ProblemNote>{problem}</ProblemNote>
      <div className="flex flex-wrap justify-end gap-2">
        <Button isPending={work.map.isPending} onPress={() => work.map.mutate({})}>
          Back to the columns
        </Button>
        <Button
          variant="primary"
          isDisabled={good === 0}
          isPending={work.move.isPending}
          onPress={() => work.move.mutate('start')}
        >
          {`Import ${good.toLocaleString('en-GB')} ${many}`}
        </Button>
      </div>
    </div>
  )
}

import type { Import } from '@sojourn/contract/imports'
import { Button } from '../../ui/button.tsx'
import { unreadInWords } from './import-words.ts'
import { RowErrors } from './row-errors.tsx'
import { ProblemNote } from './problem-note.tsx'
import type { useImport } from './use-import.ts'
import * as wording from './wording.ts'

type ImportCheckedProps = { found: Import; work: ReturnType<typeof useImport>; problem: string | null }

/** The third step: what will be imported, and the errors in the other rows. */
export function ImportChecked({ found, work, problem }: ImportCheckedProps) {
  const { format } = found
  const { total, invalid } = found.counts
  const good = total - invalid
  const unread = unreadInWords(found)
  return (
    <div className="flex flex-col gap-5">
      <output className="block">
        {wording.importable[format]({ good, total })}
        {invalid > 0 && ` ${wording.notImportable[format]({ count: invalid })}`}
        {unread && ` ${unread}`}
      </output>
      <RowErrors found={found} tenant={work.tenant} />
      <ProblemNote>{problem}</ProblemNote>
      <div className="flex flex-wrap justify-end gap-2">
        <Button isPending={work.map.isPending} onPress={() => work.map.mutate({})}>
          {wording.backToColumns}
        </Button>
        <Button
          variant="primary"
          isDisabled={good === 0}
          isPending={work.move.isPending}
          onPress={() => work.move.mutate('start')}
        >
          {wording.start[format]({ count: good })}
        </Button>
      </div>
    </div>
  )
}

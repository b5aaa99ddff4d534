import { useState } from 'react'
import { errorMessage } from '../../../kit/words/error-message.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { ChooseStatement } from './choose-statement.tsx'
import { stateOf } from './review.ts'
import { ReviewEntries } from './review-entries.tsx'
import { type Choices, useRead, useReview } from './use-statement.ts'
import * as wording from './wording.ts'

/** Imports a bank statement: the file, and then what to record of it. */
export function StatementDialog({ onClose }: { onClose: () => void }) {
  const read = useRead()
  const reviewing = useReview()
  const [problem, setProblem] = useState<string | null>(null)
  const { review, recording } = reviewing
  const entries = read.data?.entries ?? []
  const matched = entries.filter((entry) => stateOf(entry, review) === 'matched')
  const recordMatched = async () => {
    setProblem(null)
    try {
      const { recorded, rejected } = await recording.mutateAsync(matched)
      toast({
        title: wording.entriesRecorded({ count: recorded }),
        tone: rejected === 0 ? 'success' : 'danger',
        ...(rejected === 0 ? {} : { description: wording.notRecorded({ count: rejected }) }),
      })
    } catch (error) {
      setProblem(errorMessage(error))
    }
  }
  const restart = () => {
    read.reset()
    reviewing.restart()
    setProblem(null)
  }
  return (
    <Dialog
      title={wording.title}
      isOpen
      width={read.data ? 'work-area' : 'standard'}
      isDismissable={false}
      onOpenChange={onClose}
      renderFooter={
        read.data &&
        ((close) => (
          <>
            <Button variant="quiet" onPress={restart} isDisabled={recording.isPending}>
              {wording.another}
            </Button>
            <Button variant={matched.length === 0 ? 'primary' : 'secondary'} onPress={close}>
              {wording.done}
            </Button>
            {(matched.length > 0 || recording.isPending) && (
              <Button
                variant="primary"
                isPending={recording.isPending}
                pendingLabel={wording.recording}
                onPress={() => void recordMatched()}
              >
                {wording.recordAll({ count: matched.length })}
              </Button>
            )}
          </>
        ))
      }
    >
      {read.data ? (
        <ReviewEntries
          proposals={read.data}
          file={read.variables?.file.name ?? ''}
          reviewing={reviewing}
          problem={problem}
          onProblem={setProblem}
        />
      ) : (
        <ChooseStatement read={read} onTake={(file: File, choices: Choices) => read.mutate({ file, choices })} />
      )}
    </Dialog>
  )
}

import { errorMessage } from '../words/error-message.ts'
import { toast } from '../../ui/toast.ts'
import { fetchFile } from '../../data/download.ts'
import { saveFile } from '../../data/save-file.ts'
import { type Parameters, searchOf } from '../../data/resource-lists.ts'
import { onWipe } from '../../data/clear-device-data.ts'
import * as wording from './wording.ts'

const running = new Set<AbortController>()

/** Downloads a list as CSV: all matching records rather than one page. `uuid` selects individual records. */
export const exportList = async (base: string, { page: _, perPage: __, ...parameters }: Parameters): Promise<void> => {
  const controller = new AbortController()
  running.add(controller)
  try {
    const { signal } = controller
    const { blob, filename } = await fetchFile(`${base}/export.csv${searchOf(parameters)}`, {
      signal,
      onBytes: () => {},
    })
    saveFile(blob, filename)
    toast({ title: wording.exportReady, description: filename, tone: 'success' })
  } catch (error) {
    if (signalled(controller)) return
    toast({
      title: wording.exportFailed,
      description: errorMessage(error, { unreachable: wording.exportBroke }),
      tone: 'danger',
    })
  } finally {
    running.delete(controller)
  }
}

const signalled = ({ signal }: AbortController): boolean => signal.aborted

// An export that one user started is not delivered to the next.
onWipe(() => {
  for (const controller of running) controller.abort()
})

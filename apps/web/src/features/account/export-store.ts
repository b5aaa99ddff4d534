import { create } from 'zustand'
import { errorMessage } from '../../kit/words/error-message.ts'
import { fetchFile } from '../../data/download.ts'
import { saveFile } from '../../data/save-file.ts'
import { onWipe } from '../../data/clear-device-data.ts'
import { toast } from '../../ui/toast.ts'
import * as wording from './wording.ts'

type Export = { company: string; received: number; controller: AbortController }

/** The export in progress. It continues while the user visits other pages. */
export const useExport = create<{ running: Export | null }>(() => ({ running: null }))

/** Fetches all data of a company and downloads it as a file. */
export const startExport = async ({ uuid, name }: { uuid: string; name: string }): Promise<void> => {
  if (useExport.getState().running) return
  const controller = new AbortController()
  const show = (received: number) => useExport.setState({ running: { company: name, received, controller } })
  show(0)
  try {
    const { signal } = controller
    const { blob, filename } = await fetchFile(`/v1/${uuid}/export`, { signal, onBytes: show })
    saveFile(blob, filename)
    toast({ title: wording.exportDone, description: filename, tone: 'success' })
  } catch (error) {
    if (controller.signal.aborted) return
    toast({ title: wording.exportFailed, description: errorMessage(error, own), tone: 'danger' })
  } finally {
    if (useExport.getState().running?.controller === controller) useExport.setState({ running: null })
  }
}

/** Cancels the export in progress. */
export const cancelExport = (): void => {
  useExport.getState().running?.controller.abort()
  useExport.setState({ running: null })
}

onWipe(cancelExport)

const own = {
  conflict: wording.exportConflict,
  unreachable: wording.exportInterrupted,
}

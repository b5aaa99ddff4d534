import { useMutation } from '@tanstack/react-query'
import { fetchFile } from '../../../data/download.ts'
import { saveFile } from '../../../data/save-file.ts'
import { searchOf } from '../../../data/resource-lists.ts'
import { useTenant } from '../../../data/session.ts'
import { type Choices, headLines, parametersOf, storeChoices } from './choices.ts'
import type { Days } from './periods.ts'

/** Downloads the invoices of a period; resolves to the name of the file, or to null if there are none. */
export const useExport = () => {
  const tenant = useTenant().uuid
  return useMutation({
    mutationFn: async ({ days, choices }: { days: Days; choices: Choices }) => {
      const { layout } = choices
      const { blob, filename } = await fetchFile(
        `/v1/${tenant}/invoices/export/${layout}.csv${searchOf({ ...days, ...parametersOf(choices) })}`,
        { signal: AbortSignal.timeout(exportMs), onBytes: () => {} },
      )
      storeChoices(tenant, choices)
      const lines = (await blob.text()).trimEnd().split('\n').length
      if (lines <= headLines[layout]) return null
      saveFile(blob, filename)
      return filename
    },
  })
}

const exportMs = 120_000

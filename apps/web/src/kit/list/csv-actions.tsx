import { Download } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import type { Parameters } from '../resource-client.ts'
import { exportList } from './export-list.ts'

/** What can be done with a whole list: take it away as CSV, with the search and the filters of this moment. */
export function CsvActions({ base, parameters }: { base: string; parameters: Parameters }) {
  const [isExporting, setIsExporting] = useState(false)
  return (
    <Button
      icon={Download}
      isPending={isExporting}
      pendingLabel="Exporting"
      onPress={() => {
        setIsExporting(true)
        void exportList(base, parameters).finally(() => setIsExporting(false))
      }}
    >
      Export CSV
    </Button>
  )
}

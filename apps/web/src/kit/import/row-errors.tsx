import { Download } from 'lucide-react'
import type { Import } from '@sojourn/contract/imports'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { fetchFile } from '../../data/download.ts'
import { saveFile } from '../../data/save-file.ts'
import * as wording from './wording.ts'

/** The cells that could not be read and the rows left out because of them, with a link to all of them as a file. */
export function RowErrors({ found, tenant }: { found: Import; tenant: string }) {
  const { errors, uuid, filename, format } = found
  if (errors.length === 0) return null
  const download = async () => {
    const signal = AbortSignal.timeout(60_000)
    try {
      const file = await fetchFile(`/v1/${tenant}/imports/${uuid}/errors.csv`, { signal, onBytes: () => {} })
      saveFile(file.blob, file.filename)
    } catch {
      toast({ title: wording.downloadFailed, description: wording.downloadFailedHint, tone: 'danger' })
    }
  }
  return (
    <div className="flex flex-col items-start gap-3">
      <section aria-label={wording.errorsLabel} className="w-full overflow-x-auto rounded-md border border-line">
        <table className="w-full text-start text-sm">
          <caption className="sr-only">{wording.errorsCaption({ filename })}</caption>
          <thead className="bg-sunken">
            <tr>
              {[wording.rowHeads[format], wording.columnHead, wording.valueHead, wording.problemHead].map((head) => (
                <th key={head} scope="col" className="px-3 py-2 text-start font-medium">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {errors.map(({ row, column, value, message, leavesOut }) => (
              <tr key={`${row} ${column} ${value} ${message}`} className="align-top">
                <td className="px-3 py-2 tabular-nums">{row}</td>
                <td className="px-3 py-2 wrap-anywhere">{column}</td>
                <td className="max-w-48 px-3 py-2 wrap-anywhere">{value}</td>
                <td className="px-3 py-2 wrap-anywhere">
                  {message}
                  {leavesOut === 'row' && (
                    <>
                      {' '}
                      <Badge tone="danger">{wording.skipped[format]}</Badge>
                    </>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Button size="small" icon={Download} onPress={() => void download()}>
        {wording.downloadErrors}
      </Button>
    </div>
  )
}

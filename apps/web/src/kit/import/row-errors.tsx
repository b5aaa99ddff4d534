import { Download } from 'lucide-react'
import type { Import } from '@sojourn/contract/imports'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { fetchFile, saveFile } from '../download.ts'

/** What is wrong, row by row; all of it as a file. */
export function RowErrors({ found, tenant }: { found: Import; tenant: string }) {
  const { errors, uuid, filename } = found
  if (errors.length === 0) return null
  const download = async () => {
    const signal = AbortSignal.timeout(60_000)
    try {
      const file = await fetchFile(`/v1/${tenant}/imports/${uuid}/errors.csv`, { signal, onBytes: () => {} })
      saveFile(file.blob, file.filename)
    } catch {
      toast({ title: 'The errors could not be downloaded', description: 'Try again in a moment.', tone: 'danger' })
    }
  }
  return (
    <div className="flex flex-col items-start gap-3">
      <section aria-label="Rows that cannot be imported" className="w-full rounded-md border border-line">
        <table className="w-full text-start text-sm">
          <caption className="sr-only">What is wrong in {filename}</caption>
          <thead className="bg-sunken">
            <tr>
              {['Row', 'Column', 'What is wrong'].map((head) => (
                <th key={head} scope="col" className="px-3 py-2 text-start font-medium">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {errors.map(({ row, column, message }) => (
              <tr key={`${row} ${column} ${message}`}>
                <td className="px-3 py-2 tabular-nums">{row}</td>
                <td className="px-3 py-2">{column}</td>
                <td className="px-3 py-2 wrap-anywhere">{message}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Button size="small" icon={Download} onPress={() => void download()}>
        Download all errors
      </Button>
    </div>
  )
}

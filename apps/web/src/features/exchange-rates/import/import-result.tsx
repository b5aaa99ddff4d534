import type { ExchangeRateImport } from '@sojourn/contract/exchange-rate-import'
import { formatDate } from '../../../kit/words/dates.ts'
import { FileTable } from '../../../kit/import/file-table.tsx'
import * as wording from './wording.ts'

/** What an import added, what was there already, and where the file says something else. */
export function ImportResult({ result }: { result: ExchangeRateImport }) {
  const differing = result.present.filter(({ rate, rateInFile }) => Number(rate) !== Number(rateInFile))
  return (
    <div className="flex flex-col gap-4">
      <output>
        <span className="font-medium">{wording.added({ count: result.addedCount })}</span>{' '}
        {wording.present({ count: result.presentCount })}
      </output>
      {differing.length > 0 && (
        <>
          <h3 className="text-sm font-medium">{wording.differing}</h3>
          <FileTable
            caption={wording.differing}
            heads={[wording.pairHead, wording.dateHead, wording.listedHead, wording.inFileHead]}
            rows={differing.map(({ name, date, rate, rateInFile }) => [name, formatDate(date), rate, rateInFile])}
          />
        </>
      )}
    </div>
  )
}

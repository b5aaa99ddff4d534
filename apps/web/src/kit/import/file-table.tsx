import { classNames } from '../../ui/class-names.ts'

/** Longer texts may break. */
const longCell = 20

type FileTableProps = { caption: string; heads: readonly string[]; rows: readonly (readonly string[])[] }

/** A small table in the dialog, read out with its caption. */
export function FileTable({ caption, heads, rows }: FileTableProps) {
  return (
    <section aria-label={caption} className="w-full overflow-x-auto rounded-md border border-line">
      <table className="w-full text-start text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead className="bg-sunken">
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className="px-3 py-2 text-start font-medium">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((cells) => (
            <tr key={cells.join(' ')} className="align-top">
              {cells.map((cell, at) => (
                <td
                  key={heads[at]}
                  className={classNames(
                    'px-3 py-2 tabular-nums',
                    cell.length > longCell ? 'min-w-48 wrap-anywhere' : 'whitespace-nowrap',
                  )}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

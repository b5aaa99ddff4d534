import { Copy, Download } from 'lucide-react'
import { copyText } from '../../kit/page/copy-text.ts'
import { saveFile } from '../../data/save-file.ts'
import { useProductName } from '../../data/public-config.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import * as wording from './wording.ts'

/** Recovery codes, shown only once, to be copied or downloaded. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const product = useProductName()
  const text = codes.join('\n')
  const copy = async () => {
    if (await copyText(text, null)) toast({ title: wording.codesCopied, tone: 'success' })
    else toast({ title: wording.copyNotAllowed, description: wording.copyCodesNotAllowedHint, tone: 'danger' })
  }
  const download = () => {
    const content = `${wording.recoveryCodesFile({ product })}\n\n${text}\n`
    saveFile(new Blob([content], { type: 'text/plain' }), `${product.toLowerCase()}-recovery-codes.txt`)
  }
  return (
    <div className="flex flex-col gap-5">
      <p className="text-ink-soft">{wording.recoveryCodesText}</p>
      <ul
        aria-label={wording.recoveryCodesLabel}
        className="grid gap-x-8 gap-y-2 rounded-md border border-line bg-sunken px-5 py-4 font-mono text-[0.9375rem] sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button icon={Copy} onPress={() => void copy()}>
          {wording.copyCodesLabel}
        </Button>
        <Button icon={Download} onPress={download}>
          {wording.downloadCodesLabel}
        </Button>
      </div>
    </div>
  )
}

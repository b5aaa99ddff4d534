import { Copy, Download } from 'lucide-react'
import { copyText } from '../../kit/page/copy-text.ts'
import { saveFile } from '../../data/download.ts'
import { useProductName } from '../../data/public-config.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'

/** Recovery codes, shown only once, to be copied or downloaded. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const product = useProductName()
  const text = codes.join('\n')
  const copy = async () => {
    if (await copyText(text, null)) toast({ title: 'Recovery codes copied', tone: 'success' })
    else toast({ title: 'The browser does not allow copying', description: 'Download them instead.', tone: 'danger' })
  }
  const download = () => {
    const content = `Recovery codes for ${product}. Each works once.\n\n${text}\n`
    saveFile(new Blob([content], { type: 'text/plain' }), `${product.toLowerCase()}-recovery-codes.txt`)
  }
  return (
    <div className="flex flex-col gap-5">
      <p className="text-ink-soft">
        Each of these codes logs you in once, with your password, when your authenticator app or passkey is not at hand.
        Keep them in a safe place. They are not shown again.
      </p>
      <ul
        aria-label="Recovery codes"
        className="grid gap-x-8 gap-y-2 rounded-md border border-line bg-sunken px-5 py-4 font-mono text-[0.9375rem] sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button icon={Copy} onPress={() => void copy()}>
          Copy codes
        </Button>
        <Button icon={Download} onPress={download}>
          Download codes
        </Button>
      </div>
    </div>
  )
}

import { Download } from 'lucide-react'
import { useRef } from 'react'
import { lazy } from '../../kit/lazy/lazy.tsx'
import { saveFile } from '../../data/download.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

const QrCode = lazy(async () => (await import('./qr-code.tsx')).QrCode, {
  fallback: <Skeleton className="mx-auto aspect-square w-full max-w-72" />,
})

/** Shows a link as a QR code, to be scanned or printed. */
export function QrDialog({ url, whom, onClose }: { url: string; whom: string; onClose: () => void }) {
  const drawn = useRef<HTMLDivElement>(null)
  const save = () => {
    const svg = drawn.current?.querySelector('svg')
    if (!svg) return
    const text = new XMLSerializer().serializeToString(svg).replace('currentColor', '#000')
    saveFile(new Blob([text], { type: 'image/svg+xml' }), 'qr-code.svg')
  }
  return (
    <Dialog
      title={`QR code for ${whom}`}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      renderFooter={(close) => (
        <>
          <Button icon={Download} onPress={save}>
            Save as SVG
          </Button>
          <Button variant="primary" onPress={close}>
            Done
          </Button>
        </>
      )}
    >
      <div ref={drawn}>
        <QrCode text={url} label={`QR code of ${url}`} />
      </div>
      <p className="mt-4 text-center text-sm wrap-anywhere text-ink-soft">{url}</p>
    </Dialog>
  )
}

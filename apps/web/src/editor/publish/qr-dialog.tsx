import { Download } from 'lucide-react'
import { useRef } from 'react'
import { lazy } from '../../kit/lazy/lazy.tsx'
import { saveFile } from '../../data/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import * as wording from './wording.ts'

const QrCode = lazy(async () => (await import('./qr-code.tsx')).QrCode, {
  fallback: <Skeleton className="mx-auto aspect-square w-full max-w-72" />,
})

/** Shows a link as a QR code, to be scanned or printed. */
export function QrDialog({ url, link, onClose }: { url: string; link: string; onClose: () => void }) {
  const drawn = useRef<HTMLDivElement>(null)
  const save = () => {
    const svg = drawn.current?.querySelector('svg')
    if (!svg) return
    const text = new XMLSerializer().serializeToString(svg).replace('currentColor', '#000')
    saveFile(new Blob([text], { type: 'image/svg+xml' }), 'qr-code.svg')
  }
  return (
    <Dialog
      title={wording.qrCodeTitle({ link })}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      renderFooter={(close) => (
        <>
          <Button icon={Download} onPress={save}>
            {wording.saveSvg}
          </Button>
          <Button variant="primary" onPress={close}>
            {wording.done}
          </Button>
        </>
      )}
    >
      <div ref={drawn}>
        <QrCode text={url} label={wording.qrCodeLabel({ url })} />
      </div>
      <p className="mt-4 text-center text-sm wrap-anywhere text-ink-soft">{url}</p>
    </Dialog>
  )
}

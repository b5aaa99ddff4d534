import { FileDown } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { fetchFile } from '../../data/download.ts'
import { saveFile } from '../../data/save-file.ts'
import { useTenant } from '../../data/session.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { errorMessage } from '../words/error-message.ts'
import * as wording from './wording.ts'

type DownloadPdfProps = { of: string; isDisabled?: boolean; size?: 'small'; label?: string }

/** Downloads an invoice, credit note or receipt. `of` is its path in the company, such as `invoices/{uuid}/pdf`. */
export function DownloadPdf({ of, isDisabled = false, size, label = wording.downloadPdf }: DownloadPdfProps) {
  const tenant = useTenant().uuid
  const running = useRef<AbortController>(null)
  const [isPending, setPending] = useState(false)
  // After the user leaves the record or logs out, no file is saved.
  useEffect(() => () => running.current?.abort(), [])
  const download = async () => {
    const controller = new AbortController()
    running.current = controller
    setPending(true)
    try {
      const { signal } = controller
      const { blob, filename } = await fetchFile(`/v1/${tenant}/${of}`, { signal, onBytes: () => {} })
      saveFile(blob, filename)
      toast({ title: wording.pdfReady, description: filename, tone: 'success' })
    } catch (error) {
      if (controller.signal.aborted) return
      toast({ title: wording.pdfFailed, description: errorMessage(error), tone: 'danger' })
    } finally {
      if (running.current === controller) setPending(false)
    }
  }
  return (
    <Button
      icon={FileDown}
      size={size}
      isPending={isPending}
      pendingLabel={wording.pdfPending}
      isDisabled={isDisabled}
      onPress={() => void download()}
    >
      {label}
    </Button>
  )
}

import { Copy, ExternalLink, FileText, Link2Off, LockKeyhole, Mail, QrCode } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Share } from '@sojourn/contract/document/document'
import { formatDate } from '../../kit/words/dates.ts'
import { request } from '../../data/http.ts'
import { useTenant } from '../../data/session.ts'
import { countOf } from '../../kit/words/words.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { copyText } from '../../kit/page/copy-text.ts'
import { MailDialog } from './mail-dialog.tsx'
import { QrDialog } from './qr-dialog.tsx'
import { ShareDialog } from './share-dialog.tsx'
import { errorMessage } from '../../kit/words/error-message.ts'
import { useItinerary, useItineraryState } from '../store/itinerary-context.tsx'

/** Labels for the audience of a link. */
export const audienceWords: Readonly<Record<Share['audience'], string>> = {
  client: 'the client',
  agent: 'an agent',
  internal: 'colleagues',
}

/** One share link, with buttons to copy, open, send and revoke it. */
export function ShareLink({ share, mayChange }: { share: Share; mayChange: boolean }) {
  const field = useRef<HTMLInputElement>(null)
  const [isMailing, setIsMailing] = useState(false)
  const [isChanging, setIsChanging] = useState(false)
  const [showsCode, setShowsCode] = useState(false)
  const [isRevoking, setIsRevoking] = useState(false)
  const revoke = useRevoke(share)
  const whom = audienceWords[share.audience]

  if (share.revokedAt !== null) {
    return (
      <p className="text-sm text-ink-faint">
        The link for {whom} was revoked on {formatDate(share.revokedAt)}; {viewsOf(share)}.
      </p>
    )
  }
  const copy = async () => {
    if (await copyText(share.url, field.current)) return toast({ title: 'Link copied', tone: 'success' })
    return toast({ title: 'The link is selected; copy it with Ctrl+C', tone: 'warning' })
  }
  return (
    <>
      <TextField
        label={`Link for ${whom}`}
        isReadOnly
        inputRef={field}
        description={[
          viewsOf(share),
          share.expiresAt && `works until ${formatDate(share.expiresAt)}`,
          share.hasPasscode && 'asks for a passcode',
        ]
          .filter(Boolean)
          .join(' · ')}
        value={share.url}
      />
      <div className="mt-3 flex flex-wrap gap-1.5">
        <Button size="small" icon={Copy} onPress={() => void copy()}>
          Copy link
        </Button>
        <Button size="small" icon={QrCode} onPress={() => setShowsCode(true)}>
          QR code
        </Button>
        <ButtonLink size="small" icon={ExternalLink} href={share.url} target="_blank" rel="noreferrer">
          Open page
        </ButtonLink>
        <ButtonLink size="small" icon={FileText} href={share.pdfUrl} target="_blank" rel="noreferrer">
          Open PDF
        </ButtonLink>
        {mayChange && (
          <>
            <Button size="small" icon={Mail} onPress={() => setIsMailing(true)}>
              Send by mail
            </Button>
            <Button size="small" icon={LockKeyhole} onPress={() => setIsChanging(true)}>
              Passcode and end
            </Button>
            <Button size="small" variant="quiet" icon={Link2Off} onPress={() => setIsRevoking(true)}>
              Revoke
            </Button>
          </>
        )}
      </div>
      {showsCode && <QrDialog url={share.url} whom={whom} onClose={() => setShowsCode(false)} />}
      {isChanging && <ShareDialog share={share} whom={whom} onClose={() => setIsChanging(false)} />}
      {isMailing && <MailDialog share={share} onClose={() => setIsMailing(false)} />}
      <AlertDialog
        title="Revoke this link?"
        confirmLabel="Revoke link"
        isDanger
        isOpen={isRevoking}
        onOpenChange={setIsRevoking}
        onConfirm={revoke}
      >
        Whoever has it can no longer open the page or the PDF. This cannot be taken back, but you can make a new link.
      </AlertDialog>
    </>
  )
}

const viewsOf = ({ views }: Share): string => (views === 0 ? 'not opened yet' : `opened ${countOf(views, 'time')}`)

const useRevoke = (share: Share) => {
  const itinerary = useItinerary()
  const tenant = useTenant()
  const uuid = useItineraryState((state) => state.record.uuid)
  return async (): Promise<void> => {
    const path = `/v1/${tenant.uuid}/itineraries/${uuid}/shares/${share.uuid}`
    try {
      const { data } = await request<{ data: Share }>('DELETE', path)
      itinerary.takeShares([data])
      toast({ title: 'Link revoked', tone: 'success' })
    } catch (error) {
      toast({ title: 'The link was not revoked', description: errorMessage(error), tone: 'danger' })
    }
  }
}

import { Copy, Download, ExternalLink, FileText, Link2Off, Mail, QrCode, Settings2 } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Share } from '@sojourn/contract/document/document'
import { linkFiles } from '@sojourn/contract/itinerary/link-files'
import { formatDate } from '../../kit/words/dates.ts'
import { request } from '../../data/http.ts'
import { useTenant } from '../../data/session.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Menu, MenuItem, MenuTrigger } from '../../ui/menu.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { lazy } from '../../kit/lazy/lazy.tsx'
import { copyText } from '../../kit/page/copy-text.ts'
import { QrDialog } from './qr-dialog.tsx'
import { ShareDialog } from './share-dialog.tsx'
import { errorMessage } from '../../kit/words/error-message.ts'
import { useItinerary, useItineraryState } from '../store/itinerary-context.tsx'
import * as wording from './wording.ts'

const MailDialog = lazy(async () => (await import('./mail-dialog.tsx')).MailDialog, {
  missing: 'toast',
  isDialog: true,
})

/** One share link, with buttons to copy, open, send and revoke it. */
export function ShareLink({ share, mayChange }: { share: Share; mayChange: boolean }) {
  const field = useRef<HTMLInputElement>(null)
  const [isMailing, setIsMailing] = useState(false)
  const [isChanging, setIsChanging] = useState(false)
  const [showsCode, setShowsCode] = useState(false)
  const [isRevoking, setIsRevoking] = useState(false)
  const revoke = useRevoke(share)
  const link = wording.links[share.audience]
  const views = wording.views({ count: share.views })

  if (share.revokedAt !== null) {
    return (
      <p className="text-sm text-ink-faint">
        {wording.revokedOn({ link, date: formatDate(share.revokedAt) })} · {views}
      </p>
    )
  }
  const copy = async () => {
    if (await copyText(share.url, field.current)) return toast({ title: wording.linkCopied, tone: 'success' })
    return toast({ title: wording.linkSelected, tone: 'warning' })
  }
  return (
    <>
      <TextField
        label={link}
        isReadOnly
        inputRef={field}
        description={[
          views,
          share.expiresAt && wording.validUntilDate({ date: formatDate(share.expiresAt) }),
          share.hasPasscode && wording.asksForPasscode,
          share.showsInvoices && share.audience !== 'internal' && wording.showsInvoices,
        ]
          .filter(Boolean)
          .join(' · ')}
        value={share.url}
      />
      <div className="mt-3 flex flex-wrap gap-1.5">
        <Button size="small" icon={Copy} onPress={() => void copy()}>
          {wording.copyLink}
        </Button>
        <Button size="small" icon={QrCode} onPress={() => setShowsCode(true)}>
          {wording.qrCode}
        </Button>
        <ButtonLink size="small" icon={ExternalLink} href={share.memberUrl} target="_blank" rel="noreferrer">
          {wording.openPage}
        </ButtonLink>
        <ButtonLink
          size="small"
          icon={FileText}
          href={`${share.memberUrl}?below=brochure.pdf`}
          target="_blank"
          rel="noreferrer"
        >
          {wording.openPdf}
        </ButtonLink>
        <MenuTrigger>
          <Button size="small" icon={Download}>
            {wording.moreFiles}
          </Button>
          <Menu>
            {linkFiles.map((name) => (
              <MenuItem key={name} href={`${share.url}/${name}`} target="_blank">
                {wording.fileNames[name]}
              </MenuItem>
            ))}
          </Menu>
        </MenuTrigger>
        {mayChange && (
          <>
            <Button size="small" icon={Mail} onPress={() => setIsMailing(true)}>
              {wording.sendByEmail}
            </Button>
            <Button size="small" icon={Settings2} onPress={() => setIsChanging(true)}>
              {wording.linkSettings}
            </Button>
            <Button size="small" variant="quiet" icon={Link2Off} onPress={() => setIsRevoking(true)}>
              {wording.revoke}
            </Button>
          </>
        )}
      </div>
      {showsCode && <QrDialog url={share.url} link={link} onClose={() => setShowsCode(false)} />}
      {isChanging && <ShareDialog share={share} onClose={() => setIsChanging(false)} />}
      {isMailing && (
        <MailDialog share={share} onClose={() => setIsMailing(false)} onMissing={() => setIsMailing(false)} />
      )}
      <AlertDialog
        title={wording.revokeTitle}
        confirmLabel={wording.revokeLink}
        isDanger
        isOpen={isRevoking}
        onOpenChange={setIsRevoking}
        onConfirm={revoke}
      >
        {wording.revokeHint}
      </AlertDialog>
    </>
  )
}

const useRevoke = (share: Share) => {
  const itinerary = useItinerary()
  const tenant = useTenant()
  const uuid = useItineraryState((state) => state.record.uuid)
  return async (): Promise<void> => {
    const path = `/v1/${tenant.uuid}/itineraries/${uuid}/shares/${share.uuid}`
    try {
      const { data } = await request<{ data: Share }>('DELETE', path)
      itinerary.takeShares([data])
      toast({ title: wording.linkRevoked, tone: 'success' })
    } catch (error) {
      toast({ title: wording.revokeFailed, description: errorMessage(error), tone: 'danger' })
    }
  }
}

import { Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Share } from '@sojourn/contract/document/document'
import { request } from '../../data/http.ts'
import { useCan, useTenant } from '../../data/session.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Menu, MenuItem, MenuTrigger } from '../../ui/menu.tsx'
import { toast } from '../../ui/toast.ts'
import { errorMessage } from '../../kit/words/error-message.ts'
import { ShareLink } from './share-link.tsx'
import { useItinerary } from '../store/itinerary-context.tsx'
import * as wording from './wording.ts'

const audiences = ['client', 'agent', 'internal'] as const

/** The links to the published itinerary, active ones first. */
export function ShareLinks({ shares }: { shares: readonly Share[] }) {
  const itinerary = useItinerary()
  const tenant = useTenant()
  const mayPublish = useCan('itineraries:publish')
  const [isMaking, setIsMaking] = useState(false)
  useLatestShares()
  const mayChange = mayPublish && !itinerary.isReadOnly
  const working = shares.filter((share) => share.revokedAt === null)
  const revoked = shares.filter((share) => share.revokedAt !== null)

  const make = async (audience: Share['audience']) => {
    setIsMaking(true)
    try {
      const { uuid } = itinerary.store.getState().record
      const path = `/v1/${tenant.uuid}/itineraries/${uuid}/shares`
      const { data } = await request<{ data: Share }>('POST', path, { body: { audience } })
      itinerary.takeShares([data])
      toast({ title: wording.linkCreated({ link: wording.links[audience] }), tone: 'success' })
    } catch (error) {
      toast({ title: wording.linkFailed, description: errorMessage(error), tone: 'danger' })
    } finally {
      setIsMaking(false)
    }
  }

  return (
    <Card
      title={wording.linksTitle}
      actions={
        mayChange && (
          <MenuTrigger>
            <Button size="small" icon={Plus} isPending={isMaking} pendingLabel={wording.creatingLink}>
              {wording.newLink}
            </Button>
            <Menu>
              {audiences.map((audience) => (
                <MenuItem key={audience} id={audience} onAction={() => void make(audience)}>
                  {wording.links[audience]}
                </MenuItem>
              ))}
            </Menu>
          </MenuTrigger>
        )
      }
    >
      <ul className="-mt-2 flex flex-col divide-y divide-line">
        {[...working, ...revoked].map((share) => (
          <li key={share.uuid} className="py-4 last:pb-0">
            <ShareLink share={share} mayChange={mayChange} />
          </li>
        ))}
      </ul>
      {shares.length === 0 && <p className="text-ink-soft">{wording.noLinks}</p>}
    </Card>
  )
}

/** Fetches the links again when they come into view: travellers open them, and other members create and revoke them. */
const useLatestShares = (): void => {
  const itinerary = useItinerary()
  const { uuid: tenant } = useTenant()
  useEffect(() => {
    const { uuid } = itinerary.store.getState().record
    const reading = new AbortController()
    request<{ data: Share[] }>('GET', `/v1/${tenant}/itineraries/${uuid}/shares`, { signal: reading.signal })
      .then(({ data }) => itinerary.takeShares(data))
      // On an error, the links already loaded stay on screen.
      .catch((error: unknown) => reading.signal.aborted || console.error(error))
    return () => reading.abort()
  }, [itinerary, tenant])
}

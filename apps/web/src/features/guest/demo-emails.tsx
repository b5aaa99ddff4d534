import { useQuery } from '@tanstack/react-query'
import { publicConfig } from '../../data/public-config.ts'

/** Says where to read the emails of a demo, which does not send any. */
export function DemoEmails() {
  const { data } = useQuery(publicConfig)
  if (!data?.demo?.hasOutbox) return null
  return (
    <p className="rounded-sm border border-line bg-info-tint px-4 py-3 text-info">
      This is a demonstration: letters stay on this server. <strong className="font-medium">super@demo.test</strong>{' '}
      reads them in the outbox.
    </p>
  )
}

import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { publicConfig } from '../../data/public-config.ts'
import * as wording from './wording.ts'

const reader = (chunks: ReactNode) => (
  <strong key="reader" className="font-medium">
    {chunks}
  </strong>
)

/** Says where to read the emails of a demo, which does not send any. */
export function DemoEmails() {
  const { data } = useQuery(publicConfig)
  if (!data?.demo?.hasOutbox) return null
  return (
    <p className="rounded-sm border border-line bg-info-tint px-4 py-3 text-info">
      {wording.demoEmailsNote({ strong: reader })}
    </p>
  )
}

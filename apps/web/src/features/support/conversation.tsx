import { FileText } from 'lucide-react'
import { formatWhen } from '../../kit/words/dates.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Link } from '../../ui/link.tsx'
import type { SupportRequest } from './support-words.ts'
import * as wording from './wording.ts'

type Message = SupportRequest['messages'][number]

/** The messages of a request, oldest first. */
export function Conversation({ messages }: { messages: readonly Message[] }) {
  return (
    <section aria-label={wording.conversationLabel}>
      <ol className="flex flex-col">
        {messages.map((message) => (
          <li key={message.uuid} className="border-t border-line py-5">
            <MessageView message={message} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function MessageView({ message: { author, isStaff, body, attachments, at } }: { message: Message }) {
  const name = author?.name ?? wording.formerUser
  return (
    <article aria-label={wording.messageFrom({ name, when: formatWhen(at) })} className="flex gap-4">
      <Avatar name={name} isDecorative />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium wrap-anywhere">{name}</span>
          {isStaff && <Badge tone="brand">{wording.supportBadge}</Badge>}
          <time dateTime={at} title={new Date(at).toLocaleString('en-GB')} className="text-sm text-ink-faint">
            {formatWhen(at)}
          </time>
        </p>
        <p dir="auto" className="mt-1 wrap-anywhere whitespace-pre-wrap">
          {body}
        </p>
        {attachments.length > 0 && (
          <ul aria-label={wording.attachmentsLabel} className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm">
            {attachments.map(({ media, filename, url }) => (
              <li key={media} className="flex min-h-6 max-w-full items-center gap-1.5">
                <FileText aria-hidden size={16} className="shrink-0 text-ink-faint" />
                {url ? (
                  <Link href={url} target="_blank" className="truncate">
                    {filename}
                  </Link>
                ) : (
                  <span className="truncate">{filename}</span>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  )
}

import { createHash } from 'node:crypto'
import type { Context } from '../../kit/context.ts'
import { replyAddressOf } from '../../platform/mail/reply-address.ts'
import { signedText } from '../../kit/sealing.ts'

/** How an address is stored. */
export const hashOfAddress = (address: string): string => createHash('sha256').update(address).digest('hex')

/**
 * The address to which a member, or the client of a question (`member` is null), can reply; null if the server receives no replies.
 * Anyone who has the address can write in their name, so only emails to them contain it.
 */
export const issueReplyAddress = async (
  { tx, tenant, deps }: Context,
  question: string,
  member: string | null,
): Promise<string | null> => {
  if (deps.replyDomain === null) return null
  const signature = signedText('reply-address', `${tenant} ${question} ${member ?? 'client'}`, deps.secretKey)
  const address = `reply-${signature.slice(0, 40)}`
  await tx.query(
    'insert into reply_addresses (tenant, hash, question, member) values ($1, $2, $3, $4) on conflict do nothing',
    [tenant, hashOfAddress(address), question, member],
  )
  return replyAddressOf(address, { domain: deps.replyDomain, mailbox: deps.replyMailbox })
}

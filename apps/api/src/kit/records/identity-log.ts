import type { IdentityKind } from '@sojourn/contract/identity-event'
import type { Transaction } from '../context.ts'
import type { Origin } from '../origin.ts'

type Event = {
  kind: IdentityKind
  outcome?: 'success' | 'failure'
  /** The only company that may see it. */
  tenant?: string
} & ({ person: string } | { address: string })

/**
 * Records an event of an account, in the transaction in which it happened, and logs it after the commit. An `address` without
 * an account takes the same steps as others. Without an origin, the event was caused by the server's operator.
 */
export const noteIdentity = async (
  tx: Pick<Transaction, 'query' | 'afterCommit'>,
  origin: Origin | undefined,
  { kind, outcome = 'success', tenant, ...who }: Event,
): Promise<void> => {
  const [noted] = await tx.query<{ person: string | null }>(
    `insert into identity_events (person, tenant, kind, outcome, network, user_agent, request_id)
     values (coalesce($1, (select uuid from users where lower(email) = lower($2) and state <> 'invited')),
       $3, $4, $5, $6, $7, $8) returning person`,
    [
      'person' in who ? who.person : null,
      'address' in who ? who.address : null,
      tenant ?? null,
      kind,
      outcome,
      origin?.network ?? null,
      origin?.userAgent ?? null,
      origin?.requestId.slice(0, 100) ?? null,
    ],
  )
  tx.afterCommit(async () =>
    origin?.log({ identity: { kind, outcome, person: noted?.person ?? null, network: origin.network } }),
  )
}

import { randomUUID } from 'node:crypto'
import { visitLimits } from '@sojourn/contract/visit-limits'
import { samples } from './samples.ts'
import type { Company, World } from './world.ts'

/** Makes something due in a company, or something of the same kind that is not due yet. */
type Work = (company: Company, options: { isDue: boolean; world: World }) => Promise<unknown>

const make = async (company: Company, plural: string, body: Record<string, unknown>): Promise<string> => {
  const answer = await company.people.Owner.send('POST', company.path(`${plural}/`), body)
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.json))
  return answer.json.data.uuid
}
/** Creates an itinerary. */
export const makeItinerary = (company: Company, fields: Record<string, unknown> = {}) =>
  make(company, 'itineraries', { title: 'Somewhere', ...fields })
const sampleOf = async (name: 'contact' | 'invoice', company: Company): Promise<string> => {
  const sample = samples[name]
  if (!sample) throw new Error(`no sample of ${name}`)
  return (await sample.create(company)).uuid
}
/** Inserts a row of the company. Values are SQL; `$2` and so on stand for `values`. */
export const insert = (company: Company, table: string, row: Record<string, string>, values: unknown[] = []) =>
  company.rows(
    `insert into ${table} (tenant, ${Object.keys(row).join(', ')}) values ($1, ${Object.values(row).join(', ')})`,
    [company.uuid, ...values],
  )
/** A minute longer ago than some days, because the clocks of the test and the database differ. */
const ago = (days: number) => `now() - interval '${days} days 1 minute'`

const inStatus =
  (status: string, due: string, later: string): Work =>
  async (company, { isDue }) => {
    const uuid = await makeItinerary(company, { dayCount: 5 })
    await company.rows(`update itineraries set status = $2, ${isDue ? due : later} where uuid = $1`, [uuid, status])
  }

const makeSlot = (company: Company) => make(company, 'media', {})
const makeFile = async (company: Company): Promise<string> => {
  const sha256 = randomUUID().replaceAll('-', '').padEnd(64, '0')
  await insert(company, 'media_objects', { sha256: '$2', bytes: '1', mime: `'image/jpeg'` }, [sha256])
  return sha256
}
/** A file that a media item shows. */
const makeItem = async (company: Company): Promise<{ uuid: string; sha256: string }> => {
  const [uuid, sha256] = [await makeSlot(company), await makeFile(company)]
  await company.rows(`delete from media_slots where media = $1`, [uuid])
  await company.rows(`update media set sha256 = $2, state = 'processing-complete' where uuid = $1`, [uuid, sha256])
  return { uuid, sha256 }
}

const makeForm = async (company: Company, row: Record<string, string>, itinerary?: string) =>
  insert(company, 'traveller_forms', { itinerary: '$2', contact: '$3', token: '$4', sections: `'{}'`, ...row }, [
    itinerary ?? (await makeItinerary(company)),
    await sampleOf('contact', company),
    randomUUID(),
  ])

const makeWebhook = async (company: Company): Promise<string> => {
  const uuid = randomUUID()
  const row = { uuid: '$2', url: `'https://hooks.example'`, events: `'{}'`, is_active: 'true', secret: `'x'` }
  await insert(company, 'webhooks', row, [uuid])
  return uuid
}
const makeDeliveries = async (company: Company, many: number, row: Record<string, string>) => {
  const all = { webhook: '$2', event: `'x'`, resource: `'contact'`, target: 'uuidv7()', ...row }
  await company.rows(
    `insert into webhook_deliveries (tenant, ${Object.keys(all).join(', ')})
     select $1, ${Object.values(all).join(', ')} from generate_series(1, ${many})`,
    [company.uuid, await makeWebhook(company)],
  )
}
const finished = { status: `'failed'`, next_attempt_at: 'null' }

const makeCheckout = async (company: Company, row: Record<string, string>) => {
  const uuid = await sampleOf('invoice', company)
  await insert(
    company,
    'card_checkouts',
    {
      provider: `'stripe'`,
      account: `'acct_1'`,
      invoice: '$2',
      return_url: `'https://example.test'`,
      amount: '100',
      currency: `'EUR'`,
      expires_at: `now() + interval '1 day'`,
      ...row,
    },
    [uuid],
  )
}

/** One that is open, or ended some days ago. */
const makeSigningRequest = async (company: Company, daysAgo: number | null) => {
  const itinerary = await makeItinerary(company)
  const row = { itinerary: '$2', revision: '1', content: `'{}'`, page_key: `'x'` }
  await insert(company, 'publications', row, [itinerary])
  const share = randomUUID()
  await insert(company, 'shares', { uuid: '$2', itinerary: '$3', token: '$4', audience: `'client'` }, [
    share,
    itinerary,
    randomUUID(),
  ])
  const ended = daysAgo === null ? 'null' : ago(daysAgo)
  const status = daysAgo === null ? `'open'` : `'expired'`
  const dated = { expires_at: 'now()', ended_at: ended, status, reference: `'r'`, url: `'https://sign.example'` }
  const request = { itinerary: '$2', revision: '1', share: '$3', choices: `'{}'`, content: `'{}'`, ...dated }
  await insert(company, 'signing_requests', request, [itinerary, share])
}

const subscribed =
  (due: string, later = 'status = status'): Work =>
  (company, { isDue }) =>
    company.rows(`update subscriptions set ${isDue ? due : later} where tenant = $1`, [company.uuid])

/** Of each chore that works in companies, every way in which something becomes due, and the same before it is. */
export const works: Readonly<Record<string, readonly Work[]>> = {
  'move-due-trips': [
    inStatus('held', `held_until = ${ago(0)}`, `held_until = now() + interval '1 hour'`),
    inStatus('booked', 'start_date = current_date', 'start_date = current_date + 3'),
    inStatus('travelling', 'start_date = current_date - 5', 'start_date = current_date - 2'),
    // It lands on the day before, so its last date is that of the fourth day.
    inStatus(
      'travelling',
      `start_date = current_date - 4, segments = '[{"endDayOffset": -1}]'`,
      `start_date = current_date - 2, segments = '[{"endDayOffset": -1}]'`,
    ),
  ],
  'renew-search': [
    async (company, { isDue }) => {
      if (isDue) await insert(company, 'stale_itineraries', { itinerary: 'uuidv7()' })
    },
  ],
  'tell-of-enquiries': ['null', ago(2)].map((toldAt): Work => async (company, { isDue }) => {
    const itinerary = await makeItinerary(company)
    const row = { itinerary: '$2', name: `'Ada'`, told_at: isDue ? toldAt : 'now()' }
    await insert(company, 'enquiries', row, [itinerary])
  }),
  'remove-lapsed-slots': [
    async (company, { isDue }) => {
      const uuid = await makeSlot(company)
      if (isDue) await company.rows(`update media_slots set expires_at = ${ago(0)} where media = $1`, [uuid])
    },
    async (company, { isDue }) => {
      const uuid = await makeSlot(company)
      await company.rows(`update media set state = 'cancelled', updated_at = ${ago(isDue ? 2 : 0)} where uuid = $1`, [
        uuid,
      ])
    },
  ],
  'resume-media': [
    async (company, { isDue }) => {
      const { uuid } = await makeItem(company)
      await company.rows(`update media set state = 'processing', updated_at = ${ago(isDue ? 1 : 0)} where uuid = $1`, [
        uuid,
      ])
    },
  ],
  'follow-licences': [
    ['valid', 60, 61],
    ['expiring', -1, 1],
  ].map(([state, due, later]): Work => async (company, { isDue }) => {
    const { uuid } = await makeItem(company)
    await company.rows('update media set licence_expires = $2 where uuid = $1', [uuid, '2099-01-01'])
    // Without its trigger: the date came nearer since.
    await company.rows(
      `update media set licence_state = $2, licence_expires = (now() at time zone 'UTC')::date + $3::int where uuid = $1`,
      [uuid, state, isDue ? due : later],
    )
    if (isDue) await company.rows('update media set licence_state = $2 where uuid = $1', [uuid, state])
  }),
  'empty-bins': [
    async (company, { isDue }) => {
      const uuid = await make(company, 'destinations', { name: 'Gone', kind: 'area' })
      await company.rows(`update destinations set deleted_at = ${ago(isDue ? 31 : 29)} where uuid = $1`, [uuid])
    },
    async (company, { isDue }) => {
      if (isDue) await makeFile(company)
      else await makeItem(company)
    },
    async (company, { isDue }) => {
      const { uuid, sha256 } = await makeItem(company)
      await insert(company, 'media_renditions', { sha256: '$2', edit: `'edit'`, variants: `'[]'` }, [sha256])
      if (!isDue) await company.rows(`update media set edit = 'edit' where uuid = $1`, [uuid])
    },
  ],
  'forget-request-keys': [
    (company, { isDue }) =>
      insert(
        company,
        'request_keys',
        {
          person: '$2',
          key: `'key'`,
          fingerprint: `''`,
          answer: `''`,
          created_at: `now() - interval '${isDue ? 25 : 23} hours'`,
        },
        [company.people.Owner.uuid],
      ),
  ],
  'settle-subscriptions': [
    subscribed(`period_end = ${ago(0)}`),
    subscribed(`status = 'past_due', past_due_at = ${ago(14)}`),
    subscribed(`status = 'past_due', past_due_at = now(), customer = 'cus_1'`),
    subscribed(`status = 'incomplete', checkout_expires_at = ${ago(0)}`),
    subscribed(`status = 'incomplete', customer = 'cus_1'`),
    async (company, { isDue, world }) => {
      if (isDue) await world.deps.pool.query(`update tenants set status = 'closed' where uuid = $1`, [company.uuid])
    },
  ],
  'follow-card-payments': [
    async (company, { isDue }) => makeCheckout(company, { status: isDue ? `'open'` : `'closed'` }),
    async (company, { isDue }) =>
      makeCheckout(company, { status: `'paid'`, paid_at: 'now()', refunds_read_at: isDue ? 'null' : 'now()' }),
  ],
  'follow-signatures': [
    (company, { isDue }) => makeSigningRequest(company, isDue ? null : 29),
    (company, { isDue }) => makeSigningRequest(company, isDue ? 31 : 29),
  ],
  'forget-billing-events': [
    (company, { isDue }) =>
      insert(company, 'billing_events', {
        id: `'evt'`,
        type: `'x'`,
        occurred_at: 'now()',
        received_at: ago(isDue ? 61 : 59),
      }),
  ],
  'check-domains': [
    (company, { isDue }) =>
      insert(company, 'tenant_domains', { host: '$2', token: `'x'`, verified_at: isDue ? 'now()' : 'null' }, [
        `${randomUUID()}.example`,
      ]),
  ],
  'thin-revisions': [
    async (company, { isDue }) => {
      const uuid = await makeItinerary(company)
      await company.rows(`update itinerary_revisions set at = ${ago(isDue ? 31 : 29)} where itinerary = $1`, [uuid])
    },
  ],
  'remove-old-invitations': [
    async (company, { isDue, world }) => {
      const { uuid } = await world.createPerson()
      await insert(
        company,
        'memberships',
        {
          '"user"': '$2',
          roles: `'{Viewer}'`,
          accepted_at: 'null',
          invited_email: `'a@example.test'`,
          invited_name: `'Ada'`,
          invitation_expires_at: ago(isDue ? 91 : 89),
        },
        [uuid],
      )
    },
  ],
  'remove-old-imports': [
    (company, { isDue }) =>
      insert(
        company,
        'imports',
        {
          created_at: ago(isDue ? 31 : 29),
          created_by: '$2',
          resource: `'contact'`,
          filename: `'x.csv'`,
          encoding: `'utf-8'`,
          format: `'csv'`,
          state: `'done'`,
          columns: `'{}'`,
          mapping: `'{}'`,
          on_duplicate: `'skip'`,
          empty_columns: `'{}'`,
          date_columns: `'[]'`,
          total: '0',
          bytes: '0',
        },
        [company.people.Owner.uuid],
      ),
  ],
  'remind-travellers': [
    (company, { isDue }) => makeForm(company, { asked_at: ago(isDue ? 7 : 6) }),
    (company, { isDue }) => makeForm(company, { asked_at: ago(2), answer_by: `current_date + ${isDue ? 3 : 6}` }),
  ],
  'delete-traveller-details': [
    async (company, { isDue }) => {
      const itinerary = await makeItinerary(company, { dayCount: 5 })
      await company.rows(`update itineraries set start_date = current_date - $2::int where uuid = $1`, [
        itinerary,
        isDue ? 35 : 30,
      ])
      await makeForm(company, { answers: `'x'`, answered_at: 'now()' }, itinerary)
    },
    (company, { isDue }) => makeForm(company, { answers: `'x'`, answered_at: ago(isDue ? 366 : 300) }),
  ],
  'remove-old-visits': [
    async (company, { isDue }) => {
      const share = randomUUID()
      const row = { uuid: '$2', itinerary: '$3', token: '$4', audience: `'client'` }
      await insert(company, 'shares', row, [share, await makeItinerary(company), randomUUID()])
      const { days } = visitLimits
      await insert(
        company,
        'visits',
        { share: '$2', opened: `'page'`, revision: '1', opened_at: ago(isDue ? days + 1 : days - 1) },
        [share],
      )
    },
  ],
  'remove-old-webhook-deliveries': [
    (company, { isDue }) => makeDeliveries(company, 1, { ...finished, created_at: ago(isDue ? 31 : 29) }),
  ],
  'resume-webhook-deliveries': [
    (company, { isDue }) =>
      makeDeliveries(company, 1, { next_attempt_at: isDue ? `now() - interval '20 minutes'` : 'now()' }),
    (company, { isDue }) => makeDeliveries(company, isDue ? 20_001 : 1, { next_attempt_at: 'now()' }),
    (company, { isDue }) => makeDeliveries(company, isDue ? 10_001 : 10, finished),
  ],
}

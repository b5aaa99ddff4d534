import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { StatementConfirmed, StatementProposals } from '@sojourn/contract/bank-statement/statement-import'
import { outdateAccounts } from '../../../data/accounts.ts'
import { request } from '../../../data/http.ts'
import { useTenant } from '../../../data/session.ts'
import { recordEntries } from './record-entries.ts'
import { type Entry, freshReview, type Match, type Review, sendable } from './review.ts'

/** What the user adds where the file does not say it. */
export type Choices = { currency?: string; dateOrder?: 'dmy' | 'mdy' }

/** Sends a bank statement to be read; nothing is stored. */
export const useRead = () => {
  const tenant = useTenant().uuid
  return useMutation({
    mutationFn: async ({ file, choices }: { file: File; choices: Choices }) => {
      const body = new FormData()
      for (const [name, value] of Object.entries(choices)) body.append(name, value)
      body.append('file', file)
      const path = `/v1/${tenant}/payments/statement`
      return (await request<{ data: StatementProposals }>('POST', path, { body })).data
    },
  })
}

/** What the user has decided on the entries of a statement, and the calls that decide it. */
export const useReview = () => {
  const tenant = useTenant().uuid
  const client = useQueryClient()
  const [review, setReview] = useState(freshReview)
  const send = async (entries: readonly object[]) =>
    (
      await request<{ data: StatementConfirmed }>('POST', `/v1/${tenant}/payments/statement/confirm`, {
        body: { entries },
      })
    ).data
  const recording = useMutation({
    mutationFn: async (entries: readonly Entry[]) => {
      const count = { recorded: 0, rejected: 0 }
      setReview(without(entries))
      await recordEntries(
        entries.map((entry) => sendable(entry, review)),
        {
          send,
          onRecorded: (stored) => {
            count.recorded += stored.length
            setReview(withRecorded(stored))
          },
          onRejected: (key, reason) => {
            count.rejected += 1
            setReview((one) => ({ ...one, problems: new Map(one.problems).set(key, reason) }))
          },
        },
      ).finally(() => outdateAccounts(client, tenant))
      return count
    },
  })
  return {
    review,
    recording,
    change: ({ key }: Entry, match: Match | null) =>
      setReview((one) => ({ ...without([{ key }])(one), changed: changedIn(one.changed, key, match) })),
    ignore: ({ key }: Entry, isIgnored: boolean) =>
      setReview((one) => ({
        ...one,
        ignored: new Set(isIgnored ? [...one.ignored, key] : [...one.ignored].filter((other) => other !== key)),
      })),
    restart: () => {
      recording.reset()
      setReview(freshReview)
    },
  }
}

export type Reviewing = ReturnType<typeof useReview>

const changedIn = (changed: Review['changed'], key: string, match: Match | null): Review['changed'] => {
  const fresh = new Map(changed)
  if (match) fresh.set(key, match)
  else fresh.delete(key)
  return fresh
}

const withRecorded =
  (stored: StatementConfirmed['stored']) =>
  (review: Review): Review => ({
    ...review,
    recorded: new Map([...review.recorded, ...stored.map(({ key, payment }) => [key, payment] as const)]),
  })

/** Without the problems of entries that are tried again. */
const without =
  (entries: readonly Pick<Entry, 'key'>[]) =>
  (review: Review): Review => {
    const problems = new Map(review.problems)
    for (const { key } of entries) problems.delete(key)
    return { ...review, problems }
  }

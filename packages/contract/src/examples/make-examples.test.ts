import { expect, it } from 'vitest'
import { z } from 'zod'
import '../account.ts'
import '../api-key.ts'
import '../audit.ts'
import '../bank-statement/statement-import.ts'
import '../comment.ts'
import '../deadlines.ts'
import '../card-payments.ts'
import '../domain.ts'
import '../exchange-rate-import.ts'
import '../identity-event.ts'
import '../invoices.ts'
import '../invitation.ts'
import '../itinerary/variants.ts'
import '../document/revision.ts'
import '../outbox.ts'
import '../place-labels.ts'
import '../places.ts'
import '../sample.ts'
import '../points.ts'
import '../saved-view.ts'
import '../second-factor.ts'
import '../sent-email.ts'
import '../task.ts'
import { makeExamples } from './make-examples.ts'
import '../single-sign-on.ts'
import '../webhooks.ts'
import { resources } from '../index.ts'
import { about } from '../kit/about.ts'
import '../kit/page.ts'

it.each(Object.entries(makeExamples()))('the example of %s fits its schema', (name, example) => {
  const schema = about._idmap.get(name)
  expect(schema && z.safeParse(schema, example).error?.issues, 'no schema has that name').toBeUndefined()
  expect(schema).toBeDefined()
})

it.each(Object.values(resources))('there are examples of $name, created, changed and returned', (resource) => {
  const names = [resource.read, resource.create, resource.update].map((schema) => about.get(schema)?.id)
  expect(Object.keys(makeExamples())).toEqual(expect.arrayContaining(names))
})

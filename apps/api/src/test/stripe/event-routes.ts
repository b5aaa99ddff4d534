import { z } from 'zod'
import { resourceMissing } from './api-error.ts'
import { range, text, within } from './params.ts'
import { listRoute, route } from './routing.ts'

/** Events, newest first. */
export const eventRoutes = [
  listRoute(
    'events',
    { type: text.optional(), types: z.array(text).max(20).optional(), created: range.optional() },
    ({ account, params }) =>
      account.events
        .toReversed()
        .filter(
          (one) =>
            (params.type === undefined || isOfType(one.type, params.type)) &&
            (params.types === undefined || params.types.includes(one.type)) &&
            within(one.created, params.created),
        ),
  ),
  route('GET', 'events/:id', {}, ({ account, id }) => {
    const event = account.events.find((one) => one.id === id)
    if (event === undefined) throw resourceMissing('event', id)
    return event
  }),
]

/** `invoice.*` stands for every type with this prefix. */
const isOfType = (type: string, pattern: string): boolean =>
  pattern.endsWith('*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern

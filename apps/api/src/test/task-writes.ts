import { create, send } from './make-record.ts'
import type { Company } from './world.ts'

/** The path of a task of a new itinerary. */
export const taskPath = async (company: Company): Promise<string> => {
  const { uuid } = await create(company, 'itinerary')
  const task = await send(company, 'POST', `itineraries/${uuid}/tasks`, { title: 'Book the lodges', due: '2027-01-31' })
  return company.path(`itineraries/${uuid}/tasks/${task.uuid}`)
}

const base = '/v1/:tenant/itineraries/:uuid/tasks'

/** How to call the routes of tasks that write. */
export const taskWrites: Record<string, (company: Company) => Promise<{ path: string; body?: unknown }>> = {
  [`POST ${base}`]: async (company) => ({
    path: company.path(`itineraries/${(await create(company, 'itinerary')).uuid}/tasks`),
    body: { title: 'Book the lodges', due: '2027-01-31' },
  }),
  [`PUT ${base}/:task`]: async (company) => ({ path: await taskPath(company), body: { isDone: true } }),
  [`DELETE ${base}/:task`]: async (company) => ({ path: await taskPath(company) }),
}

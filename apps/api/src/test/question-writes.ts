import { askQuestion } from './ask-question.ts'
import { create, send } from './make-record.ts'
import type { Company } from './world.ts'

/** The path of a question, which the client of the first link has asked. */
export const questionPath = async (company: Company): Promise<string> => {
  const { uuid } = await create(company, 'itinerary')
  const { shares } = await send(company, 'POST', `itineraries/${uuid}/publish`, {})
  const { status } = await askQuestion(shares[0].url)
  if (status !== 303) throw new Error(`the question was not stored: ${status}`)
  const [question] = await send(company, 'GET', `itineraries/${uuid}/questions`)
  return company.path(`itineraries/${uuid}/questions/${question.uuid}`)
}

const base = '/v1/:tenant/itineraries/:uuid/questions/:question'

/** How to call the routes of questions that write. */
export const questionWrites: Record<string, (company: Company) => Promise<{ path: string; body?: unknown }>> = {
  [`POST ${base}/replies`]: async (company) => ({
    path: `${await questionPath(company)}/replies`,
    body: { text: 'Yes, from noon.' },
  }),
  [`POST ${base}/resolve`]: async (company) => ({ path: `${await questionPath(company)}/resolve`, body: {} }),
  [`POST ${base}/reopen`]: async (company) => {
    const path = await questionPath(company)
    // An Admin may resolve every question, a visiting super admin (who is the owner here in some tests) may not.
    const { status } = await company.people.Admin.send('POST', `${path}/resolve`, {})
    if (status !== 200) throw new Error(`the question was not resolved: ${status}`)
    return { path: `${path}/reopen`, body: {} }
  },
}

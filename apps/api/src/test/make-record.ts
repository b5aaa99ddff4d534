import { randomUUID } from 'node:crypto'
import { samples } from './samples.ts'
import type { Company, Json } from './world.ts'

/** Creates the sample of a resource. */
export const create = async (company: Company, name: string): Promise<Json> => {
  const sample = samples[name]
  if (!sample) throw new Error(`there is no sample of ${name}`)
  return sample.create(company)
}

/** Sends a request as the owner and returns the data of the answer; fails unless it succeeds. */
export const send = async (company: Company, method: string, rest: string, body?: unknown): Promise<Json> => {
  const answer = await company.people.Owner.send(method, company.path(rest), body)
  if (answer.status >= 300) throw new Error(JSON.stringify(answer.json))
  return answer.json.data
}

/** A member who sends no requests. */
export const colleague = async (company: Company): Promise<Json> => {
  const [user] = await company.rows(
    `insert into users (email, name, password_hash, confirmed_at) values ($1, 'Colleague', 'no password', now()) returning uuid`,
    [`${randomUUID()}@example.test`],
  )
  await company.rows(`insert into memberships (tenant, "user", roles) values ($1, $2, '{Viewer}')`, [
    company.uuid,
    user.uuid,
  ])
  return user
}

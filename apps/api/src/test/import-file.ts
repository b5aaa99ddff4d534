import { expect } from 'vitest'
import { resources } from '@sojourn/contract'
import type { Answer, Company, Json } from './world.ts'

/** The bytes of a file, or its text, which is sent in UTF-8. */
export type FileContent = string | Uint8Array<ArrayBuffer>

/** Uploads a file to import, as a browser does. */
export const sendImport = (company: Company, resource: string, content: FileContent, name = 'list.csv') => {
  const form = new FormData()
  form.append('resource', resource)
  form.append('file', new Blob([content]), name)
  return company.people.Owner.sendRaw('POST', company.path('imports/'), { raw: form })
}

/** The data of a response, which must have the given status. */
export const dataOf = ({ status, json }: Answer, wanted = 200): Json => {
  expect(status, JSON.stringify(json)).toBe(wanted)
  return json.data
}

type Choices = { name?: string; options?: Json; mapping?: (string | null)[] }

/** Uploads a file, sets options and mapping, checks and imports it, and runs the jobs in between. */
export const importFile = async (
  company: Company,
  resource: string,
  content: FileContent,
  { name, options, mapping }: Choices = {},
): Promise<Json> => {
  const sent = dataOf(await sendImport(company, resource, content, name), 201)
  const path = company.path(`imports/${sent.uuid}`)
  const { Owner } = company.people
  if (options || mapping)
    dataOf(await Owner.send('PUT', path, { ...(options && { options }), ...(mapping && { mapping }) }))
  dataOf(await Owner.send('POST', `${path}/check`, {}))
  const checked = dataOf(await Owner.send('GET', path))
  dataOf(await Owner.send('POST', `${path}/start`, {}))
  return { ...dataOf(await Owner.send('GET', path)), sent, checked }
}

/** All records of a list, by name, with all fields that lists have on request. */
export const getList = async (company: Company, plural: string, sort = 'name'): Promise<Json[]> => {
  const fields = Object.values(resources).find((one) => one.plural === plural)?.onRequest ?? []
  return dataOf(
    await company.people.Owner.send('GET', company.path(`${plural}/?sort=${sort}&perPage=96&fields=${fields.join()}`)),
  )
}

import { expect } from 'vitest'
import type { Answer, Company, Json } from './world.ts'

/** The bytes of a file, or its text in UTF-8. */
export type FileContent = string | Uint8Array<ArrayBuffer>

/** Sends a file to import, as a browser does. */
export const sendImport = (company: Company, resource: string, content: FileContent, name = 'list.csv') => {
  const form = new FormData()
  form.append('resource', resource)
  form.append('file', new Blob([content]), name)
  return company.people.Owner.sendRaw('POST', company.path('imports/'), { raw: form })
}

/** The data of an answer with that status. */
export const dataOf = ({ status, json }: Answer, wanted = 200): Json => {
  expect(status, JSON.stringify(json)).toBe(wanted)
  return json.data
}

type Choices = { name?: string; options?: Json; mapping?: (string | null)[] }

/** Sends a file, says what is to be said, checks and imports it; jobs are worked off between the requests. */
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

/** All records of a list by name. */
export const getList = async (company: Company, plural: string, sort = 'name'): Promise<Json[]> =>
  dataOf(await company.people.Owner.send('GET', company.path(`${plural}/?sort=${sort}&perPage=96`)))

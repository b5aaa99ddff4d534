import type { Company, World } from './world.ts'

/** Uploads a file by tus in one piece, as a Designer. Its variants are left to a job. @returns the item's uuid. */
export const sendByTus = async (
  world: World,
  company: Company,
  bytes: Buffer,
  fields: { filename?: string } = {},
): Promise<string> => {
  const begun = await company.people.Designer.sendRaw('POST', company.path('media/'), { body: fields })
  const { uuid, upload } = begun.json.data
  const tus = (method: string, headers: Record<string, string>, raw?: Uint8Array<ArrayBuffer>) =>
    world.anonymous.sendRaw(method, upload.url, { headers: { 'tus-resumable': '1.0.0', ...headers }, raw })
  await tus('POST', { 'upload-length': String(bytes.length) })
  const type = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' }
  const sent = await tus('PATCH', type, new Uint8Array(bytes))
  if (sent.status !== 204) throw new Error(`an upload ended with ${sent.status}: ${JSON.stringify(sent.json)}`)
  return uuid
}

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runBatch } from '../../test/run-batch.ts'
import { jpeg, upload } from '../../test/samples.ts'
import { sendByTus } from '../../test/send-by-tus.ts'
import { type Company, createWorld, type Json, type World } from '../../test/world.ts'
import { removeUnusedFiles } from './jobs.ts'

let world: World
let company: Company
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
})
afterAll(() => world.close())

const designer = () => company.people.Designer
const item = async (uuid: string): Promise<Json> =>
  (await designer().send('GET', company.path(`media/${uuid}`))).json.data
const rotate = (uuid: string, rotation: number) => designer().send('PUT', company.path(`media/${uuid}`), { rotation })

/** Removes unused files, like the scheduled job. */
const removeUnused = async () => {
  for (const table of ['media_objects', 'media_renditions'])
    await company.rows(`update ${table} set created_at = now() - interval '2 hours'`)
  await runBatch(world.deps, company.uuid, removeUnusedFiles)
}
/** Removes unused files from a storage that fails after `most` of them. */
const removeUnusedUntilItFails = async (most: number) => {
  const { storage } = world.deps
  const { remove } = storage
  let removed = 0
  storage.remove = async (key) => {
    if (removed === most) throw new Error('the disk is read only')
    removed += 1
    return remove(key)
  }
  await expect(removeUnused()).rejects.toThrow('the disk is read only')
  storage.remove = remove
  expect(removed).toBe(most)
}

const expectWhole = async ({ state, variants }: Json) => {
  expect(state).toBe('processing-complete')
  expect(variants.length).toBeGreaterThan(3)
  for (const { url } of variants) expect((await world.anonymous.send('GET', url)).status, url).toBe(200)
}

describe('unused files of which not all could be removed', () => {
  it.each([1, 2, 5])('are complete again when the same file is sent again, after %s were removed', async (most) => {
    const bytes = await jpeg()
    const { uuid } = await upload(company, {}, bytes)
    await company.rows('delete from media where uuid = $1', [uuid])
    await removeUnusedUntilItFails(most)
    // Renditions are not made again if they are already recorded.
    await expectWhole(await item(await sendByTus(world, company, bytes)))
  })

  it('are complete again when an image is edited in the same way again', async () => {
    const { uuid } = await upload(company)
    for (const rotation of [90, 0]) await rotate(uuid, rotation)
    await removeUnusedUntilItFails(1)
    await rotate(uuid, 90)
    await expectWhole(await item(uuid))
  })

  it('are removed as soon as that is possible', async () => {
    const { uuid, sha256 } = await upload(company)
    await company.rows('delete from media where uuid = $1', [uuid])
    await removeUnused()
    const left: string[] = []
    for await (const { key } of world.deps.storage.list(`${company.uuid}/${sha256}/`)) left.push(key)
    expect(left).toEqual([])
    expect(await company.rows('select from media_objects where sha256 = $1', [sha256])).toEqual([])
  })
})

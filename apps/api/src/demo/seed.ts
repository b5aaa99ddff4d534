import { fileURLToPath } from 'node:url'
import { permissionsOf } from '@sojourn/contract/access'
import { noBankAccount } from '@sojourn/contract/kit/bank-account'
import { demoCompanies, demoPeople } from '@sojourn/demo/companies'
import { landscapes, landscapesFolder } from '@sojourn/demo/landscapes'
import type { AsServer } from '../kit/http/in-tenant.ts'
import type { Actor } from '../kit/actor.ts'
import type { Context } from '../kit/context.ts'
import type { Deps } from '../kit/deps.ts'
import type { ServedResource } from '../kit/records/served-resource.ts'
import { demoPassword } from '../platform/passwords/demo-password.ts'
import { hashPassword } from '../platform/passwords/passwords.ts'
import { createDemoImages, type DemoImages } from './demo-images.ts'
import type { DemoWorkshop } from './demo-workshop.ts'
import { countOfCompany, loadDemoCompany } from './load-demo.ts'
import { payDemoPlan } from './pay-plan.ts'
import { seedPlatform, seedSupport } from './seed-platform.ts'
import { workshopOf } from './workshop.ts'

type Seeding = {
  deps: Deps
  asServer: AsServer
  servedResources: readonly ServedResource[]
  log: (line: string) => void
  /** Called with the part of all records and images that is loaded, from 0 to 1. */
  onProgress?: (done: number) => void
}

/**
 * Loads the demo into an empty database; companies that exist are left unchanged. Each company is loaded in full or not at all.
 */
export const seedDemo = async ({ onProgress = () => {}, ...seeding }: Seeding): Promise<void> => {
  const { deps, log } = seeding
  const existingSlugs = new Set(
    (await deps.pool.query<{ slug: string }>('select slug from tenants')).rows.map((tenant) => tenant.slug),
  )
  const missing = demoCompanies.filter((company) => !existingSlugs.has(company.slug))
  await seedPeople(deps)
  await seedPlatform(deps)
  if (missing.length === 0) return
  const pictures = new Map(
    landscapes.map(({ name }) => [name, fileURLToPath(new URL(`${name}.jpg`, landscapesFolder))]),
  )
  const total = missing.reduce((sum, { key }) => sum + countOfCompany(key), pictures.size)
  let loaded = 0
  const onLoaded = () => onProgress(Math.min((loaded += 1) / total, 1))
  const images = createDemoImages(deps)
  for (const company of missing) {
    log(`Loading ${company.name} …`)
    await seedCompany({ ...seeding, onLoaded, images }, company, pictures)
  }
}

const seedPeople = async ({ pool }: Deps): Promise<void> => {
  const { rows } = await pool.query<{ email: string }>('select email from users where email like $1', ['%@demo.test'])
  const existingEmails = new Set(rows.map((row) => row.email))
  await Promise.all(
    demoPeople
      .filter((person) => !existingEmails.has(person.email))
      .map(async (person) =>
        pool.query(
          'insert into users (email, name, password_hash, is_god, job_title, phone, confirmed_at) values ($1, $2, $3, $4, $5, $6, now()) on conflict do nothing',
          [person.email, person.name, await hashPassword(demoPassword), person.isGod, person.jobTitle, person.phone],
        ),
      ),
  )
}

type Company = (typeof demoCompanies)[number]

/** `onLoaded` is called for each image that is stored and each record that is created. */
type Loading = Omit<Seeding, 'onProgress'> & { onLoaded: () => void; images: DemoImages }

const seedCompany = async (
  { deps, asServer, servedResources, onLoaded, images }: Loading,
  company: Company,
  pictures: ReadonlyMap<string, string>,
): Promise<void> => {
  const { rows } = await deps.pool.query<{ uuid: string }>('select uuidv7() as uuid')
  const tenant = rows[0]?.uuid ?? ''
  // This company uses all the images. They are stored before its transaction begins.
  if (company.key === 'kalahari-trails') await images.storeAll(tenant, [...pictures.values()], onLoaded)
  await asServer(tenant, 'demo', async (ctx) => {
    await insertTenant(ctx, company)
    const { ownerUuid, members } = await insertMembers(ctx, company)
    const owner: Actor = {
      kind: 'person',
      uuid: ownerUuid,
      isVisiting: false,
      isAdmin: true,
      permissions: new Set(permissionsOf(['Admin'], true)),
    }
    const storedFile = (path: string) => images.storedFile(tenant, path)
    const supplies = { ownerUuid, members, storedFile, servedResources, onLoaded }
    await loadDemoCompany(company.key, workshopOf({ ...ctx, actor: owner }, supplies), pictures)
    await seedSupport(ctx, company.key)
  })
}

const insertTenant = async (ctx: Context, company: Company): Promise<void> => {
  const { tx, tenant } = ctx
  await tx.query(
    `insert into tenants (uuid, name, slug, parent, address, email, phone, website, country, currency, timezone, brand,
       registration, licence, tax_id, bank_details, bank_account)
     values ($1, $2, $3, (select uuid from tenants where slug = $4), $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)`,
    [
      tenant,
      company.name,
      company.slug,
      demoCompanies.find((other) => other.key === company.parent)?.slug ?? null,
      company.address,
      company.email,
      company.phone,
      company.website,
      company.country,
      company.currency,
      company.timezone,
      JSON.stringify({ onPrimary: '#ffffff', ...company.brand }),
      company.registration ?? null,
      company.licence ?? null,
      company.taxId ?? null,
      company.bankDetails ?? null,
      JSON.stringify(company.bankAccount ?? noBankAccount),
    ],
  )
  if (company.subscribed) await payDemoPlan(ctx, company.name)
}

type Staff = Pick<DemoWorkshop, 'ownerUuid' | 'members'>

/** @returns the company's owner, and all members by email address. */
const insertMembers = async ({ tx, tenant }: Context, company: Company): Promise<Staff> => {
  const members = new Map<string, string>()
  let owner: string | undefined
  for (const person of demoPeople) {
    for (const membership of person.memberships.filter((one) => one.company === company.key)) {
      const [row] = await tx.query<{ user: string }>(
        'insert into memberships (tenant, "user", roles, is_owner) select $1, uuid, $3, $4 from users where email = $2 returning "user"',
        [tenant, person.email, membership.roles, membership.isOwner],
      )
      if (row) members.set(person.email, row.user)
      if (membership.isOwner || owner === undefined) owner = row?.user
    }
  }
  if (owner === undefined) throw new Error(`${company.name} has no people`)
  return { ownerUuid: owner, members }
}

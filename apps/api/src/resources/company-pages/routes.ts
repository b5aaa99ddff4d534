import type { FastifyInstance } from 'fastify'
import type { InTenant } from '../../kit/in-tenant.ts'
import { defaultVerbs, mountDuplicate, mountNoun } from '../../kit/routes.ts'
import { createCompanyPage } from './create.ts'
import { duplicateCompanyPage } from './duplicate.ts'
import { companyPages } from './queries.ts'

export const companyPageRoutes = (app: FastifyInstance, inTenant: InTenant): void => {
  mountNoun(app, inTenant, companyPages, { ...defaultVerbs(companyPages), create: createCompanyPage })
  mountDuplicate(app, inTenant, companyPages, duplicateCompanyPage)
}

import type { FastifyInstance } from 'fastify'
import type { InTenant } from '../../kit/in-tenant.ts'
import { defaultVerbs, mountNoun } from '../../kit/routes.ts'
import { suppliers } from './queries.ts'
import { updateSupplier } from './update.ts'

export const supplierRoutes = (app: FastifyInstance, inTenant: InTenant): void =>
  mountNoun(app, inTenant, suppliers, { ...defaultVerbs(suppliers), update: updateSupplier })

import { z } from 'zod'
import type { App } from './app.ts'
import { fitsAsIs } from '../records/compiled-validator.ts'

/**
 * Checks every response against the contract; fields that the schema does not name are removed. Requests are checked by the
 * verbs, so that the contract holds for every caller of a verb, not only HTTP.
 */
export const checkResponses = (app: App): void => {
  app.setValidatorCompiler(() => (value) => ({ value }))
  app.setSerializerCompiler(({ schema, method, url }) => {
    if (!(schema instanceof z.ZodType)) return JSON.stringify
    const fits = fitsAsIs(schema)
    return (answer) => {
      if (fits(answer)) return JSON.stringify(answer)
      const checked = schema.safeParse(answer)
      if (!checked.success)
        throw new Error(`the answer of ${method} ${url} breaks its contract: ${z.prettifyError(checked.error)}`)
      return JSON.stringify(checked.data)
    }
  })
}

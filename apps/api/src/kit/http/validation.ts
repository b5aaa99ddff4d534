import { z } from 'zod'
import type { App } from './app.ts'
import { fitsAsIs } from '../records/compiled-validator.ts'

/**
 * Checks every answer against the contract on its way out; what the schema does not name does not leave.
 * Requests are checked by the verbs, so that every caller of a verb is held to the contract, not only HTTP.
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

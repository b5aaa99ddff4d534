import fc from 'fast-check'
import { expect, inject, it } from 'vitest'
import { drawnPublications } from '../fixtures/drawn-publications.ts'
import { greyCrops } from '../fixtures/publication-pictures.ts'
import { createBrochureCompiler } from './render-brochure.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** How many generated publications are printed, and the seed they are generated from. */
    brochureRun: { brochures: number; seed: number }
  }
}

const { brochures, seed } = inject('brochureRun')

it('prints anything that the contract accepts', { timeout: 3_600_000 }, () => {
  const compiler = createBrochureCompiler()
  fc.assert(
    fc.property(drawnPublications, fc.boolean(), (publication, hasPictures) => {
      const pdf = compiler.render(publication, hasPictures ? greyCrops(publication) : new Map())
      expect(Buffer.from(pdf).toString('latin1', 0, 5)).toBe('%PDF-')
    }),
    { numRuns: brochures, seed, endOnFailure: true },
  )
})

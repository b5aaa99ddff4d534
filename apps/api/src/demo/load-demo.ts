import { atlasAndAnchor } from '@sojourn/demo/atlas-and-anchor/content'
import { type DemoCompany, demoCompanies } from '@sojourn/demo/companies'
import type { DemoContent } from '@sojourn/demo/content'
import { kalahariTrailsCape } from '@sojourn/demo/kalahari-trails-cape/content'
import { kalahariTrails } from '@sojourn/demo/kalahari-trails/content'
import { landscapes } from '@sojourn/demo/landscapes'
import { nordicDrift } from '@sojourn/demo/nordic-drift/content'
import type { DemoWorkshop } from './demo-workshop.ts'
import { loadContent } from './load-content.ts'

const contents: Readonly<Record<DemoCompany, DemoContent>> = {
  'kalahari-trails': kalahariTrails,
  'kalahari-trails-cape': kalahariTrailsCape,
  'atlas-and-anchor': atlasAndAnchor,
  'nordic-drift': nordicDrift,
}

/**
 * Loads all content of a demo company; the main company's library also has the images that nothing uses.
 * @param pictures the file of each landscape, by the landscape's name
 */
export const loadDemoCompany = async (
  company: DemoCompany,
  workshop: DemoWorkshop,
  pictures: ReadonlyMap<string, string>,
): Promise<void> => {
  const unused = company === 'kalahari-trails' ? landscapes.map(({ name }) => name) : []
  await loadContent(contents[company], workshop, pictures, { currency: currencyOf(company), unused })
}

/** How many records a demo company has, apart from its images. */
export const countOfCompany = (company: DemoCompany): number =>
  Object.values(contents[company]).reduce((sum, records) => sum + (Array.isArray(records) ? records.length : 0), 0)

const currencyOf = (company: DemoCompany): string => {
  const found = demoCompanies.find(({ key }) => key === company)
  if (!found) throw new Error(`the demo knows no company "${company}"`)
  return found.currency
}

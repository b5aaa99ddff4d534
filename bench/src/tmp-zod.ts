import { pageOf } from '@sojourn/contract/kit/page'
import { resources } from '@sojourn/contract'
import { completenessOf } from '@sojourn/contract/completeness'
import { newAccommodation } from './accommodations-data.ts'
const a = resources.accommodation
const base = { ...a.create.parse(newAccommodation(1)), uuid: crypto.randomUUID(), tenant: crypto.randomUUID(), rev: 1, createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z', createdBy: null, updatedBy: null, deletedAt: null }
const record = { ...base, completeness: completenessOf('accommodation', base) }
const make = () => ({ data: Array.from({ length: 24 }, () => structuredClone(record)), meta: { page: 1, perPage: 24, pageCount: 1, total: 24, totalIsEstimate: false, from: 1, to: 24 }, links: { first: 'a', prev: null, next: null, last: 'b' } })
const page = make()
const schema = pageOf(a.read)
const time = (name: string, f: () => unknown, n = 2000) => { for (let i = 0; i < 500; i++) f(); const s = performance.now(); for (let i = 0; i < n; i++) f(); console.log(name, ((performance.now() - s) / n).toFixed(4), 'ms') }
time('page parse', () => schema.safeParse(page))
time('stringify', () => JSON.stringify(page))
for (const [name, f] of Object.entries(a.fields)) { for (let i = 0; i < 3000; i++) f.schema.safeParse(record[name]); const s = performance.now(); for (let i = 0; i < 20000; i++) f.schema.safeParse(record[name]); const us = (performance.now() - s) / 20; if (us > 0.4) console.log(name.padEnd(20), us.toFixed(2), 'us'); }

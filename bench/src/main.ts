import { availableParallelism, cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import type { BenchOptions } from './bench.ts'
import { brochure } from './brochure.bench.ts'
import { costing } from './costing.bench.ts'
import { editor } from './editor.bench.ts'
import { fairness } from './fairness.bench.ts'
import { growth } from './growth.bench.ts'
import { lists } from './lists.bench.ts'
import { live } from './live.bench.ts'
import { media } from './media.bench.ts'
import { memory } from './memory.bench.ts'
import { pages } from './pages.bench.ts'
import { priceSheet } from './price-sheet.bench.ts'
import { reads } from './reads.bench.ts'
import { records } from './records.bench.ts'
import { search } from './search.bench.ts'
import { site } from './site.bench.ts'
import { start } from './start.bench.ts'
import { uploads } from './uploads.bench.ts'

/**
 * `npm run bench -- [--only=records] [--operation=list] [--rounds=7] [--seconds=1] [--rows=1000000] [--profile] [--check]`
 * Prints medians and ratios. A missed limit sets the exit code to 1 only with `--check`, because the machine may just be busy.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    rounds: { type: 'string', default: '7' },
    seconds: { type: 'string', default: '1' },
    rows: { type: 'string', default: '1000000' },
    operation: { type: 'string' },
    profile: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  },
})
const options: BenchOptions = {
  rounds: Number(values.rounds),
  seconds: Number(values.seconds),
  rows: Number(values.rows),
  operation: values.operation,
  profile: values.profile,
}
const all = [
  records,
  reads,
  search,
  brochure,
  start,
  memory,
  pages,
  site,
  lists,
  editor,
  live,
  priceSheet,
  costing,
  media,
  uploads,
  fairness,
  growth,
]
// The ten million rows of `growth` take ten minutes to load, so it runs only when it is named.
const benches = all.filter((bench) => (values.only === undefined ? bench !== growth : bench.name === values.only))
if (benches.length === 0) throw new Error(`there is no bench called ${values.only}`)

console.log(
  `${availableParallelism()} × ${cpus()[0]?.model}, Node ${process.version}, load before: ${loadavg()[0]?.toFixed(2)}`,
)
for (const bench of benches) {
  const { lines, shortfalls } = await bench.run(options)
  console.log(`\n${bench.name}\n${lines.join('\n')}`)
  for (const shortfall of shortfalls) console.log(`falls short: ${shortfall}`)
  if (values.check && shortfalls.length > 0) process.exitCode = 1
}

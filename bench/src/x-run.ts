import { memory } from './x-memory.ts'
console.log(JSON.stringify(await memory.run({} as never), null, 1))

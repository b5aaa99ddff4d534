import { startDemoServer } from './demo-server.ts'
const s = await startDemoServer({ database: 'embedded' })
console.log('URL', s.url)
process.on('SIGTERM', async () => {
  await s.stop()
  process.exit(0)
})
setInterval(() => {}, 1e6)

// A process in which three members have an itinerary open and change one segment each, about once per second.
import { follow, type OpenItinerary, pause, read, saveText } from './live-client.ts'

/** Starts members who edit an itinerary, or stops them. */
export type MembersTask = { start: OpenItinerary } | { stop: true }
/** How often each member has saved. */
export type MembersResult = number[]

const members = 3

/** Stops the members, and returns the result. */
let stop: () => Promise<MembersResult> = async () => []
process.on('message', (task: MembersTask) => {
  const work = 'start' in task ? start(task.start) : stop()
  work.then(
    (result) => process.send?.({ result }),
    (error: unknown) => process.send?.({ error: String(error) }),
  )
})
process.on('disconnect', () => process.exit())

const start = async (itinerary: OpenItinerary): Promise<MembersResult> => {
  const stopping = new AbortController()
  const counts: MembersResult = Array.from({ length: members }, () => 0)
  const connections = await Promise.all(counts.map(() => follow(itinerary, () => {})))
  const edit = async (member: number) => {
    let { data } = await read(itinerary)
    const segment = data.segments[10 * member]?.uuid
    while (!stopping.signal.aborted) {
      await pause()
      data = await saveText(itinerary, data, segment, `Saved ${counts[member]} by ${member}`)
      counts[member] = (counts[member] ?? 0) + 1
    }
  }
  const editing = Promise.all(counts.map((_, member) => edit(member)))
  stop = async () => {
    stopping.abort()
    await editing
    for (const end of connections) end()
    return counts
  }
  return counts
}

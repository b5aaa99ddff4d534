import type { RoleName } from '@sojourn/contract/kit/role-names'

/** A one-sentence description of each role of contract/access.ts. */
export const roleWords: Readonly<Record<RoleName, string>> = {
  Admin: 'Everything in the company, with its users, its subscription and its settings.',
  Manager: 'All of the work with suppliers, prices and rates; not users, the subscription or the settings.',
  Designer: 'Creates, edits and publishes itineraries, contacts and content; reads suppliers and net prices.',
  Agent: 'Their own itineraries and contacts; reads the library, without suppliers and net prices.',
  Finance: 'Reads everything with net prices, edits prices and rates, and manages the subscription.',
  Viewer: 'Reads itineraries, contacts and content, without suppliers, net prices and passports.',
}

/** The demo accounts as listed on the login page and when the server starts. */
export const demoRoles = [
  { email: 'owner@demo.test', who: 'Owner of Kalahari Trails, Admin of Atlas & Anchor' },
  { email: 'designer@demo.test', who: 'Designer in Kalahari Trails' },
  { email: 'viewer@demo.test', who: 'Viewer in Kalahari Trails' },
  { email: 'manager@demo.test', who: 'Manager in Kalahari Trails' },
  { email: 'agent@demo.test', who: 'Agent in Kalahari Trails' },
  { email: 'finance@demo.test', who: 'Finance in Kalahari Trails' },
  { email: 'branch@demo.test', who: 'Owner of Kalahari Trails Cape, covered by its parent' },
  { email: 'atlas-owner@demo.test', who: 'Owner of Atlas & Anchor' },
  { email: 'lapsed-owner@demo.test', who: 'Owner of Nordic Drift, not subscribed' },
  { email: 'lapsed-member@demo.test', who: 'Designer in Nordic Drift, not subscribed' },
  { email: 'alone@demo.test', who: 'No company' },
  { email: 'super@demo.test', who: 'Super admin' },
] as const

/** The password of every demo account. Public: the login page shows it in demo mode, and nobody may choose it. */
export const demoPassword = 'sojourn-demo-2026'

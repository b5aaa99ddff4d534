/** The password of all demo accounts. It is public: the login page shows it in demo mode, and no user may choose it. */
export const demoPassword = 'sojourn-demo-2026'

/** What a member of a company can be; what each may do is in `access.ts`. */
export const roleNames = ['Admin', 'Manager', 'Designer', 'Agent', 'Finance', 'Viewer'] as const
export type RoleName = (typeof roleNames)[number]

/** The roles of a company's members. Their permissions are in `access.ts`. */
export const roleNames = ['Admin', 'Manager', 'Designer', 'Agent', 'Finance', 'Viewer'] as const
export type RoleName = (typeof roleNames)[number]

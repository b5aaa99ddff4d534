import { message } from '@sojourn/contract/kit/message'
import type { RoleName } from '@sojourn/contract/kit/role-names'
import type { User } from './user-client.ts'

export const usersCrumb = message('Users')
export const emptyText = message('All users of the company are listed here.')
export const nameColumn = message('Name')
export const rolesColumn = message('Roles')
export const statusColumn = message('Status')
export const joinedColumn = message('Joined')
export const roleFilter = message('Role')
export const statusFilter = message('Status')
export const nameAscending = message('Name, A to Z')
export const nameDescending = message('Name, Z to A')
export const newestFirst = message('Newest first')
export const oldestFirst = message('Oldest first')
export const owner = message('Owner')

export const stateNames: Record<User['state'], string> = {
  invited: message('Invited'),
  active: message('Active'),
  suspended: message('Suspended'),
}
export const invitationExpired = message('Invitation expired')

export const roleNames: Record<RoleName, string> = {
  Admin: message('Admin'),
  Manager: message('Manager'),
  Designer: message('Designer'),
  Agent: message('Agent'),
  Finance: message('Finance'),
  Viewer: message('Viewer'),
}
export const roleHints: Record<RoleName, string> = {
  Admin: message('Full access, including users, the subscription and settings.'),
  Manager: message(
    'Full access to itineraries, content, suppliers, prices and rates, but not to users, the subscription or settings.',
  ),
  Designer: message(
    'Creates, edits and publishes itineraries and content, and manages contacts. Can view suppliers and net prices.',
  ),
  Agent: message('Works on their own itineraries and contacts. Can view the library, but not suppliers or net prices.'),
  Finance: message('Can view everything, including net prices. Edits prices and rates, and manages the subscription.'),
  Viewer: message('Can view itineraries, contacts and content, but not suppliers, net prices or passports.'),
}

export const inviteTitle = message('Invite a user')
export const inviteIntroduction = message('They will receive an email with a link that is valid for seven days.')
export const inviteForbidden = message('Your role does not allow this')
export const inviteForbiddenHint = message('Ask an Admin of {company} to invite them.')
export const backToUsers = message('Back to users')
export const emailLabel = message('Email')
export const nameLabel = message('Name')
export const nameHint = message('If they already have an account, they keep the name they use there.')
export const rolesLabel = message('Roles')
export const userSection = message('User')
export const rolesSection = message('Roles')
export const rolesHint = message('Users have the permissions of all their roles.')
export const sendInvitation = message('Send invitation')
export const sendingInvitation = message('Sending')
export const invitationSent = message('Invitation to {company} sent to {email}')
export const planFullLabel = message('Plan limit reached')
export const planFullTitle = message('{company}’s plan does not include another user')
export const planFullText = message(
  '{reason}. Your entries are kept. Choose a larger plan or remove a user, then send the invitation.',
)
export const viewPlans = message('View plans')
export const viewUsers = message('View users')

export const resendInvitation = message('Resend invitation')
export const invitationResent = message('Invitation sent again to {email}')
export const invitationResentHint = message('The link in the previous email no longer works.')
export const resendFailed = message('Could not send the invitation to {name}')
export const resendErrors = {
  too_many_requests: message(
    'A person can receive up to five emails an hour, and a company can send up to 300 invitations a day. The last link still works. Try again later.',
  ),
  conflict: message('They have already accepted the invitation. Reload the page to see them.'),
  subscription_required: message('The company has no active subscription.'),
}
export const invitationTitle = message('Invitation')
export const invitationHint = message('A person can receive up to five emails an hour.')
export const invitationValid = message(
  'The link is valid until {date} ({ago}). If you resend the invitation, the new link is valid for seven days and this one stops working.',
)
export const invitationLapsed = message(
  'The link expired on {date} ({ago}). If you resend the invitation, the new link is valid for seven days.',
)

export const loadingUser = message('Loading the user')
export const yourself = message('You')
export const detailsTitle = message('Details')
export const editProfile = message('Edit your profile')
export const phone = message('Phone')
export const jobTitle = message('Job title')
export const joined = message('Joined')
export const joinedOn = message('{date}, {ago}')
export const askToChangeRoles = message('An Admin of {company} can change them.')
export const rolesFormLabel = message('{name}’s roles')
export const saveRoles = message('Save roles')
export const rolesSaved = message('{name}’s roles updated')
export const ownerIsAdmin = message('The owner of a company is always an Admin.')
export const ownRoles = message(
  'These are your own roles. If you remove Admin, only another Admin can give it back to you.',
)

export const accessTitle = message('Access')
export const accessHint = message('If they lose a device, or someone else uses their account.')
export const nothingChanged = message('Nothing was changed')
export const logOutEverywhere = message('Log out everywhere')
export const logOutQuestion = message('Log {name} out everywhere?')
export const logOutConsequence = message(
  'All their sessions end, on every device and in every company. They can log in again with their password.',
)
export const loggedOut = message('{name} was logged out everywhere')
export const suspendAccount = message('Suspend account')
export const suspendQuestion = message('Suspend {name}’s account?')
export const suspendConsequence = message(
  'All their sessions end and they cannot log in to any company until a super admin restores the account.',
)
export const suspended = message('{name}’s account was suspended')
export const restoreAccount = message('Restore account')
export const restoreQuestion = message('Restore {name}’s account?')
export const restoreConsequence = message('They can log in again with their password. Their roles are unchanged.')
export const restored = message('{name} can log in again')
export const suspendedByStaff = message('This account is suspended. Only platform staff can restore it.')

export const leaveTitle = message('Leave company')
export const leaveHint = message('End your membership of {company}.')
export const leave = message('Leave {company}')
export const leaveQuestion = message('Leave {company}?')
export const leaveConsequence = message(
  'You lose access to {company} immediately, and need an invitation to return. Your itineraries and contacts stay in the company without an owner.',
)
export const left = message('You have left {company}')
export const withdrawTitle = message('Withdraw invitation')
export const withdrawHint = message('Cancel the invitation before it is accepted.')
export const withdraw = message('Withdraw invitation')
export const withdrawQuestion = message('Withdraw the invitation for {name}?')
export const withdrawConsequence = message(
  'The link in the email stops working. You can invite them again at any time.',
)
export const withdrawn = message('The invitation for {name} was withdrawn')
export const removeTitle = message('Remove user')
export const removeHint = message('End their membership of {company}.')
export const remove = message('Remove {name}')
export const removeQuestion = message('Remove {name} from {company}?')
export const removeConsequence = message(
  'They lose access immediately. Everything they created stays. Their itineraries and contacts have no owner until you choose one. Their account and their other companies are not affected.',
)
export const removed = message('{name} was removed from {company}')
export const ownershipTitle = message('Ownership')
export const ownerCannotLeave = message(
  'You own {company}, and a company always has an owner. To leave, first hand over ownership on the <link>account page</link>.',
)
export const ownerCannotBeRemoved = message(
  'They own {company}, and a company always has an owner. Before they can be removed, ownership must be handed over on the <link>account page</link>.',
)

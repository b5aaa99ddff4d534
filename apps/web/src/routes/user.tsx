import { lazyRouteComponent, useParams } from '@tanstack/react-router'
import { pageCode } from '../kit/lazy/page-code.ts'

const UserPage = lazyRouteComponent(
  pageCode(() => import('../features/users/user-page.tsx')),
  'UserPage',
)

const OneUserPage = Object.assign(
  () => {
    const { uuid = '' } = useParams({ strict: false })
    return <UserPage key={uuid} uuid={uuid} />
  },
  { preload: UserPage.preload },
)

/** `/users/{uuid}` */
export const user = { component: OneUserPage, staticData: { title: 'User' } }

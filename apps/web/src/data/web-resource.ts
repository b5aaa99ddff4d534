import type { Permission, ResourceName } from '@sojourn/contract/access'
import type { ResourceCount } from '@sojourn/contract/lists'
import type { LucideIcon } from 'lucide-react'
import type { FunctionComponent } from 'react'

/** What the web takes from a resource's definition in the contract. */
type Named = { name: string; plural: string }

/**
 * All that the web knows of a resource apart from its screens. The app, and with it the login page, loads all of these: use
 * `import()` for screens.
 */
export type WebResource<R extends Named = Named> = {
  /** As the contract has it: `company-page`. */
  name: R['name']
  /** As the addresses of the API have it: `company-pages`. */
  plural: R['plural']
  /** The address of the list; records and *create* lie below it. */
  path: `/${string}`
  /** The title of the list. */
  title: string
  /** In a sentence: `company page`. */
  one: string
  many: string
  icon: LucideIcon
  /** The icon of one record, if it is not that of the list. */
  recordIcon?: LucideIcon
  /** Whose it is: a company's, a company's that the platform's staff see without being in one, or the platform's own. */
  of: 'company' | 'company and staff' | 'platform'
  permissions: {
    add: Permission
    /** Without one, the usual form is read-only and the list sets no tags. */
    edit?: Permission
    /** Without one, the list and the usual page do not delete. */
    remove?: Permission
    /** Without one, all users may read it. */
    read?: Permission
  }
  pages: {
    list: () => Promise<{ ListPage: FunctionComponent }>
    create?: () => Promise<{ CreatePage: FunctionComponent }>
    record?: () => Promise<{ RecordPage: FunctionComponent<{ uuid: string }> }>
  }
  /** What the tab of the browser calls its pages, where that does not follow from the other words. */
  pageTitles?: { list?: string; create?: string; record?: string }
  /** Its entry in the sidebar, with what *Add* adds and where it leads, where those are not the usual ones. */
  sidebar?: { count: keyof ResourceCount; one?: string; addHref?: string }
  /**
   * What may stay on a device, of resources that are about places and products and not about people. All members may read
   * these lists, so a list is requested while the code of its page is still loading.
   */
  offline?: 'lists' | 'lists and records'
  /** What its records are called where something is used, if they are not told apart there. */
  usedAs?: { one: string; many: string }
  /** What one is called in the activity log, if that is another word. */
  loggedAs?: string
}

/** The usual permissions to add, edit and delete records of a resource. */
export const usualPermissions = (plural: ResourceName) =>
  ({ add: `${plural}:create`, edit: `${plural}:update`, remove: `${plural}:delete` }) as const

let registered: readonly WebResource[] = []

/** Makes the app's resources known to the rooms below it, which do not import them. */
export const registerResources = (resources: readonly WebResource[]): void => {
  registered = resources
}

/** All resources, in the order of the sidebar. */
export const registeredResources = (): readonly WebResource[] => registered

/** The resource of that name; undefined where the web has none. */
export const resourceNamed = (name: string): WebResource | undefined =>
  registered.find((resource) => resource.name === name)

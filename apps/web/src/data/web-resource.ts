import type { Permission, ResourceName } from '@sojourn/contract/access'
import type { ResourceCount } from '@sojourn/contract/lists'
import type { FunctionComponent } from 'react'

/** The parts of a resource's contract definition that the web app needs for every resource. */
type Named = { name: string; plural: string }

/**
 * What the web app knows about a resource apart from its screens. The app, including the login page, loads all of these, so use
 * `import()` for screens.
 */
export type WebResource<R extends Named = Named> = {
  /** As in the contract: `company-page`. */
  name: R['name']
  /** As in API paths: `company-pages`. */
  plural: R['plural']
  /** The path of the list; records and *create* are below it. */
  path: `/${string}`
  /** The title of the list. */
  title: string
  /** As written in a sentence: `company page`. */
  one: string
  many: string
  /** Whose it is: a company's; a company's, but also shown to platform staff without a company; or the platform's. */
  of: 'company' | 'company and staff' | 'platform'
  permissions: {
    add: Permission
    /** If it is missing, the usual form is read-only and the list cannot set tags. */
    edit?: Permission
    /** If it is missing, the list and the usual page cannot delete. */
    remove?: Permission
    /** If it is missing, all members may read it. */
    read?: Permission
  }
  pages: {
    /** If it is missing, the resource has no screens yet. */
    list?: () => Promise<{ ListPage: FunctionComponent }>
    create?: () => Promise<{ CreatePage: FunctionComponent }>
    record?: () => Promise<{ RecordPage: FunctionComponent<{ uuid: string }> }>
  }
  /** The form with the few fields that a record needs, for fields that refer to one. If it is missing, they only search. */
  shortForm?: () => Promise<{ ShortForm: FunctionComponent<ShortFormProps> }>
  /** The form of an existing record, which the editor opens for segments that were taken from one. */
  editSheet?: () => Promise<{ EditSheet: FunctionComponent<EditSheetProps> }>
  /** The browser tab titles of its pages, if they do not follow from the other names. */
  pageTitles?: { list?: string; create?: string; record?: string }
  /**
   * Its entry in the sidebar. `one` and `addHref` are the label and link of *Add*, if they are not the usual ones. `group` is the group
   * that it is in, below those without one.
   */
  sidebar?: { count: keyof ResourceCount; one?: string; addHref?: string; group?: 'finance' }
  /**
   * What may be stored on a device, for resources about places and products rather than people. All members may read these
   * lists, so a list is requested while the code of its page is still loading.
   */
  offline?: 'lists' | 'lists and records'
  /** The name of its records in lists of where something is used, if it is not told apart from another resource there. */
  usedAs?: { one: string; many: string }
}

/** The props of a form that creates a record in a panel over the page with the field that will refer to it. */
export type ShortFormProps = {
  /** What was typed in the field. */
  text: string
  /** The values it starts with where no field was typed in. Each key has a draft of its own. */
  start?: { key: string; values: Readonly<Record<string, unknown>> } | undefined
  onCreated: (record: { uuid: string }) => void
  /** Called when the panel is to close, whether a record was created or not. */
  onClose: () => void
}

/** The props of the form of an existing record in a panel over another page. */
export type EditSheetProps = {
  uuid: string
  /** A text about what happens to the page when the record is saved. */
  note: string
  onSaved: (record: { uuid: string }) => void
  /** Called when the panel is to close, before `onSaved` if the record was saved. */
  onClose: () => void
}

/** The usual permissions to add, edit and delete records of a resource. */
export const usualPermissions = (plural: ResourceName) =>
  ({ add: `${plural}:create`, edit: `${plural}:update`, remove: `${plural}:delete` }) as const

let registered: readonly WebResource[] = []

/** Makes the app's resources available to lower folders, which may not import them. */
export const registerResources = (resources: readonly WebResource[]): void => {
  registered = resources
}

/** All resources, in the order of the sidebar. */
export const registeredResources = (): readonly WebResource[] => registered

/** The resource with that name; undefined if the web app has none. */
export const resourceNamed = (name: string): WebResource | undefined =>
  registered.find((resource) => resource.name === name)

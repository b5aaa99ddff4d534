import { lazyRouteComponent, notFound, useParams } from '@tanstack/react-router'
import type { WebResource } from '../data/web-resource.ts'
import { isUuid } from '@sojourn/contract/kit/uuid'
import { pageCode } from '../kit/lazy/page-code.ts'
import { startOf } from '../kit/words/words.ts'
import { webResources } from './resources.ts'
import * as wording from './wording.ts'

/** The routes of the resources with one `of`: each list, and the pages of a new and of an existing record. */
export const resourceRoutes = (of: WebResource['of']) =>
  webResources.filter((resource) => resource.of === of).flatMap(routesOf)

const routesOf = ({ path, title, one, pages, pageTitles, permissions }: WebResource) => {
  const { list, create, record } = pages
  const readWith = permissions.read
  return [
    ...(list
      ? [
          {
            path,
            component: lazyRouteComponent(pageCode(list), 'ListPage'),
            staticData: { title: pageTitles?.list ?? title, readWith },
          },
        ]
      : []),
    ...(create
      ? [
          {
            path: `${path}/create`,
            component: lazyRouteComponent(pageCode(create), 'CreatePage'),
            staticData: { title: pageTitles?.create ?? wording.newRecordTitle({ resource: one }), readWith },
          },
        ]
      : []),
    ...(record
      ? [
          {
            path: `${path}/$uuid`,
            component: pageOfRecord(record),
            staticData: { title: pageTitles?.record ?? startOf(one), readWith },
            beforeLoad: requireUuid,
          },
        ]
      : []),
  ]
}

/** Each record has its own instance of the page, so that no state of the previous one stays. */
const pageOfRecord = (load: NonNullable<WebResource['pages']['record']>) => {
  const RecordPage = lazyRouteComponent(pageCode(load), 'RecordPage')
  return Object.assign(
    () => {
      const { uuid = '' } = useParams({ strict: false })
      return <RecordPage key={uuid} uuid={uuid} />
    },
    { preload: RecordPage.preload },
  )
}

/** Shows *Page not found* if the path ends in anything but a UUID. */
export const requireUuid = ({ params }: { params: { uuid?: string } }): void => {
  if (!isUuid(params.uuid)) notFound({ throw: true })
}

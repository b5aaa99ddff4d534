import { lazyRouteComponent, useParams } from '@tanstack/react-router'
import { pageCode } from '../kit/lazy/page-code.ts'

const EditorPage = lazyRouteComponent(
  pageCode(() => import('../editor/editor-page.tsx')),
  'EditorPage',
)

const ItineraryPage = Object.assign(
  () => {
    const { uuid = '' } = useParams({ strict: false })
    return <EditorPage key={uuid} uuid={uuid} />
  },
  { preload: EditorPage.preload },
)

/** `/itineraries/{uuid}` */
export const itinerary = { component: ItineraryPage, staticData: { title: 'Itinerary' } }

import { lazyRouteComponent, useParams } from '@tanstack/react-router'
import { pageCode } from '../kit/lazy/page-code.ts'

const EditorPage = lazyRouteComponent(
  pageCode(() => import('../editor/editor-page.tsx')),
  'EditorPage',
)

const TemplatePage = Object.assign(
  () => {
    const { uuid = '' } = useParams({ strict: false })
    return <EditorPage key={uuid} uuid={uuid} isTemplate />
  },
  { preload: EditorPage.preload },
)

/** `/templates/{uuid}` */
export const template = { component: TemplatePage, staticData: { title: 'Template' } }

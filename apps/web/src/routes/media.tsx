import { lazyRouteComponent } from '@tanstack/react-router'
import { provideUpload } from '../kit/upload-provided.ts'
import { pageCode } from '../kit/page-code.ts'

provideUpload(async () => (await import('../features/media/upload/upload-dialog.tsx')).UploadDialog)

/** `/media` */
export const media = {
  component: lazyRouteComponent(
    pageCode(() => import('../features/media/media-page.tsx')),
    'MediaPage',
  ),
  staticData: { title: 'Media library' },
}

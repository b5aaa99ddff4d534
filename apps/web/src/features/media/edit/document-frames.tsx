import { FramedPicture } from './framed-picture.tsx'
import type { PictureEdit } from './picture-edit.ts'
import * as wording from './wording.ts'

type DocumentFramesProps = { src: string; size: { width: number; height: number }; edit: PictureEdit }

/** The formats to which the published page and the brochure crop images (packages/publishing), scaled to pixels here. */
const frames = [
  { name: wording.pageDayPreview, width: 210, height: 100 },
  { name: wording.pageCoverPreview, width: 160, height: 100 },
  { name: wording.pageStayPreview, width: 133, height: 100 },
  { name: wording.pageGalleryPreview, width: 100, height: 100 },
  { name: wording.brochureCoverPreview, width: 71, height: 100 },
] as const

/** Previews of how documents will show the image. */
export function DocumentFrames({ src, size, edit }: DocumentFramesProps) {
  return (
    <section aria-labelledby="document-frames">
      <h3 id="document-frames" className="eyebrow mb-3">
        {wording.previewsTitle}
      </h3>
      <ul className="flex flex-wrap gap-4">
        {frames.map(({ name, ...frame }) => (
          <li key={name} className="w-min">
            <span className="block border border-line">
              <FramedPicture src={src} size={size} edit={edit} frame={frame} />
            </span>
            <span className="mt-1 block text-xs text-ink-soft">{name}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

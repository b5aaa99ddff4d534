import { DropZone } from 'react-aria-components/DropZone'
import { classNames } from '../../ui/class-names.ts'
import { addPictures } from './add-pictures.ts'
import { pictureDrag, picturesIn } from './picture-drag.ts'
import type { PictureDropProps } from './picture-drop.tsx'

/** Where pictures can be dropped, by pointer or by React Aria's keyboard mode. */
export function PictureZone({ place, className, children }: PictureDropProps & { className?: string }) {
  return (
    <DropZone
      aria-label={`Pictures of ${place.label}`}
      getDropOperation={(types) => (types.has(pictureDrag) ? 'copy' : 'cancel')}
      onDrop={({ items }) => void picturesIn(items).then((uuids) => addPictures(place, uuids))}
      className={({ isDropTarget }) =>
        classNames('focus-ring rounded-sm', isDropTarget && 'bg-brand-tint outline-2 outline-brand', className)
      }
    >
      {children}
    </DropZone>
  )
}

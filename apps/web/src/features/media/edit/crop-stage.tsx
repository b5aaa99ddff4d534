import { ReactCrop } from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import './picture-editor.css'
import { turnedStyle } from './framed-picture.tsx'
import { FittedBox } from './fitted-box.tsx'
import { type Part, type PictureEdit, turnedSize } from './picture-edit.ts'
import * as wording from './wording.ts'

type CropStageProps = {
  src: string
  size: { width: number; height: number }
  edit: PictureEdit
  /** Width divided by height; undefined if it is free. */
  ratio: number | undefined
  onCrop: (crop: Part) => void
}

/** The whole image as rotated, with a crop box that is dragged, or moved with the arrow keys. */
export function CropStage({ src, size, edit, ratio, onCrop }: CropStageProps) {
  const { crop } = edit
  return (
    <FittedBox {...turnedSize(size, edit.rotation)}>
      <ReactCrop
        className="picture-crop"
        crop={{ unit: '%', x: crop.x * 100, y: crop.y * 100, width: crop.width * 100, height: crop.height * 100 }}
        aspect={ratio}
        keepSelection
        ruleOfThirds
        minWidth={24}
        minHeight={24}
        ariaLabels={wording.cropHandles}
        onChange={(_, { x, y, width, height }) => {
          // The cropper reports zero until it knows its size.
          if (width > 0 && height > 0) onCrop({ x: x / 100, y: y / 100, width: width / 100, height: height / 100 })
        }}
      >
        <span className="relative block size-full overflow-hidden">
          <img src={src} alt="" draggable={false} style={turnedStyle(size, edit)} className="absolute max-w-none!" />
        </span>
      </ReactCrop>
    </FittedBox>
  )
}

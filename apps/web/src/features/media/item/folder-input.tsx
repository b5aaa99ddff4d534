import type { FieldValues } from 'react-hook-form'
import { Input, type InputProps } from '../../../kit/form/inputs.tsx'
import { FolderName } from '../../../media/folders/folder-name.tsx'

/** The folder of a file, in a form. */
export function FolderInput<V extends FieldValues>(props: InputProps<V>) {
  return (
    <Input {...props}>
      {({ name, value, onChange }, fieldProps) => (
        <FolderName {...fieldProps} name={name} value={typeof value === 'string' ? value : null} onChange={onChange} />
      )}
    </Input>
  )
}

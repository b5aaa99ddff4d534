import { CreateForm } from './create-form.tsx'

/** Starts a new template. */
export function CreateTemplatePage() {
  return <CreateForm isTemplate />
}

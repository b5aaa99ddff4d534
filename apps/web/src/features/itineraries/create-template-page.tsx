import { CreateForm } from './create-form.tsx'

/** Starts a new template. */
export function CreatePage() {
  return <CreateForm isTemplate />
}

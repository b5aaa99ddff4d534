import { CreateForm } from './create-form.tsx'

/** The page to create a template. */
export function CreatePage() {
  return <CreateForm />
}

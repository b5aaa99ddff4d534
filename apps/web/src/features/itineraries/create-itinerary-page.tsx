import { CreateForm } from './create-form.tsx'

/** Starts a new itinerary. */
export function CreatePage() {
  return <CreateForm isTemplate={false} />
}

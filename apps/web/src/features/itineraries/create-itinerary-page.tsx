import { CreateForm } from './create-form.tsx'

/** The page to create an itinerary. */
export function CreatePage() {
  return <CreateForm isTemplate={false} />
}

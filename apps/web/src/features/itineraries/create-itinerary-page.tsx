import { CreateForm } from './create-form.tsx'

/** Starts a new trip. */
export function CreateItineraryPage() {
  return <CreateForm isTemplate={false} />
}

import { CreateForm } from './create-form.tsx'

/** Starts a new itinerary. */
export function CreateItineraryPage() {
  return <CreateForm isTemplate={false} />
}

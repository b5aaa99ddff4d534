import { BedDouble, Car, Plane } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../button.tsx'
import { Checkbox } from '../checkbox.tsx'
import { ComboBox } from '../combo-box.tsx'
import { DateField } from '../date-field.tsx'
import { FormErrorSummary } from '../form-error-summary.tsx'
import type { FormError } from '../form-error-summary.tsx'
import { Form } from '../form.tsx'
import { NumberField } from '../number-field.tsx'
import { PasswordField } from '../password-field.tsx'
import { RadioGroup } from '../radio-group.tsx'
import { SearchField } from '../search-field.tsx'
import { SegmentedControl } from '../segmented-control.tsx'
import { Select } from '../select.tsx'
import { Switch } from '../switch.tsx'
import { TextArea } from '../text-area.tsx'
import { TextField } from '../text-field.tsx'
import { TimeField } from '../time-field.tsx'
import { Section } from './section.tsx'

interface Place {
  id: string
  name: string
  country: string
}

const PLACES: Place[] = [
  { id: 'etosha', name: 'Etosha', country: 'Namibia' },
  { id: 'okavango', name: 'Okavango Delta', country: 'Botswana' },
  { id: 'sossusvlei', name: 'Sossusvlei', country: 'Namibia' },
  { id: 'victoria-falls', name: 'Victoria Falls', country: 'Zimbabwe' },
]
const REJECTED: FormError[] = [
  { name: 'reference', label: 'Reference', message: 'Another itinerary has this reference.' },
]

export function FormsSection() {
  const [errors, setErrors] = useState<FormError[]>([])
  const [start, setStart] = useState<string | null>('2026-05-14')
  const [time, setTime] = useState<string | null>('06:45')
  const [nights, setNights] = useState<number | null>(3)
  const [price, setPrice] = useState<number | null>(12480)
  const [kind, setKind] = useState<'stay' | 'drive' | 'flight' | null>('stay')
  const [audience, setAudience] = useState<'client' | 'internal' | null>('client')
  const [view, setView] = useState<'days' | 'map' | 'page'>('days')
  const [search, setSearch] = useState('')

  return (
    <Section title="Forms">
      <Form label="Itinerary" onSubmit={() => setErrors([...REJECTED])}>
        <FormErrorSummary errors={errors} />
        <div className="grid items-start gap-6 sm:grid-cols-2 lg:grid-cols-3">
          <TextField label="Title" name="title" isRequired defaultValue="Fourteen days through Namibia" />
          <TextField
            label="Reference"
            name="reference"
            errorMessage={errors.find(({ name }) => name === 'reference')?.message}
            defaultValue="KT-2041"
            description="Only your company sees it."
          />
          <TextField
            label="Supplier’s email"
            type="email"
            errorMessage="Write it as name@example.com."
            defaultValue="name@"
          />
          <DateField label="Start date" value={start} onChange={setStart} isClearable description={`Value: ${start}`} />
          <TimeField label="Pick-up" value={time} onChange={setTime} />
          <NumberField label="Nights" value={nights} onChange={setNights} minValue={0} maxValue={60} hasSteps />
          <NumberField
            label="Display price"
            value={price}
            onChange={setPrice}
            prefix="€"
            formatOptions={{ minimumFractionDigits: 2 }}
          />
          <Select
            label="Kind"
            options={[
              { id: 'stay', label: 'Stay', icon: BedDouble },
              { id: 'drive', label: 'Drive', description: 'Self-drive with a rented car', icon: Car },
              { id: 'flight', label: 'Flight', icon: Plane },
            ]}
            value={kind}
            onChange={setKind}
          />
          <DestinationField />
          <TextArea
            label="Day description"
            className="sm:col-span-2"
            defaultValue="Leave the coast behind and climb the Spreetshoogte Pass; the light is best before nine."
          />
          <PasswordField
            label="Password"
            defaultValue="lantern otter drizzle"
            autoComplete="off"
            description="At least 12 characters."
            strength={{ level: 3, isEnough: true, words: 'Strong' }}
          />
          <TextField label="Disabled" isDisabled defaultValue="Cannot be changed" />
        </div>
        <div className="flex flex-wrap items-start gap-x-12 gap-y-6">
          <RadioGroup
            label="Audience"
            options={[
              { id: 'client', label: 'Clients', description: 'Shown on the public page' },
              { id: 'internal', label: 'Internal', description: 'Only for your company' },
            ]}
            value={audience}
            onChange={setAudience}
          />
          <div className="flex flex-col gap-3">
            <Checkbox defaultSelected>Breakfast included</Checkbox>
            <Checkbox description="They are asked before you publish.">Needs confirmation</Checkbox>
            <Checkbox isIndeterminate>All days</Checkbox>
            <Checkbox isDisabled>Not in this plan</Checkbox>
          </div>
          <div className="flex flex-col gap-3">
            <Switch defaultSelected>Public page online</Switch>
            <Switch description="A passcode is asked for.">Protected</Switch>
          </div>
        </div>
        <div className="flex flex-wrap items-end gap-4">
          <SegmentedControl
            label="View"
            options={[
              { id: 'days', label: 'Days', count: 14 },
              { id: 'map', label: 'Map' },
              { id: 'page', label: 'Page' },
            ]}
            value={view}
            onChange={setView}
          />
          <SearchField label="Search itineraries" value={search} onChange={setSearch} className="w-full sm:w-72" />
          <Button type="submit" variant="primary">
            Save (the reference is refused)
          </Button>
        </div>
      </Form>
    </Section>
  )
}

function DestinationField() {
  const [place, setPlace] = useState<Place | null>(null)
  const [found, setFound] = useState<Place[]>([])
  const [isLoading, setIsLoading] = useState(false)
  const search = (text: string) => {
    setIsLoading(true)
    setTimeout(() => {
      setFound(PLACES.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase())))
      setIsLoading(false)
    }, 300)
  }
  return (
    <ComboBox
      label="Destination"
      items={found}
      itemId={({ id }) => id}
      itemText={({ name }) => name}
      itemSection={({ country }) => country}
      renderItem={({ name, country }) => (
        <>
          {name} <span className="text-ink-soft">{country}</span>
        </>
      )}
      value={place}
      onChange={setPlace}
      onSearch={search}
      isLoading={isLoading}
    />
  )
}

import { useQueries } from '@tanstack/react-query'
import type { contact } from '@sojourn/contract/resources/contact'
import type { user } from '@sojourn/contract/resources/user'
import { ReferenceField, ReferencesField } from '../../kit/form/reference-field.tsx'
import { clients } from '../../data/clients.ts'
import type { ResourceClient } from '../../data/resource-client.ts'
import type { Wire } from '../../data/resource-lists.ts'
import { useTenant } from '../../data/session.ts'
import { Link } from '../../ui/link.tsx'
import { useItinerary } from '../store/itinerary-context.tsx'
import * as wording from './wording.ts'
import { nameOf } from '../../kit/words/record-name.ts'

const { contacts, users: colleagues } = clients

type One = {
  label: string
  description?: string
  isLabelHidden?: boolean
  value: string | null
  onChange: (uuid: string | null) => void
}

/** A field for a contact of the company. */
export function ItineraryContact(props: One) {
  const { isReadOnly } = useItinerary()
  if (isReadOnly) return <Names<typeof contact> {...props} client={contacts} at="/contacts" values={[props.value]} />
  return <ReferenceField<typeof contact> {...props} client={contacts} nameOf={nameOf} one={wording.contact} />
}

/** A field for a member of the company. */
export function ItineraryMember(props: One) {
  const { isReadOnly } = useItinerary()
  if (isReadOnly) return <Names<typeof user> {...props} client={colleagues} values={[props.value]} />
  return (
    <ReferenceField<typeof user>
      {...props}
      client={colleagues}
      nameOf={nameOf}
      one={wording.colleague}
      noneText={wording.noPeople}
    />
  )
}

/** A field for several members of the company. */
export function ItineraryMembers(props: {
  label: string
  value: readonly string[]
  max: number
  onChange: (uuids: string[]) => void
}) {
  const { isReadOnly } = useItinerary()
  if (isReadOnly) return <Names<typeof user> {...props} client={colleagues} values={props.value} />
  return <ReferencesField<typeof user> {...props} client={colleagues} nameOf={nameOf} one={wording.colleague} />
}

type NamesProps<R extends Wire> = {
  client: ResourceClient<R>
  /** The path of their pages, for links. */
  at?: string
  values: readonly (string | null)[]
}

/** The names with a label, for users who may not change them. */
function Names<R extends Wire>({ label, ...names }: NamesProps<R> & { label: string }) {
  return (
    <dl>
      <dt className="text-sm font-medium">{label}</dt>
      <dd className="mt-1 text-ink-soft">
        <NamesOf {...names} />
      </dd>
    </dl>
  )
}

/** The names of records as text, one below the other. */
export function NamesOf<R extends Wire>({ client, at, values }: NamesProps<R>) {
  const { uuid: tenant } = useTenant()
  const uuids = values.filter((uuid) => uuid !== null)
  const queries = useQueries({ queries: uuids.map((uuid) => client.get(tenant, uuid)) })
  return (
    <>
      {uuids.length === 0 && <span className="text-ink-soft">{wording.noPeople}</span>}
      {uuids.map((uuid, index) => {
        const record = queries[index]?.data
        const name = record ? nameOf(record) : '…'
        return (
          <span key={uuid} dir="auto" className="block wrap-anywhere">
            {at ? <Link href={`${at}/${uuid}`}>{name}</Link> : name}
          </span>
        )
      })}
    </>
  )
}

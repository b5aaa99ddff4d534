import { ProseInput, TextInput } from '../../kit/form/inputs.tsx'
import type { KeptForm } from '../../kit/form/use-kept-form.ts'
import type { Settings } from './company.ts'

/** The company's contact details, registration and bank details. */
export function ContactFields({ form }: { form: KeptForm<Settings> }) {
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <TextInput
          form={form}
          name="phone"
          type="tel"
          isNullable
          autoComplete="off"
          description="With the country code and without spaces, such as +27215550100."
        />
        <TextInput form={form} name="email" type="email" isNullable autoComplete="off" />
      </div>
      <TextInput form={form} name="website" type="url" isNullable autoComplete="off" description="https://…" />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextInput
          form={form}
          name="registration"
          isNullable
          autoComplete="off"
          description="As printed, such as “Company registration 2009/104211/07”."
        />
        <TextInput
          form={form}
          name="licence"
          isNullable
          autoComplete="off"
          description="A licence, or a membership of a trade association."
        />
      </div>
      <ProseInput
        form={form}
        name="bankDetails"
        isNullable
        rows={4}
        description="Clients see them below the payments of an itinerary, and nowhere else."
      />
    </>
  )
}

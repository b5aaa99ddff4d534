import { ProseInput, TextInput } from '../../kit/form/inputs.tsx'
import type { KeptForm } from '../../kit/form/use-kept-form.ts'
import type { Settings } from './company.ts'
import * as wording from './wording.ts'

/** The company's contact details, registration and bank details. */
export function ContactFields({ form }: { form: KeptForm<Settings> }) {
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <TextInput form={form} name="phone" type="tel" isNullable autoComplete="off" description={wording.phoneHint} />
        <TextInput form={form} name="email" type="email" isNullable autoComplete="off" />
      </div>
      <TextInput
        form={form}
        name="website"
        type="url"
        isNullable
        autoComplete="off"
        description={wording.websiteHint}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextInput
          form={form}
          name="registration"
          isNullable
          autoComplete="off"
          description={wording.registrationHint}
        />
        <TextInput form={form} name="licence" isNullable autoComplete="off" description={wording.licenceHint} />
        <TextInput form={form} name="taxId" isNullable autoComplete="off" description={wording.taxIdHint} />
      </div>
      <ProseInput form={form} name="bankDetails" isNullable rows={4} description={wording.bankDetailsHint} />
    </>
  )
}

import { ProseInput, TextInput } from '../../kit/form/inputs.tsx'
import type { KeptForm } from '../../kit/form/use-kept-form.ts'
import type { Settings } from './company.ts'
import * as wording from './wording.ts'

/** The company's contact details, registration, bank details and bank account. */
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
      <fieldset className="min-w-0">
        <legend className="text-sm font-medium">{wording.bankAccountTitle}</legend>
        <p className="text-sm text-ink-soft">{wording.bankAccountHint}</p>
        <div className="mt-4 grid gap-6 sm:grid-cols-2">
          <TextInput form={form} name="bankAccount.iban" isNullable autoComplete="off" />
          <TextInput form={form} name="bankAccount.bic" isNullable autoComplete="off" />
          <TextInput
            form={form}
            name="bankAccount.holder"
            isNullable
            autoComplete="off"
            description={wording.holderHint}
          />
          <TextInput form={form} name="bankAccount.bank" isNullable autoComplete="off" />
        </div>
      </fieldset>
    </>
  )
}

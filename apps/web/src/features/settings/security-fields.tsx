import { linkTo } from '../../kit/words/message-tags.tsx'
import { Input, NumberInput } from '../../kit/form/inputs.tsx'
import type { KeptForm } from '../../kit/form/use-kept-form.ts'
import { useSession } from '../../data/session.ts'
import { Switch } from '../../ui/switch.tsx'
import type { Settings } from './company.ts'
import * as wording from './wording.ts'

/** The security settings for the members' logins. */
export function SecurityFields({ form }: { form: KeptForm<Settings> }) {
  const hasOwn = useSession(({ user }) => user?.hasSecondFactor === true)
  return (
    <>
      <Input form={form} name="requiresSecondFactor">
        {({ value, onChange }, { label, errorMessage }) => (
          <div className="flex flex-col gap-2" data-field="requiresSecondFactor">
            <Switch
              isSelected={value === true}
              onChange={onChange}
              isDisabled={!hasOwn && value !== true}
              description={wording.secondFactorHint}
            >
              {label}
            </Switch>
            {!hasOwn && value !== true && (
              <p className="text-sm text-ink-soft">{wording.secondFactorFirst({ link: linkTo('/profile') })}</p>
            )}
            {errorMessage && <p className="text-sm text-danger">{errorMessage}</p>}
          </div>
        )}
      </Input>
      <NumberInput
        form={form}
        name="travellerDetailsDays"
        suffix={wording.travellerDetailsUnit}
        description={wording.travellerDetailsHint}
      />
    </>
  )
}

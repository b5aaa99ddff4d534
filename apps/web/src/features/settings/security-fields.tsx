import { Link } from '../../ui/link.tsx'
import { Input } from '../../kit/form/inputs.tsx'
import type { KeptForm } from '../../kit/form/use-kept-form.ts'
import { useSession } from '../../data/session.ts'
import { Switch } from '../../ui/switch.tsx'
import type { Settings } from './company.ts'

/** The security settings for the members' logins. */
export function SecurityFields({ form }: { form: KeptForm<Settings> }) {
  const hasOwn = useSession(({ user }) => user?.hasSecondFactor === true)
  return (
    <Input form={form} name="requiresSecondFactor">
      {({ value, onChange }, { label, errorMessage }) => (
        <div className="flex flex-col gap-2" data-field="requiresSecondFactor">
          <Switch
            isSelected={value === true}
            onChange={onChange}
            isDisabled={!hasOwn && value !== true}
            description="Members without an authenticator app or a passkey can open nothing of the company until they add one."
          >
            {label}
          </Switch>
          {!hasOwn && value !== true && (
            <p className="text-sm text-ink-soft">
              To turn this on, <Link href="/profile">add a second step to your own account</Link> first.
            </p>
          )}
          {errorMessage && <p className="text-sm text-danger">{errorMessage}</p>}
        </div>
      )}
    </Input>
  )
}

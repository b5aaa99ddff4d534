import type { FieldValues } from 'react-hook-form'
import { useId } from 'react'
import { type RoleName, roleNames } from '@sojourn/contract/kit/role-names'
import { Input, type InputProps } from '../../kit/form/inputs.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import * as wording from './wording.ts'

type Props<V extends FieldValues> = InputProps<V> & {
  /** A role that cannot be removed. */
  always?: RoleName
}

/** The roles of a member, each with a description. */
export function RolesInput<V extends FieldValues>({ form, name, label, always }: Props<V>) {
  const messageId = useId()
  return (
    <Input form={form} name={name} label={label}>
      {({ value, onChange }, props) => {
        const held = rolesIn(value)
        const change = (role: RoleName, isHeld: boolean) =>
          onChange(roleNames.filter((one) => (one === role ? isHeld : held.includes(one))))
        return (
          <fieldset data-field={name} aria-describedby={props.errorMessage ? messageId : undefined}>
            <legend className="sr-only">{props.label}</legend>
            <div className="flex flex-col gap-4">
              {roleNames.map((role) => (
                <Checkbox
                  key={role}
                  isSelected={held.includes(role)}
                  isDisabled={role === always}
                  onChange={(isHeld) => change(role, isHeld)}
                  description={wording.roleHints[role]}
                >
                  {wording.roleNames[role]}
                </Checkbox>
              ))}
            </div>
            {props.errorMessage && (
              <p id={messageId} className="mt-3 text-sm text-danger first-letter:uppercase">
                {props.errorMessage}
              </p>
            )}
          </fieldset>
        )
      }}
    </Input>
  )
}

const rolesIn = (value: unknown): RoleName[] =>
  Array.isArray(value) ? roleNames.filter((role) => value.includes(role)) : []

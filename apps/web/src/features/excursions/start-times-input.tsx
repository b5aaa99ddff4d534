import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Input } from '../../kit/form/inputs.tsx'
import type { KeptForm } from '../../kit/form/use-kept-form.ts'
import { Button } from '../../ui/button.tsx'
import { TagField } from '../../ui/tag-field.tsx'
import { TimeField } from '../../ui/time-field.tsx'
import * as wording from './wording.ts'

/** The start times of an excursion. */
export function StartTimesInput({ form }: { form: KeptForm<FieldValues> }) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <Input form={form} name="startTimes">
      {({ value, onChange }, props) => {
        const times: readonly string[] = Array.isArray(value) ? value.map(String) : []
        return (
          <TagField
            {...props}
            name="startTimes"
            values={times}
            onRemove={(gone) => onChange(times.filter((time) => !gone.has(time)))}
          >
            <div className="flex items-end gap-2">
              <TimeField label={wording.startTime} isLabelHidden className="w-32" value={typed} onChange={setTyped} />
              <Button
                icon={Plus}
                isDisabled={
                  typed === null || times.includes(typed) || times.length >= (form.limits('startTimes').max ?? Infinity)
                }
                onPress={() => {
                  if (typed !== null) onChange([...times, typed].toSorted())
                  setTyped(null)
                }}
              >
                {wording.addStartTime}
              </Button>
            </div>
          </TagField>
        )
      }}
    </Input>
  )
}

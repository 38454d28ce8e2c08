import { ChoiceCard, type ChoiceCardContent } from '@/ui/kit/choice-card'
import { CheckboxControl } from '@/ui/kit/choice-frame'
import styles from './checkbox-group.module.css'

interface CheckboxOption<Value extends string> extends ChoiceCardContent {
  readonly value: Value
}

interface CheckboxGroupProps<Value extends string> {
  readonly legend: string
  /** First part of the id of each checkbox. The second part is the value of the option. */
  readonly idPrefix: string
  readonly options: readonly CheckboxOption<Value>[]
  readonly checkedValues: readonly Value[]
  readonly onToggle: (value: Value) => void
}

/** A group of native checkboxes, each with a title and a description. Several checkboxes can be ticked. */
export function CheckboxGroup<Value extends string>({
  legend,
  idPrefix,
  options,
  checkedValues,
  onToggle,
}: CheckboxGroupProps<Value>) {
  return (
    <fieldset className={styles['choices']}>
      <legend className="visually-hidden">{legend}</legend>
      {options.map((option) => (
        <ChoiceCard
          key={option.value}
          content={option}
          control={
            <CheckboxControl
              id={`${idPrefix}-${option.value}`}
              checked={checkedValues.includes(option.value)}
              onChange={() => onToggle(option.value)}
            />
          }
        />
      ))}
    </fieldset>
  )
}

import { ChoiceCard, type ChoiceText } from '@/ui/kit/choice-card'
import { CheckboxControl } from '@/ui/kit/choice-frame'
import styles from './check-cards.module.css'

export interface Check<Value extends string> extends ChoiceText {
  readonly value: Value
}

export interface CheckCardsProps<Value extends string> {
  readonly legend: string
  /** Prefix of the ids. */
  readonly name: string
  readonly options: readonly Check<Value>[]
  readonly checked: readonly Value[]
  readonly onToggle: (value: Value) => void
}

/** A choice of several, as native checkboxes with a description each. */
export function CheckCards<Value extends string>({
  legend,
  name,
  options,
  checked,
  onToggle,
}: CheckCardsProps<Value>) {
  return (
    <fieldset className={styles['choices']}>
      <legend className="visually-hidden">{legend}</legend>
      {options.map((option) => (
        <ChoiceCard
          key={option.value}
          text={option}
          control={
            <CheckboxControl
              id={`${name}-${option.value}`}
              checked={checked.includes(option.value)}
              onChange={() => onToggle(option.value)}
            />
          }
        />
      ))}
    </fieldset>
  )
}

import { ChoiceCard, type ChoiceCardText } from './choice-card'
import { RadioControl } from './choice-frame'
import { FieldError } from './field'
import styles from './choice-cards.module.css'

export interface ChoiceCardOption<Value extends string> extends ChoiceCardText {
  readonly value: Value
}

export interface ChoiceCardsProps<Value extends string> {
  readonly legend: string
  /** Name of the radio group. It is also the id of the first option, to which the error summary links. */
  readonly name: string
  readonly options: readonly ChoiceCardOption<Value>[]
  readonly value: Value | undefined
  readonly onChange: (value: Value) => void
  readonly error?: string | undefined
  /** Whether the legend is hidden visually, because it repeats the screen's title. */
  readonly legendHidden?: boolean
}

/** A choice of one option, as native radios with a description each. */
export function ChoiceCards<Value extends string>({
  legend,
  name,
  options,
  value,
  onChange,
  error,
  legendHidden = false,
}: ChoiceCardsProps<Value>) {
  return (
    <fieldset className={styles['choices']} aria-describedby={error ? `${name}-error` : undefined}>
      <legend className={legendHidden ? 'visually-hidden' : styles['legend']}>{legend}</legend>
      <FieldError id={name} error={error} />
      {options.map((option, position) => (
        <ChoiceCard
          key={option.value}
          text={option}
          wrong={Boolean(error)}
          control={
            <RadioControl
              id={position === 0 ? name : `${name}-${option.value}`}
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
          }
        />
      ))}
    </fieldset>
  )
}

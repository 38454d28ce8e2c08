import { ChoiceCard, type ChoiceWords } from './choice-card'
import { RadioMark } from './choice-frame'
import { FieldError } from './field'
import styles from './choice-cards.module.css'

export interface Choice<Value extends string> extends ChoiceWords {
  readonly value: Value
}

export interface ChoiceCardsProps<Value extends string> {
  readonly legend: string
  /** Also the id of the first choice, for the error summary to lead to. */
  readonly name: string
  readonly options: readonly Choice<Value>[]
  readonly value: Value | undefined
  readonly onChange: (value: Value) => void
  readonly error?: string | undefined
  /** The legend repeats the screen's title: only heard. */
  readonly legendHidden?: boolean
}

/** One of a few, as native radios with room to say what each means. */
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
          words={option}
          wrong={Boolean(error)}
          mark={
            <RadioMark
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

import { ChoiceCard, type ChoiceCardContent } from './choice-card'
import { RadioControl } from './choice-frame'
import { FieldError } from './field'
import styles from './choice-cards.module.css'

export interface ChoiceCardOption<Value extends string> extends ChoiceCardContent {
  readonly value: Value
}

interface ChoiceCardsProps<Value extends string> {
  readonly legend: string
  /**
   * Name of the group of radio buttons. The first radio button has it as its id, so that the error summary
   * of the form can link to it.
   */
  readonly name: string
  readonly options: readonly ChoiceCardOption<Value>[]
  readonly value: Value | undefined
  readonly onChange: (value: Value) => void
  readonly error?: string | undefined
  /**
   * Whether the legend of the group is only read by screen readers, because the title of the screen says the
   * same.
   */
  readonly legendHidden?: boolean
}

/** A group of native radio buttons, each with a title and a description, of which one can be chosen. */
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
          content={option}
          invalid={Boolean(error)}
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

import type { ReactNode } from 'react'
import { classNames } from './class-names'
import { FieldError } from './field'
import { Icon, type IconName } from './icon'
import styles from './choice-cards.module.css'

export interface Choice<Value extends string> {
  readonly value: Value
  readonly title: ReactNode
  readonly detail?: ReactNode
  /** At the far end of the card: an amount, a chip. */
  readonly aside?: ReactNode
  readonly icon?: IconName
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
        <label
          key={option.value}
          className={classNames(
            styles['card'],
            option.value === value && styles['chosen'],
            Boolean(error) && styles['wrong'],
          )}
        >
          <input
            type="radio"
            id={position === 0 ? name : `${name}-${option.value}`}
            name={name}
            value={option.value}
            checked={option.value === value}
            className={styles['radio']}
            onChange={() => onChange(option.value)}
          />
          {option.icon && <Icon name={option.icon} />}
          <span className={styles['words']}>
            <span className={styles['title']}>{option.title}</span>
            {option.detail && <span className={styles['detail']}>{option.detail}</span>}
          </span>
          {option.aside && <span className={styles['aside']}>{option.aside}</span>}
        </label>
      ))}
    </fieldset>
  )
}

import type { ReactNode } from 'react'
import { classNames } from './class-names'
import styles from './check-cards.module.css'
import { Icon } from './icon'

export interface Check<Value extends string> {
  readonly value: Value
  readonly title: ReactNode
  readonly detail?: ReactNode
  /** At the far end of the card: an amount, a chip. */
  readonly aside?: ReactNode
}

export interface CheckCardsProps<Value extends string> {
  readonly legend: string
  /** Begins the id of each. */
  readonly name: string
  readonly options: readonly Check<Value>[]
  readonly checked: readonly Value[]
  readonly onToggle: (value: Value) => void
}

/** Any of a few, as native checkboxes with room to say what each means. */
export function CheckCards<Value extends string>({
  legend,
  name,
  options,
  checked,
  onToggle,
}: CheckCardsProps<Value>) {
  return (
    <fieldset className={styles['checks']}>
      <legend className="visually-hidden">{legend}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={classNames(styles['card'], checked.includes(option.value) && styles['chosen'])}
        >
          <span className={styles['box']}>
            <input
              type="checkbox"
              id={`${name}-${option.value}`}
              checked={checked.includes(option.value)}
              className={styles['input']}
              onChange={() => onToggle(option.value)}
            />
            <Icon name="check" size="small" />
          </span>
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

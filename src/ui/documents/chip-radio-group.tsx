import { RadioOrCheckboxFrame, RadioControl } from '@/ui/kit/choice-frame'
import styles from './chip-radio-group.module.css'

interface ChipRadioGroupProps {
  readonly legend: string
  readonly name: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly value: string
  readonly onChange: (value: string) => void
}

/**
 * A group of native radio buttons in a row, which continues on a new line if there is not enough room. The
 * chosen option decides what the screen shows below the group.
 */
export function ChipRadioGroup({ legend, name, options, value, onChange }: ChipRadioGroupProps) {
  return (
    <fieldset>
      <legend className={styles['legend']}>{legend}</legend>
      <div className={styles['menu']}>
        {options.map((option) => (
          <RadioOrCheckboxFrame key={option.value} shape="chip" className={styles['chip']}>
            <RadioControl
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </RadioOrCheckboxFrame>
        ))}
      </div>
    </fieldset>
  )
}

import { Field } from '@/ui/kit/field'
import styles from './slider-field.module.css'

interface SliderFieldProps {
  readonly id: string
  readonly label: string
  readonly min: number
  readonly max: number
  readonly step: number
  readonly value: number
  readonly onChange: (value: number) => void
  readonly disabled?: boolean
}

/** A form field in which the customer chooses a number with a slider (the browser's own control). */
export function SliderField({ id, label, onChange, ...native }: SliderFieldProps) {
  return (
    <Field id={id} label={label}>
      <input
        {...native}
        id={id}
        type="range"
        className={styles['range']}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </Field>
  )
}

import type { ComponentProps, ReactNode, Ref } from 'react'
import styles from './choice-frame.module.css'
import { classNames } from './class-names'
import { Icon } from './icon'

interface RadioOrCheckboxFrameProps {
  readonly shape?: 'card' | 'chip'
  /** Whether the frame marks an error: the customer has to choose an option and has not chosen one. */
  readonly invalid?: boolean
  /** CSS class that lays out the content of the frame; undefined if none is needed. */
  readonly className: string | undefined
  readonly ref?: Ref<HTMLLabelElement> | undefined
  /** The radio button or checkbox of the option, and a description of the option. */
  readonly children: ReactNode
}

/** The frame around one option. A press anywhere inside the frame selects the option. */
export function RadioOrCheckboxFrame({
  shape = 'card',
  invalid = false,
  className,
  ref,
  children,
}: RadioOrCheckboxFrameProps) {
  return (
    <label
      ref={ref}
      className={classNames(styles['frame'], styles[shape], invalid && styles['wrong'], className)}
    >
      {children}
    </label>
  )
}

type InputProps = ComponentProps<'input'>

interface RadioOrCheckboxProps extends Pick<InputProps, 'id' | 'name' | 'value'> {
  readonly checked: boolean
  readonly onChange: () => void
}

/** The radio button inside a `RadioOrCheckboxFrame`. */
export function RadioControl(props: RadioOrCheckboxProps) {
  return <input type="radio" className={classNames(styles['control'], styles['radio'])} {...props} />
}

/** The checkbox inside a `RadioOrCheckboxFrame`. */
export function CheckboxControl(props: RadioOrCheckboxProps) {
  return (
    <span className={styles['box']}>
      <input type="checkbox" className={classNames(styles['control'], styles['checkbox'])} {...props} />
      <Icon name="check" size="small" />
    </span>
  )
}

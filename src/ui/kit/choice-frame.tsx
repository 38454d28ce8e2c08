import type { ComponentProps, ReactNode, Ref } from 'react'
import styles from './choice-frame.module.css'
import { classNames } from './class-names'
import { Icon } from './icon'

export interface ChoiceFrameProps {
  readonly shape?: 'card' | 'chip'
  /** Whether the option is marked as an error, because the customer has to choose one and has not. */
  readonly wrong?: boolean
  /** CSS class of the layout inside the frame. */
  readonly className: string | undefined
  readonly ref?: Ref<HTMLLabelElement> | undefined
  /** The radio or checkbox, and its description. */
  readonly children: ReactNode
}

/** The clickable frame of one option. Pressing anywhere in it selects the option. */
export function ChoiceFrame({ shape = 'card', wrong = false, className, ref, children }: ChoiceFrameProps) {
  return (
    <label
      ref={ref}
      className={classNames(styles['frame'], styles[shape], wrong && styles['wrong'], className)}
    >
      {children}
    </label>
  )
}

type InputProps = ComponentProps<'input'>

export interface ChoiceControlProps extends Pick<InputProps, 'id' | 'name' | 'value'> {
  readonly checked: boolean
  readonly onChange: () => void
}

/** The radio inside a `ChoiceFrame`. */
export function RadioControl(props: ChoiceControlProps) {
  return <input type="radio" className={classNames(styles['control'], styles['radio'])} {...props} />
}

/** The checkbox inside a `ChoiceFrame`. */
export function CheckboxControl(props: ChoiceControlProps) {
  return (
    <span className={styles['box']}>
      <input type="checkbox" className={classNames(styles['control'], styles['checkbox'])} {...props} />
      <Icon name="check" size="small" />
    </span>
  )
}

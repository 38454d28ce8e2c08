import type { ComponentProps, ReactNode, Ref } from 'react'
import styles from './choice-frame.module.css'
import { classNames } from './class-names'
import { Icon } from './icon'

export interface ChoiceFrameProps {
  readonly shape?: 'card' | 'chip'
  /** One had to be chosen and none was. */
  readonly wrong?: boolean
  /** How it lays out what it holds. */
  readonly className: string | undefined
  readonly ref?: Ref<HTMLLabelElement> | undefined
  /** Its radio or checkbox, and what it means. */
  readonly children: ReactNode
}

/** One of a few to choose from, which all of it chooses; what it holds says whether it is the one. */
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

export interface ChoiceMarkProps extends Pick<InputProps, 'id' | 'name' | 'value'> {
  readonly checked: boolean
  readonly onChange: () => void
}

/** Within a frame: the one that is chosen. */
export function RadioMark(props: ChoiceMarkProps) {
  return <input type="radio" className={classNames(styles['mark'], styles['radio'])} {...props} />
}

/** Within a frame: one of those that are chosen. */
export function CheckMark(props: ChoiceMarkProps) {
  return (
    <span className={styles['box']}>
      <input type="checkbox" className={classNames(styles['mark'], styles['checkbox'])} {...props} />
      <Icon name="check" size="small" />
    </span>
  )
}

import type { ReactNode } from 'react'
import { RadioOrCheckboxFrame } from './choice-frame'
import { Icon } from './icon'
import type { IconName } from './icon-svg-paths'
import styles from './choice-cards.module.css'

export interface ChoiceCardText {
  readonly title: ReactNode
  readonly detail?: ReactNode
  /** Content at the end of the option's card, such as an amount or a chip. */
  readonly aside?: ReactNode
  readonly icon?: IconName
}

interface ChoiceCardProps {
  readonly text: ChoiceCardText
  readonly invalid?: boolean
  /** The radio button or checkbox that selects the option. */
  readonly control: ReactNode
}

/** A card for one option of a choice, with a title and a description of the option. */
export function ChoiceCard({ text, invalid = false, control }: ChoiceCardProps) {
  const { icon, title, detail, aside } = text
  return (
    <RadioOrCheckboxFrame invalid={invalid} className={styles['card']}>
      {control}
      {icon && <Icon name={icon} />}
      <span className={styles['text']}>
        <span className={styles['title']}>{title}</span>
        {detail && <span className={styles['detail']}>{detail}</span>}
        {aside && <span className={styles['aside']}>{aside}</span>}
      </span>
    </RadioOrCheckboxFrame>
  )
}

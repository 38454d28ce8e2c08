import type { ReactNode } from 'react'
import { RadioOrCheckboxFrame } from './choice-frame'
import { Icon } from './icon'
import type { IconName } from './icon-svg-paths'
import styles from './choice-cards.module.css'

export interface ChoiceCardContent {
  readonly title: ReactNode
  readonly detail?: ReactNode
  /** Content at the end of the option's card, such as an amount or a chip. */
  readonly endContent?: ReactNode
  readonly icon?: IconName
}

interface ChoiceCardProps {
  readonly content: ChoiceCardContent
  readonly invalid?: boolean
  /** The radio button or checkbox that selects the option. */
  readonly control: ReactNode
}

/** A card for one option of a choice, with a title and a description of the option. */
export function ChoiceCard({ content, invalid = false, control }: ChoiceCardProps) {
  const { icon, title, detail, endContent } = content
  return (
    <RadioOrCheckboxFrame invalid={invalid} className={styles['card']}>
      {control}
      {icon && <Icon name={icon} />}
      <span className={styles['text']}>
        <span className={styles['title']}>{title}</span>
        {detail && <span className={styles['detail']}>{detail}</span>}
        {endContent && <span className={styles['aside']}>{endContent}</span>}
      </span>
    </RadioOrCheckboxFrame>
  )
}

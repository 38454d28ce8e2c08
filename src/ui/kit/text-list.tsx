import { classNames } from './class-names'
import styles from './text-list.module.css'

interface TextListProps {
  readonly items: readonly string[]
  /** Kind of list. `steps` have numbers, because the customer does them in this order. */
  readonly kind: 'steps' | 'points'
  readonly gap?: 'small' | 'medium'
}

/** A list of sentences, one below the other. */
export function TextList({ items, kind, gap = 'medium' }: TextListProps) {
  const List = kind === 'steps' ? 'ol' : 'ul'
  return (
    <List className={classNames(styles[kind], styles[gap])}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  )
}

import type { ReactNode } from 'react'
import { Icon } from './icon'
import styles from './accordion.module.css'

export interface AccordionItem {
  readonly id: string
  readonly title: ReactNode
  readonly content: ReactNode
  readonly open?: boolean
}

interface AccordionProps {
  readonly items: readonly AccordionItem[]
  /** Name of a group of accordions. Among all accordions with the same name, at most one item is open. */
  readonly name?: string
}

export function Accordion({ items, name }: AccordionProps) {
  return (
    <div className={styles['accordion']}>
      {items.map((item) => (
        <details key={item.id} name={name} open={item.open} className={styles['item']}>
          <summary className={styles['summary']}>
            <span className={styles['title']}>{item.title}</span>
            <Icon name="chevron" size="small" />
          </summary>
          <div className={styles['content']}>{item.content}</div>
        </details>
      ))}
    </div>
  )
}

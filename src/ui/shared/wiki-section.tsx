import { type ReactNode } from 'react'
import styles from './wiki-screen.module.css'

export function ComponentSampleSection({
  title,
  children,
}: {
  readonly title: string
  readonly children: ReactNode
}) {
  return (
    <div className={styles['section']}>
      <h2>{title}</h2>
      {children}
    </div>
  )
}

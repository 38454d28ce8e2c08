import { classNames } from './class-names'
import styles from './skeleton.module.css'

export interface SkeletonProps {
  readonly shape: 'card' | 'row' | 'text'
  readonly count?: number
  /** What is on its way: `Cargando tus préstamos`. */
  readonly label: string
  /** Said when it takes longer than usual. */
  readonly note?: string | undefined
}

/** Grey shapes of what is to come; nothing shows in the first 300 ms. */
export function Skeleton({ shape, count = 1, label, note }: SkeletonProps) {
  return (
    <div className={styles['skeleton']}>
      <p role="status" className={note ? styles['note'] : 'visually-hidden'}>
        {note ?? label}
      </p>
      <div className={styles['shapes']} aria-busy="true">
        {Array.from({ length: count }, (_, position) => (
          <div key={position} className={classNames(styles['shape'], styles[shape])} />
        ))}
      </div>
    </div>
  )
}

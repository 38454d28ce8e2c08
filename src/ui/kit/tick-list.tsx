import { Icon } from './icon'
import styles from './tick-list.module.css'

/** A list of advantages, each with a tick. */
export function TickList({ points }: { readonly points: readonly string[] }) {
  return (
    <ul className={styles['list']}>
      {points.map((point) => (
        <li key={point} className={styles['point']}>
          <span className={styles['icon']}>
            <Icon name="check" />
          </span>
          {point}
        </li>
      ))}
    </ul>
  )
}

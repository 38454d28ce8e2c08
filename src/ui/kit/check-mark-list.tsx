import { Icon } from './icon'
import styles from './check-mark-list.module.css'

/** A list of advantages, each with a tick. */
export function CheckMarkList({ points }: { readonly points: readonly string[] }) {
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

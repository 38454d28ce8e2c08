import { classNames } from './class-names'
import screen from './screen.module.css'
import { Skeleton } from './skeleton'
import styles from './screen-skeleton.module.css'

/** The place of a screen that nobody knows yet: its title, and what may come under it. */
export function ScreenSkeleton({ label }: { readonly label: string }) {
  return (
    <div className={classNames(screen['screen'], screen['reading'])}>
      <div className={styles['title']} />
      <Skeleton shape="card" label={label} isAlone />
      <Skeleton shape="row" count={3} isAlone />
    </div>
  )
}

import { classNames } from './class-names'
import screen from './screen.module.css'
import { Skeleton } from './skeleton'
import { continueSkeletonAnimation } from './skeleton-wait'
import styles from './skeleton.module.css'

/** Placeholder for a screen whose content is still loading: shapes for the title and the content. */
export function ScreenSkeleton({ label }: { readonly label: string }) {
  return (
    <div className={classNames(screen['screen'], screen['reading'])}>
      <div ref={continueSkeletonAnimation} className={styles['title']} />
      <Skeleton shape="card" label={label} isOnlyContent />
      <Skeleton shape="row" count={3} isOnlyContent />
    </div>
  )
}

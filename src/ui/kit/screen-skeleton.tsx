import { classNames } from './class-names'
import screen from './screen.module.css'
import { Skeleton, type SkeletonProps } from './skeleton'
import { continueSkeletonAnimation } from './skeleton-wait'
import styles from './skeleton.module.css'

export interface ScreenSkeletonProps {
  readonly label: string
  /** Shape of the first thing below the title; by default a card. */
  readonly firstShape?: SkeletonProps['shape'] | undefined
}

/** Placeholder for a screen whose content is still loading: shapes for the title and the content. */
export function ScreenSkeleton({ label, firstShape = 'card' }: ScreenSkeletonProps) {
  return (
    <div className={classNames(screen['screen'], screen['reading'])}>
      <div ref={continueSkeletonAnimation} className={styles['title']} />
      <Skeleton shape={firstShape} label={label} isOnlyContent />
      <Skeleton shape="row" count={3} isOnlyContent />
    </div>
  )
}

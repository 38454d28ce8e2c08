import { classNames } from './class-names'
import { LoadingIndicator } from './loading-indicator'
import { continueSkeletonAnimation } from './skeleton-wait'
import styles from './skeleton.module.css'

export interface SkeletonProps {
  /** Kind of the grey shapes. `drop` is for content whose kind is not known yet. */
  readonly shape: 'panel' | 'card' | 'row' | 'text' | 'drop'
  /** Number of grey shapes. If the shape is a panel: number of rows below the panel. */
  readonly count?: number
  /**
   * Text that says what is loading, such as `Cargando tus préstamos`; missing if another placeholder on the
   * screen says it.
   */
  readonly label?: string | undefined
  /** Text shown above the shapes in place of `label`, because loading takes longer than usual. */
  readonly note?: string | undefined
  /** Whether the screen shows nothing but the shapes. They then appear at once instead of after 300 ms. */
  readonly isOnlyContent?: boolean
}

/** Grey shapes in place of content that is loading. */
export function Skeleton({
  shape,
  count = shape === 'panel' ? 0 : 1,
  label,
  note,
  isOnlyContent,
}: SkeletonProps) {
  const message = note ?? label
  return (
    <div className={styles['skeleton']}>
      {message !== undefined && (
        <p role="status" className={note ? styles['note'] : 'visually-hidden'}>
          {message}
        </p>
      )}
      <div
        ref={continueSkeletonAnimation}
        className={styles[isOnlyContent ? 'alone' : 'shapes']}
        aria-busy="true"
      >
        {shape === 'drop' && (
          <div className={styles['drop']}>
            <LoadingIndicator />
          </div>
        )}
        {shape === 'panel' && <SkeletonLines of="panel" />}
        {shape !== 'drop' && count > 0 && (
          <SkeletonShapes of={shape === 'panel' ? 'row' : shape} count={count} />
        )}
      </div>
    </div>
  )
}

type RepeatedShape = 'card' | 'row' | 'text'

/** Several grey shapes of the same kind. Rows are on one surface, as in a list; other shapes are apart. */
function SkeletonShapes({ of, count }: { readonly of: RepeatedShape; readonly count: number }) {
  return (
    <div className={styles[of === 'row' ? 'list' : 'apart']}>
      {Array.from({ length: count }, (_, position) => (
        <SkeletonLines key={position} of={of} />
      ))}
    </div>
  )
}

/** Number of lines of text in each kind of shape. */
const lineCountByShape = { panel: 4, card: 3, row: 2, text: 1 } as const

function SkeletonLines({ of }: { readonly of: keyof typeof lineCountByShape }) {
  return (
    <div className={classNames(styles['lines'], styles[of])}>
      {Array.from({ length: lineCountByShape[of] }, (_, position) => (
        <span key={position} />
      ))}
    </div>
  )
}

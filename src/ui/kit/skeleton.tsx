import { classNames } from './class-names'
import { DropLoader } from './drop-loader'
import styles from './skeleton.module.css'

export interface SkeletonProps {
  /** `drop` where nobody knows yet what comes: a question to somebody, a drawing. */
  readonly shape: 'panel' | 'card' | 'row' | 'text' | 'drop'
  /** How many of them; of a panel, how many rows stand under it. */
  readonly count?: number
  /** What is pending: `Cargando tus préstamos`; nothing beside shapes that say it already. */
  readonly label?: string | undefined
  /** Said when it takes longer than usual. */
  readonly note?: string | undefined
  /** There is nothing else to see: the shapes show at once, where beside others they wait for 300 ms. */
  readonly isAlone?: boolean
}

/** Grey shapes in place of content that is loading. */
export function Skeleton({ shape, count = shape === 'panel' ? 0 : 1, label, note, isAlone }: SkeletonProps) {
  const message = note ?? label
  return (
    <div className={styles['skeleton']}>
      {message !== undefined && (
        <p role="status" className={note ? styles['note'] : 'visually-hidden'}>
          {message}
        </p>
      )}
      <div className={styles[isAlone ? 'alone' : 'shapes']} aria-busy="true">
        {shape === 'drop' && (
          <div className={styles['drop']}>
            <DropLoader />
          </div>
        )}
        {shape === 'panel' && <Lines of="panel" />}
        {shape !== 'drop' && count > 0 && <Shapes of={shape === 'panel' ? 'row' : shape} count={count} />}
      </div>
    </div>
  )
}

type Repeated = 'card' | 'row' | 'text'

/** Rows are one surface, as in a list. */
function Shapes({ of, count }: { readonly of: Repeated; readonly count: number }) {
  return (
    <div className={styles[of === 'row' ? 'list' : 'apart']}>
      {Array.from({ length: count }, (_, position) => (
        <Lines key={position} of={of} />
      ))}
    </div>
  )
}

/** As much text as stands in one. */
const linesIn = { panel: 4, card: 3, row: 2, text: 1 } as const

function Lines({ of }: { readonly of: keyof typeof linesIn }) {
  return (
    <div className={classNames(styles['lines'], styles[of])}>
      {Array.from({ length: linesIn[of] }, (_, position) => (
        <span key={position} />
      ))}
    </div>
  )
}

import { Fragment } from 'react'
import styles from './facts.module.css'

/**
 * Short facts in one run: a line ends between two of them, and inside one only when it is longer than the line. The
 * dot between two of them shows only where they stand side by side.
 */
export function Facts({ of: facts }: { readonly of: readonly string[] }) {
  return (
    <span className={styles['facts']}>
      <span className={styles['run']}>
        {facts.map((fact, position) => (
          <Fragment key={fact}>
            {position > 0 && ' '}
            <span className={styles['fact']}>
              {position > 0 && <span className={styles['dot']}>· </span>}
              <span>{fact}</span>
            </span>
          </Fragment>
        ))}
      </span>
    </span>
  )
}

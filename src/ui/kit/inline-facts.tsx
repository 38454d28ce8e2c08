import { Fragment } from 'react'
import styles from './inline-facts.module.css'

/**
 * Short facts in one line, with dots between them. A line break comes between two facts, or inside one only
 * if it is longer than the line.
 */
export function InlineFacts({ of: facts }: { readonly of: readonly string[] }) {
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

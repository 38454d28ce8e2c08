import { Fragment } from 'react'
import styles from './inline-texts-with-dots.module.css'

/**
 * Short facts in one line of text, with dots between them. A line breaks between two facts, and inside a
 * fact only if the fact alone is longer than the line.
 */
export function InlineTextsWithDots({ of: facts }: { readonly of: readonly string[] }) {
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

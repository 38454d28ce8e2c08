import { Fragment } from 'react'
import styles from './facts.module.css'

/** Short facts in one run: a line ends between two of them, and inside one only when it is longer than the line. */
export function Facts({ of: facts }: { readonly of: readonly string[] }) {
  return facts.map((fact, position) => (
    <Fragment key={fact}>
      {position > 0 && ' '}
      <span className={styles['fact']}>
        {fact}
        {position < facts.length - 1 && ' ·'}
      </span>
    </Fragment>
  ))
}

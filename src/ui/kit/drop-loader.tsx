import styles from './drop-loader.module.css'

/** The brand's drop while something is on its way; what that is, is said beside it. */
export function DropLoader() {
  return <span className={styles['drop']} aria-hidden="true" />
}

import styles from './drop-loader.module.css'

/** The brand's drop while something is pending; what that is, is said beside it. */
export function DropLoader() {
  return <span className={styles['drop']} aria-hidden="true" />
}

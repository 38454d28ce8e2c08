import styles from './drop-loader.module.css'

/** An animated drop, the brand's loading indicator. An adjacent text says what is loading. */
export function DropLoader() {
  return <span className={styles['drop']} aria-hidden="true" />
}

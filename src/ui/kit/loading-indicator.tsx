import styles from './loading-indicator.module.css'

/** The brand's loading indicator: an animated drop. A text next to it has to say what is loading. */
export function LoadingIndicator() {
  return <span className={styles['drop']} aria-hidden="true" />
}

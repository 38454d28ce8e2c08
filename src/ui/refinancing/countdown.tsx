import styles from './countdown.module.css'
import { formatCountdown, formatTimeLeft } from './time-left'

interface CountdownProps {
  readonly seconds: number
}

/**
 * Seconds left at which screen readers announce the remaining time: at five minutes, at one minute and at the
 * end.
 */
const milestoneSeconds = [300, 60, 0]

/**
 * A countdown. Screen readers announce the remaining time only at five minutes, at one minute and at the
 * end.
 */
export function Countdown({ seconds }: CountdownProps) {
  const milestone = milestoneSeconds.filter((moment) => seconds <= moment).at(-1)
  return (
    <span className={styles['countdown']}>
      <span role="timer" aria-live="off">
        {formatCountdown(seconds)}
      </span>
      <span className="visually-hidden" aria-live="polite">
        {milestone === undefined ? '' : formatTimeLeft(milestone)}
      </span>
    </span>
  )
}

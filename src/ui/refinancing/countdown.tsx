import { formatCountdown, formatShortCountdown, formatTimeLeft } from '@/ui/kit/format'
import styles from './countdown.module.css'

interface CountdownProps {
  readonly seconds: number
  readonly largestUnit?: 'hours' | 'minutes'
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
export function Countdown({ seconds, largestUnit = 'hours' }: CountdownProps) {
  const milestone = milestoneSeconds.filter((moment) => seconds <= moment).at(-1)
  return (
    <span className={styles['countdown']}>
      <span role="timer" aria-live="off">
        {largestUnit === 'hours' ? formatCountdown(seconds) : formatShortCountdown(seconds)}
      </span>
      <span className="visually-hidden" aria-live="polite">
        {milestone === undefined ? '' : formatTimeLeft(milestone)}
      </span>
    </span>
  )
}

import { formatCountdown, formatShortCountdown, formatTimeLeft } from '@/ui/kit/format'
import styles from './countdown.module.css'

export interface CountdownProps {
  readonly seconds: number
  readonly shape?: 'hours' | 'minutes'
}

/** When it is worth interrupting who listens: five minutes left, one, none. */
const milestoneSeconds = [300, 60, 0]

/** The figures run silently; only the milestones are announced. */
export function Countdown({ seconds, shape = 'hours' }: CountdownProps) {
  const milestone = milestoneSeconds.filter((moment) => seconds <= moment).at(-1)
  return (
    <span className={styles['countdown']}>
      <span role="timer" aria-live="off">
        {shape === 'hours' ? formatCountdown(seconds) : formatShortCountdown(seconds)}
      </span>
      <span className="visually-hidden" aria-live="polite">
        {milestone === undefined ? '' : formatTimeLeft(milestone)}
      </span>
    </span>
  )
}

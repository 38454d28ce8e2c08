import styles from './celebration.module.css'

const pieces = Array.from({ length: 24 }, (_, position) => position)

/**
 * Confetti that falls over the screen for 5.5 seconds. The customer can press what is behind it. It is not
 * shown to customers who prefer reduced motion. Source: PAY-17, MOV-03.
 */
export function Celebration() {
  return (
    <div className={styles['celebration']} aria-hidden="true">
      {pieces.map((piece) => (
        <span key={piece} className={styles['piece']} />
      ))}
    </div>
  )
}

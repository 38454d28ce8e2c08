import styles from './falling-confetti.module.css'

const confettiPieceIndexes = Array.from({ length: 24 }, (_, position) => position)

/**
 * Confetti that falls over the screen for 5.5 seconds. The customer can press what is behind it. It is not
 * shown to customers who prefer reduced motion. Source: PAY-17, MOV-03.
 */
export function FallingConfetti() {
  return (
    <div className={styles['confetti']} aria-hidden="true">
      {confettiPieceIndexes.map((index) => (
        <span key={index} className={styles['piece']} />
      ))}
    </div>
  )
}

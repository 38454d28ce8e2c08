import { creditLineTexts } from '@/ui/texts/revolving-line.texts'
import styles from './revolving-line.module.css'

/** Explains how a revolving credit line works. Source: REV-01. */
export function CreditLineExplanation() {
  return (
    <div className={styles['help']}>
      {creditLineTexts.offer.help.map(({ title, text }) => (
        <div key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
      ))}
    </div>
  )
}

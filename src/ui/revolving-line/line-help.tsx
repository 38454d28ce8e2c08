import { lineTexts } from '@/ui/texts/revolving-line.texts'
import styles from './revolving-line.module.css'

/** How a line works, for who never had one. Source: REV-01. */
export function LineHelp() {
  return (
    <div className={styles['help']}>
      {lineTexts.offer.help.map(({ title, text }) => (
        <div key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
      ))}
    </div>
  )
}

import { useState } from 'react'
import type { RuleScenario, StepPicture } from '#rulebook/shared/rulebook-data'
import styles from './rulebook.module.css'
import { pictureText, texts } from './texts'

export function pictureAddress({ file }: StepPicture): string {
  return `./pictures/${file}`
}

/**
 * Screenshots after each step of a scenario that changed the screen. They are fetched when the reader
 * opens them. Source: RUL-03.
 */
export function StepPictures({ scenario: { name, steps, pictures } }: { readonly scenario: RuleScenario }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles['pictures']} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {texts.rule.pictures} <span className="visually-hidden">{texts.rule.playHidden + name}</span>
      </summary>
      {isOpen && (
        <ol className={styles['strip']} aria-label={texts.rule.pictures}>
          {pictures.map((picture) => {
            const { step } = picture
            const words = `${steps[step]?.keyword ?? ''} ${steps[step]?.text ?? ''}`
            return (
              <li key={step}>
                <figure className={styles['picture']}>
                  <img src={pictureAddress(picture)} alt={pictureText(step)} loading="lazy" />
                  <figcaption>{words}</figcaption>
                </figure>
              </li>
            )
          })}
        </ol>
      )}
    </details>
  )
}

import { useState } from 'react'
import type { RuleScenario, StepPicture } from '#rulebook/shared/rulebook-data'
import styles from './rulebook.module.css'
import { pictureAltText, texts } from './texts'

/** Returns the address of a screenshot's file. */
export function pictureAddress({ file }: StepPicture): string {
  return `./pictures/${file}`
}

/**
 * Foldable list of the screenshots of a scenario, one after each step that changed the screen. The
 * screenshots are requested when the reader opens the list. Source: RUL-03.
 */
export function StepPictures({ scenario: { name, steps, pictures } }: { readonly scenario: RuleScenario }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles['pictures']} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {texts.rulePage.pictures}{' '}
        <span className="visually-hidden">{texts.rulePage.hiddenTextSeparator + name}</span>
      </summary>
      {isOpen && (
        <ol className={styles['pictureList']} aria-label={texts.rulePage.pictures}>
          {pictures.map((picture) => {
            const { step } = picture
            const stepText = `${steps[step]?.keyword ?? ''} ${steps[step]?.text ?? ''}`
            return (
              <li key={step}>
                <figure className={styles['picture']}>
                  <img src={pictureAddress(picture)} alt={pictureAltText(step)} loading="lazy" />
                  <figcaption>{stepText}</figcaption>
                </figure>
              </li>
            )
          })}
        </ol>
      )}
    </details>
  )
}

import { classNames } from '@/ui/kit/class-names'
import { FieldError } from '@/ui/kit/field'
import styles from './star-rating.module.css'

interface StarOption {
  readonly value: string
  /** Label of the star for screen readers, such as `2 estrellas`. */
  readonly label: string
}

interface StarRatingProps {
  readonly legend: string
  /** Name of the radio group. It is also the id of the first star, to which the error summary links. */
  readonly name: string
  /** The stars, from the lowest rating to the highest. */
  readonly stars: readonly StarOption[]
  readonly value: string | undefined
  /**
   * Called with the value of the star that the customer presses. Called with undefined if that star was
   * already chosen, which removes the rating.
   */
  readonly onChange: (value: string | undefined) => void
  readonly error?: string | undefined
}

const starPath = 'M12 3.2l2.7 5.6 6.1.8-4.5 4.2 1.1 6.1-5.4-3-5.4 3 1.1-6.1-4.5-4.2 6.1-.8z'

/**
 * A rating with stars, which are native radio buttons. The arrow keys move between the stars; the space
 * bar on the chosen star removes the rating. Source: SUP-03.
 */
export function StarRating({ legend, name, stars, value, onChange, error }: StarRatingProps) {
  const chosen = stars.findIndex((each) => each.value === value)
  return (
    <fieldset className={styles['rating']} aria-describedby={error ? `${name}-error` : undefined}>
      <legend className={styles['legend']}>{legend}</legend>
      <FieldError id={name} error={error} />
      <div className={styles['stars']}>
        {stars.map((each, position) => (
          <label key={each.value} className={classNames(styles['star'], position <= chosen && styles['lit'])}>
            <input
              type="radio"
              id={position === 0 ? name : `${name}-${position + 1}`}
              name={name}
              value={each.value}
              checked={position === chosen}
              className={styles['control']}
              onChange={() => onChange(each.value)}
              // A radio has no change event when pressed again, and with the space bar not even a key event.
              onClick={() => position === chosen && onChange(undefined)}
              onKeyUp={(event) => {
                if (event.key !== ' ' || position !== chosen) return
                event.preventDefault()
                onChange(undefined)
              }}
            />
            <svg viewBox="0 0 24 24" aria-hidden="true" className={styles['drawing']}>
              <path d={starPath} />
            </svg>
            <span className="visually-hidden">{each.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

import { classNames } from '@/ui/kit/class-names'
import { FieldError } from '@/ui/kit/field'
import styles from './star-rating.module.css'

export interface Star {
  readonly value: string
  /** What a reader says of it: `2 estrellas`. */
  readonly name: string
}

export interface StarRatingProps {
  readonly legend: string
  /** Also the id of the first star, for the error summary to lead to. */
  readonly name: string
  /** From the least on. */
  readonly stars: readonly Star[]
  readonly value: string | undefined
  /** Nothing when the chosen star is pressed again. */
  readonly onChange: (value: string | undefined) => void
  readonly error?: string | undefined
}

const star = 'M12 3.2l2.7 5.6 6.1.8-4.5 4.2 1.1 6.1-5.4-3-5.4 3 1.1-6.1-4.5-4.2 6.1-.8z'

/** As native radios: the arrows move, the space bar on the chosen one takes it back. Source: SUP-03. */
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
              className={styles['mark']}
              onChange={() => onChange(each.value)}
              // A radio says nothing when it is pressed again, and for the space bar not even that it was pressed.
              onClick={() => position === chosen && onChange(undefined)}
              onKeyUp={(event) => {
                if (event.key !== ' ' || position !== chosen) return
                event.preventDefault()
                onChange(undefined)
              }}
            />
            <svg viewBox="0 0 24 24" aria-hidden="true" className={styles['drawing']}>
              <path d={star} />
            </svg>
            <span className="visually-hidden">{each.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

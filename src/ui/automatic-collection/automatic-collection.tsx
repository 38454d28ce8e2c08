import { observer } from 'mobx-react-lite'
import { ButtonLink } from '@/ui/kit/button'
import { Card } from '@/ui/kit/card'
import { Chip, StateChip } from '@/ui/kit/chip'
import { DataList } from '@/ui/kit/data-list'
import { useViewModel } from '@/ui/kit/use-view-model'
import { joiningTexts } from '@/ui/texts/collection-joining.texts'
import { leavingTexts } from '@/ui/texts/collection-leaving.texts'
import { automaticCollectionTexts as texts } from '@/ui/texts/automatic-collection.texts'
import {
  AutomaticCollectionViewModel,
  type AutomaticCollectionInput,
} from './automatic-collection-view-model'
import type { ActiveCollectionState, NextCollectionState } from './collection-state'
import styles from './automatic-collection.module.css'

/** What is collected of a loan from the customer's account. Source: COL-01, COL-02. */
export const AutomaticCollection = observer(function AutomaticCollection(input: AutomaticCollectionInput) {
  const model = useViewModel(AutomaticCollectionViewModel, input)
  const { active, lastOne, toJoin } = model
  if (!active && !lastOne && toJoin === undefined) return null
  return (
    <section className={styles['section']} aria-label={texts.title}>
      <h2>{texts.title}</h2>
      {active && <Active active={active} toLeave={model.toLeave} />}
      {lastOne && (
        <Card>
          <Next next={lastOne} />
        </Card>
      )}
      {toJoin !== undefined && <Offer to={toJoin} />}
    </section>
  )
})

/** Source: COL-01. */
function Offer({ to }: { readonly to: string }) {
  return (
    <Card>
      <div className={styles['section']}>
        <p>{joiningTexts.offer.text}</p>
        <ButtonLink to={to} variant="secondary">
          {joiningTexts.offer.to}
        </ButtonLink>
      </div>
    </Card>
  )
}

interface ActiveProps {
  readonly active: ActiveCollectionState
  readonly toLeave: string
}

function Active({ active: { rows, next, past }, toLeave }: ActiveProps) {
  return (
    <Card>
      <div className={styles['section']}>
        <Chip tone="good">{texts.active}</Chip>
        <h3 className={styles['heading']}>{texts.next}</h3>
        {next ? <Next next={next} /> : <p>{texts.nothingNext}</p>}
        <DataList rows={rows} />
        {past.length > 0 && <Past past={past} />}
        <ButtonLink to={toLeave} variant="quiet">
          {leavingTexts.toLeave}
        </ButtonLink>
      </div>
    </Card>
  )
}

function Next({ next: { title, failure, attempts } }: { readonly next: NextCollectionState }) {
  return (
    <>
      <p className={styles['next']}>{title}</p>
      {failure !== undefined && <p>{failure}</p>}
      <ol aria-label={texts.attempts} className={styles['attempts']}>
        {attempts.map(({ date, day, text }) => (
          <li key={date}>
            <span className={styles['day']}>{day}</span> <span>{text}</span>
          </li>
        ))}
      </ol>
    </>
  )
}

function Past({ past }: Pick<ActiveCollectionState, 'past'>) {
  return (
    <>
      <h3 className={styles['heading']}>{texts.past}</h3>
      <ul aria-label={texts.past} className={styles['past']}>
        {past.map(({ id, title, day, chip }) => (
          <li key={id}>
            <span>
              {title} <span className={styles['soft']}>{day}</span>
            </span>
            <StateChip chip={chip} />
          </li>
        ))}
      </ul>
    </>
  )
}

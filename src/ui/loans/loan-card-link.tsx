import { Link } from 'wouter'
import { Amount } from '@/ui/kit/amount'
import { Chip } from '@/ui/kit/chip'
import { Icon } from '@/ui/kit/icon'
import { Progress } from '@/ui/kit/progress'
import type { Tone } from '@/ui/kit/tone'
import { classNames } from '@/ui/kit/class-names'
import type { LoanCard } from './loan-card'
import styles from './loan-card-link.module.css'

const tones: Record<LoanCard['standing'], Tone> = { overdue: 'bad', due: 'good', 'nothing-due': 'info' }

/** A loan of the list; all of it leads to the loan. */
export function LoanCardLink({ loan }: { readonly loan: LoanCard }) {
  return (
    <article className={styles['card']}>
      <header className={styles['header']}>
        <h2 className={styles['title']}>
          <Link href={loan.to} className={styles['link']}>
            {loan.title}
            {loan.commerceName && <span className={styles['commerce']}> {loan.commerceName}</span>}
          </Link>
        </h2>
        <Chip tone={tones[loan.standing]}>{loan.standingText}</Chip>
      </header>
      <div className={styles['next']}>
        {loan.lead && (
          <p>
            <span className={styles['caption']}>{loan.lead.caption}</span>{' '}
            <span className={styles['amount']}>
              <Amount cents={loan.lead.amount} size="large" />
            </span>
          </p>
        )}
        <p className={classNames(styles['due'], styles[loan.standing])}>{loan.due}</p>
        {loan.collection && <p className={styles['caption']}>{loan.collection}</p>}
      </div>
      <footer className={styles['footer']}>
        {loan.progress && (
          <Progress value={loan.progress.paid} max={loan.progress.count}>
            {loan.progress.text}
          </Progress>
        )}
        <span className={styles['arrow']}>
          <Icon name="chevron" size="small" />
        </span>
      </footer>
    </article>
  )
}

import { Button } from '@/ui/kit/button'
import { Card } from '@/ui/kit/card'
import { DataList } from '@/ui/kit/data-list'
import { Notice } from '@/ui/kit/notice'
import { Stack } from '@/ui/kit/stack'
import { collectionActivationTexts } from '@/ui/texts/collection-activation.texts'
import type { CollectionCalendarDay, CollectionConsentContent } from './consent-state'
import styles from './collection-consent-view.module.css'

const texts = collectionActivationTexts.consent

interface CollectionConsentViewProps {
  readonly consent: CollectionConsentContent
  /** Whether the lender has changed what it collects since the customer read it first. */
  readonly isPlanChanged: boolean
  readonly onConsent: () => void
  readonly onChooseOtherAccount: () => void
}

/**
 * What the customer reads before they consent to the automatic collection, and the button with which they
 * consent. Source: COL-01.
 */
export function CollectionConsentView({
  consent,
  isPlanChanged,
  onConsent,
  onChooseOtherAccount,
}: CollectionConsentViewProps) {
  return (
    <Stack gap="large">
      {isPlanChanged && (
        <Notice tone="warn" title={texts.changedTitle} announced>
          <p>{texts.changed}</p>
        </Notice>
      )}
      <Card label={texts.accountTitle}>
        <h2 className={styles['title']}>{texts.accountTitle}</h2>
        <DataList rows={consent.accountRows} />
        <Button variant="quiet" onPress={onChooseOtherAccount}>
          {texts.otherAccount}
        </Button>
      </Card>
      <Card label={texts.planTitle}>
        <h2 className={styles['title']}>{texts.planTitle}</h2>
        <DataList rows={consent.planRows} />
      </Card>
      <Card label={texts.attemptsTitle}>
        <Stack>
          <h2 className={styles['title']}>{texts.attemptsTitle}</h2>
          <p>{consent.attemptsText}</p>
          <div className={styles['month']}>
            <CollectionCalendar calendarWeeks={consent.calendarWeeks} />
          </div>
          <ol aria-label={texts.calendar} className={styles['attempts']}>
            {consent.attempts.map(({ date, day, text }) => (
              <li key={date}>
                <span className={styles['day']}>{day}</span> {text}
              </li>
            ))}
          </ol>
        </Stack>
      </Card>
      <section aria-label={texts.deactivateTitle}>
        <Stack gap="small">
          <h2 className={styles['title']}>{texts.deactivateTitle}</h2>
          <p>{texts.deactivate}</p>
        </Stack>
      </section>
      <section aria-label={texts.statementTitle}>
        <Stack>
          <h2 className={styles['title']}>{texts.statementTitle}</h2>
          {consent.consentSentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <Button wide onPress={onConsent}>
            {texts.button}
          </Button>
        </Stack>
      </section>
    </Stack>
  )
}

/**
 * Shows the days on which the lender tries to collect an installment, as a calendar. If the letters are very
 * large, it shows only a list of these days.
 */
function CollectionCalendar({ calendarWeeks }: Pick<CollectionConsentContent, 'calendarWeeks'>) {
  return (
    <table className={styles['calendar']}>
      <caption className="visually-hidden">{texts.calendar}</caption>
      <thead>
        <tr>
          {texts.weekdays.map((day) => (
            <th key={day} scope="col">
              <span aria-hidden="true">{day.slice(0, 2)}</span>
              <span className="visually-hidden">{day}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {calendarWeeks.map((week) => (
          <tr key={week[0]?.date}>
            {week.map((day) => (
              <CalendarDayCell key={day.date} day={day} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function CalendarDayCell({ day: { dayOfMonth, attemptNumber } }: { readonly day: CollectionCalendarDay }) {
  if (attemptNumber === undefined) return <td>{dayOfMonth}</td>
  return (
    <td className={styles['marked']}>
      <span className={styles['number']}>{dayOfMonth}</span>
      <span className={styles['attempt']}>
        {texts.attempt(attemptNumber)}
        <span className="visually-hidden">{texts.attemptWord}</span>
      </span>
    </td>
  )
}

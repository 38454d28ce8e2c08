import {
  nextCollectionAttempt,
  type CollectionOutcomeIfPaidByHand,
} from '@/domain/automatic-collection/automatic-collection'
import type { CollectionToAcknowledge } from '@/domain/payments/collections-to-acknowledge'
import { dayInBuenosAires } from '@/domain/shared/calendar-date'
import { formatBriefMoney, formatTime } from '@/ui/kit/format'
import {
  payDespiteCollectionTexts as texts,
  collectionOutcomeIfPaidByHandText,
} from '@/ui/texts/automatic-collection.texts'
import { formatWeekdayAndDay, formatDateWithWeekday } from './collection-state'

/**
 * Returns the title and text of a notice for a customer who is about to pay a loan by hand: the lender is
 * about to collect the same loan automatically, or it is unknown whether it is. Source: PAY-27.
 */
export function collectionNoticeTexts(payment: CollectionToAcknowledge): {
  readonly title: string
  readonly text: string
} {
  if (payment.kind === 'collections-unknown') return { title: texts.unknownTitle, text: texts.unknown }
  const { collection } = payment
  const { amount, installmentNumber, date, status, ifPaidByHand } = collection
  const facts = {
    amount: formatBriefMoney(amount),
    installmentNumber,
    day: formatDateWithWeekday(nextCollectionAttempt(collection)?.date ?? date),
  }
  const isInProcess = status === 'in-process'
  const what = isInProcess ? texts.inProcess(facts) : texts.scheduled(facts)
  return {
    title: isInProcess ? texts.inProcessTitle : texts.scheduledTitle,
    text: `${what} ${collectionOutcomeIfPaidByHandText(ifPaidByHand?.outcome, collectionOutcomeValidUntilText(ifPaidByHand))}`,
  }
}

/**
 * Returns the time until which it is certain what happens to the automatic collection if the customer pays by
 * hand, as a text such as `martes 24 a las 20:00`; undefined if the lender gives no time.
 */
function collectionOutcomeValidUntilText(
  ifPaid: CollectionOutcomeIfPaidByHand | undefined,
): string | undefined {
  if (ifPaid?.until === undefined) return undefined
  return texts.until(formatWeekdayAndDay(dayInBuenosAires(ifPaid.until)), formatTime(ifPaid.until))
}

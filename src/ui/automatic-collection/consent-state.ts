import type { ConfirmedBankAccount } from '@/application/automatic-collection/automatic-collection.port'
import type { AutomaticLoanCollection } from '@/domain/automatic-collection/automatic-collection'
import {
  collectionAttemptDays,
  automaticCollectionPlan,
  type AutomaticCollectionPlan,
  defaultCollectionRetryHours,
  weeksContainingDays,
} from '@/domain/automatic-collection/automatic-collection-plan'
import { hyphenatedCuit } from '@/domain/shared/cuit'
import type { CalendarDate } from '@/domain/shared/calendar-date'
import { dayOfMonth } from '@/domain/shared/calendar-date-parts'
import type { Settings } from '@/application/shared/settings.port'
import { formatMoney } from '@/ui/kit/format'
import { collectionActivationTexts } from '@/ui/texts/collection-activation.texts'
import type { CollectionReceiptRow } from './collection-change-receipt'
import {
  collectionBankAccountText,
  formatWeekdayAndDay,
  formatDateWithWeekdayAndYear,
} from './collection-state'

const texts = collectionActivationTexts.consent

export interface CollectionCalendarDay {
  readonly date: CalendarDate
  readonly dayOfMonth: number
  /**
   * Number of the lender's attempt to collect the installment on this day, counted from 1; missing if the
   * lender makes no attempt on this day.
   */
  readonly attemptNumber?: number
}

/** What the customer reads before they consent to the automatic collection. Source: COL-01. */
export interface CollectionConsentContent {
  readonly accountText: string
  readonly accountRows: readonly CollectionReceiptRow[]
  readonly planRows: readonly CollectionReceiptRow[]
  readonly attemptsText: string
  readonly calendarWeeks: readonly (readonly CollectionCalendarDay[])[]
  readonly attempts: readonly { readonly date: CalendarDate; readonly day: string; readonly text: string }[]
  readonly consentSentences: readonly string[]
}

/** The lender's settings that the text of the consent depends on. Source: COL-01. */
export type ConsentSettings = Pick<Settings, 'automaticCollection' | 'legalEntity' | 'brandName'>

/**
 * Returns what the customer reads before they consent to the automatic collection; undefined if there is
 * nothing to collect.
 */
export function createConsentContent(
  { installmentsToCollect }: AutomaticLoanCollection,
  { account, holder }: ConfirmedBankAccount,
  settings: ConsentSettings,
): CollectionConsentContent | undefined {
  const plan = automaticCollectionPlan(installmentsToCollect)
  if (!plan) return undefined
  const { firstInstallment, lastInstallment, installmentCount, total, dayOfMonth: day } = plan
  const days = collectionAttemptDays(
    firstInstallment.date,
    settings.automaticCollection?.retryHours ?? defaultCollectionRetryHours,
  )
  return {
    accountText: collectionBankAccountText(account),
    accountRows: [
      { label: texts.account, value: collectionBankAccountText(account) },
      { label: texts.holder, value: holder },
    ],
    planRows: [
      {
        label: texts.installments,
        value: texts.installmentsOf(installmentCount, firstInstallment.number, lastInstallment.number),
      },
      { label: texts.amount, value: amountText(plan) },
      { label: texts.total, value: formatMoney(total) },
      { label: texts.firstDay, value: formatDateWithWeekdayAndYear(firstInstallment.date) },
      ...(installmentCount === 1
        ? []
        : [
            {
              label: texts.afterwards,
              value: day === undefined ? texts.afterwardsOther : texts.afterwardsOn(day),
            },
          ]),
    ],
    attemptsText: texts.attempts(days.length),
    calendarWeeks: weeksContainingDays(days).map((week) => week.map((date) => calendarDay(date, days))),
    attempts: days.map((date, position) => ({
      date,
      day: formatWeekdayAndDay(date),
      text: texts.attemptOn(position + 1),
    })),
    consentSentences: [
      texts.statement(lenderNameText(settings)),
      texts.notice,
      ...(settings.automaticCollection?.consent ?? []),
    ],
  }
}

function amountText({
  firstInstallment,
  installmentCount,
  installmentAmount,
}: AutomaticCollectionPlan): string {
  if (installmentCount === 1) return formatMoney(firstInstallment.amount)
  return installmentAmount === undefined
    ? texts.amountFirst(formatMoney(firstInstallment.amount))
    : texts.amountEach(formatMoney(installmentAmount))
}

function calendarDay(date: CalendarDate, attempts: readonly CalendarDate[]): CollectionCalendarDay {
  const position = attempts.indexOf(date)
  return { date, dayOfMonth: dayOfMonth(date), ...(position < 0 ? {} : { attemptNumber: position + 1 }) }
}

function lenderNameText({ legalEntity, brandName }: ConsentSettings): string {
  return legalEntity ? texts.lender(legalEntity.name, hyphenatedCuit(legalEntity.taxId)) : brandName
}

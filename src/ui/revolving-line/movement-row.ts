import type { CreditLineMovement } from '@/domain/revolving-line/credit-line-movement'
import { dayInBuenosAires, type CalendarDate } from '@/domain/shared/calendar-date'
import type { Cents } from '@/domain/shared/money'
import { formatBriefMoney, formatDate } from '@/ui/kit/format'
import { creditLineTexts } from '@/ui/texts/revolving-line.texts'

/** A row about one use of the revolving credit line. Source: REV-06. */
export interface CreditLineMovementRow {
  readonly day: CalendarDate
  readonly title: string
  readonly counterpartName: string | undefined
  readonly amount: Cents
  /** Texts that say when the customer used the revolving credit line, and how they repay what they used. */
  readonly facts: readonly string[]
}

const { movements: texts, movementKinds } = creditLineTexts

export function createCreditLineMovementRow({
  kind,
  counterpartName,
  amount,
  at,
  installment,
}: CreditLineMovement): CreditLineMovementRow {
  const day = dayInBuenosAires(at)
  return {
    day,
    title: movementKinds[kind],
    counterpartName,
    amount,
    facts: [formatDate(day), ...installmentFacts(installment)],
  }
}

function installmentFacts(installment: CreditLineMovement['installment']): readonly string[] {
  if (!installment) return []
  const { number, of, amount } = installment
  const which = texts.installment(number, of)
  return [amount === undefined ? which : `${which} ${texts.each(formatBriefMoney(amount))}`]
}

import { apiContracts } from '@/adapters/contract/contracts'
import { fieldOf, listOrEmpty, nonEmptyText, type CheckContext } from '#passport/check-context'
import { toCents } from '#passport/cents'
import type { CardPayment } from './card-payments'

const { payments } = apiContracts

/**
 * Returns the items of the lender's list of payments that may be one of the given payments, which pay the same
 * loan. Source: PAY-20.
 */
async function requestListedPayments(
  context: CheckContext,
  sentPayments: readonly CardPayment[],
): Promise<readonly unknown[]> {
  const { taxId } = await context.sessionOf('owing')
  const { answer } = await context.sendAs('owing', { call: payments.listPayments, pathParameters: { taxId } })
  return listOrEmpty(answer?.json).filter((each) =>
    sentPayments.some((sentPayment) => mayBePayment(each, sentPayment)),
  )
}

/**
 * Returns whether a listed payment pays the loan of a payment. If it has no `externalId`, it must have the same
 * amount, and the product and the store of the loan, if it says them.
 */
function mayBePayment(listedPayment: unknown, { loan, amountPesos }: CardPayment): boolean {
  const externalId = nonEmptyText(fieldOf(listedPayment, 'externalId'))
  if (externalId !== undefined) return externalId === loan.externalId
  const isSameOrMissing = (name: 'subproductId' | 'commerceName') => {
    const listed = fieldOf(listedPayment, name)
    // For the portal, an empty text is missing.
    return listed === '' || (listed ?? loan[name]) === loan[name]
  }
  return (
    toCents(Number(fieldOf(listedPayment, 'amount'))) === toCents(amountPesos) &&
    isSameOrMissing('subproductId') &&
    isSameOrMissing('commerceName')
  )
}

/** Returns how many payments of the lender's list may be one of the given payments of one loan. */
export async function countListedPayments(
  context: CheckContext,
  ...sentPayments: readonly CardPayment[]
): Promise<number> {
  return (await requestListedPayments(context, sentPayments)).length
}

/** Returns the sum, in cents, of the listed payments of the loan that are not yet deducted from the debt. */
export async function requestPendingCents(context: CheckContext, payment: CardPayment): Promise<number> {
  return (await requestListedPayments(context, [payment]))
    .filter((each) => fieldOf(each, 'accused') === false)
    .reduce<number>((sum, each) => sum + toCents(Number(fieldOf(each, 'amount'))), 0)
}

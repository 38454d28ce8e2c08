import * as v from 'valibot'
import { calendarDate } from './dates.schema'
import { listOf } from './list.schema'
import { looseMaybe, maybe } from './maybe.schema'
import { pesos } from './money.schema'
import { count, productCode } from './whole-number.schema'

export const installment = v.object({
  number: count,
  status: v.picklist(['PAID', 'PARTIAL', 'PENDING', 'OVERDUE', 'DEFER']),
  dueDate: calendarDate,
  totalAmount: pesos,
  waiverAmount: maybe(pesos),
  partialPaidAmount: maybe(pesos),
})

/** A loan. `paymentEnabled` decides whether it has a pay button. Source: 1§3. */
export const loan = v.object({
  loanId: v.string(),
  externalId: v.string(),
  number: maybe(v.string()),
  subproductId: productCode,
  productId: productCode,
  commerceName: maybe(v.string()),
  disbursedAmount: pesos,
  amount: maybe(pesos),
  installmentCount: count,
  installmentValue: maybe(pesos),
  averageInstallmentAmount: pesos,
  startDate: calendarDate,
  disbursementDate: calendarDate,
  company: maybe(v.object({ name: v.string(), taxId: v.string() })),
  phone: maybe(v.string()),
  formId: maybe(v.string()),
  currentInstallment: maybe(v.object({ number: count, totalAmount: pesos, dueDate: calendarDate })),
  paymentMethod: v.picklist(['VOLUNTARY', 'DIRECT_DEBIT', 'DIRECT_DEBIT_CARD']),
  paymentEnabled: maybe(v.boolean()),
  couponBookEnabled: maybe(v.boolean()),
  creditUsed: maybe(v.boolean()),
  installments: maybe(listOf(installment)),
  // Only shown: without it, or if it is malformed, home says nothing of it. Source: COL-02.
  nextCollection: looseMaybe(v.object({ date: calendarDate, amount: pesos })),
  files: maybe(listOf(v.object({ type: v.picklist(['DISCLAIMER', 'RAPIPAGO']) }))),
})

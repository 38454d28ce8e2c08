import type { InferOutput } from 'valibot'
import { calendarDate } from '@/domain/shared/calendar-date'
import { cents, pesosToCents } from '@/domain/shared/money'
import type {
  InstallmentCollectionMode,
  Installment,
  InstallmentStatus,
  Loan,
  LoanDocumentKind,
} from '@/domain/loans/loan'
import type { installmentSchema, loanSchema } from '@/adapters/contract/loan.schema'

type LoanJson = InferOutput<typeof loanSchema>
type InstallmentJson = InferOutput<typeof installmentSchema>

const collectionModes: Record<LoanJson['paymentMethod'], InstallmentCollectionMode> = {
  VOLUNTARY: 'voluntary',
  DIRECT_DEBIT: 'direct-debit',
  DIRECT_DEBIT_CARD: 'direct-debit-card',
}

const installmentStatuses: Record<InstallmentJson['status'], InstallmentStatus> = {
  PAID: 'paid',
  PARTIAL: 'partial',
  PENDING: 'pending',
  OVERDUE: 'overdue',
  DEFER: 'deferred',
}

const loanDocumentKindByFileType: Record<'DISCLAIMER' | 'RAPIPAGO', LoanDocumentKind> = {
  DISCLAIMER: 'contract',
  RAPIPAGO: 'services-receipt',
}

export function toLoan(json: LoanJson): Loan {
  const { commerceName, company: serviceCompany, phone: topUpPhone, formId: topUpFormId } = json
  return {
    loanId: json.loanId,
    externalId: json.externalId,
    productId: json.productId,
    subproductId: json.subproductId,
    disbursedAmount: pesosToCents(json.disbursedAmount),
    installmentCount: json.installmentCount,
    averageInstallmentAmount: pesosToCents(json.averageInstallmentAmount),
    startDate: calendarDate(json.startDate),
    disbursementDate: calendarDate(json.disbursementDate),
    collectionMode: collectionModes[json.paymentMethod],
    paymentEnabled: json.paymentEnabled ?? false,
    couponBookEnabled: json.couponBookEnabled ?? true,
    isUnused: json.creditUsed === false,
    installments: (json.installments ?? []).map(toInstallment),
    documentKinds: (json.files ?? []).map((file) => loanDocumentKindByFileType[file.type]),
    ...(json.currentInstallment ? { currentInstallment: toCurrentInstallment(json.currentInstallment) } : {}),
    ...(commerceName ? { commerceName } : {}),
    ...(serviceCompany ? { serviceCompany } : {}),
    ...(topUpPhone ? { topUpPhone } : {}),
    ...(topUpFormId ? { topUpFormId } : {}),
    ...(json.nextCollection ? { nextCollection: toNextCollection(json.nextCollection) } : {}),
  }
}

function toInstallment(json: InstallmentJson): Installment {
  return {
    number: json.number,
    status: installmentStatuses[json.status],
    dueDate: calendarDate(json.dueDate),
    totalAmount: pesosToCents(json.totalAmount),
    waivedAmount: json.waiverAmount === undefined ? cents(0) : pesosToCents(json.waiverAmount),
    ...(json.partialPaidAmount === undefined ? {} : { paidAmount: pesosToCents(json.partialPaidAmount) }),
  }
}

function toCurrentInstallment(
  json: NonNullable<LoanJson['currentInstallment']>,
): NonNullable<Loan['currentInstallment']> {
  return {
    number: json.number,
    totalAmount: pesosToCents(json.totalAmount),
    dueDate: calendarDate(json.dueDate),
  }
}

function toNextCollection({
  date,
  amount,
}: NonNullable<LoanJson['nextCollection']>): NonNullable<Loan['nextCollection']> {
  return { date: calendarDate(date), amount: pesosToCents(amount) }
}

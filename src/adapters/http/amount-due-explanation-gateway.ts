import type {
  InstallmentAmountComponent,
  AmountExplanation,
  AmountComponentKind,
} from '@/domain/loans/amount-explanation'
import type { PaymentQuote } from '@/domain/loans/payment-quote'
import { calendarDate } from '@/domain/shared/calendar-date'
import { centsToPesos, pesosToCents, sumCents } from '@/domain/shared/money'
import type { Result } from '@/domain/shared/result'
import type {
  AmountDueExplanationGateway,
  UnsupportedByServerFailure,
  PaymentQuoteRequest,
} from '@/application/loans/amount-due-explanation.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import type { CallAnswer } from '@/adapters/contract/call'
import { loansContract } from '@/adapters/contract/loans.contract'
import { paymentsContract } from '@/adapters/contract/payments.contract'
import { HttpGateway } from './http-gateway'
import { toNotOfferedFailure } from './to-not-offered'
import { omitUndefined } from './without-undefined'

const { quote } = loansContract
const { amountDue } = paymentsContract

type AmountDueJson = CallAnswer<typeof amountDue>
type ComponentJson = NonNullable<AmountDueJson['installments'][number]['components']>[number]

const componentKinds: Readonly<Record<ComponentJson['kind'], AmountComponentKind>> = {
  CAPITAL: 'capital',
  INTEREST: 'interest',
  VAT: 'vat',
  INSURANCE: 'insurance',
  FEE: 'fee',
  LATE_INTEREST: 'late-interest',
  DISCOUNT: 'discount',
  PAID: 'paid',
}

export class HttpAmountDueExplanationGateway extends HttpGateway implements AmountDueExplanationGateway {
  amountExplanation(externalId: string): Promise<Result<AmountExplanation, GatewayFailure>> {
    return this.ask(amountDue, { path: { externalId } }, toExplanation)
  }

  paymentQuote({
    loanExternalId,
    date,
    amount,
  }: PaymentQuoteRequest): Promise<Result<PaymentQuote, GatewayFailure | UnsupportedByServerFailure>> {
    const part = amount === undefined ? {} : { amount: String(centsToPesos(amount)) }
    const input = { path: { externalId: loanExternalId }, query: { date, ...part } }
    return this.askWithFailures(quote, input, {
      toValue: toPaymentQuote,
      refusalFailures: toNotOfferedFailure,
    })
  }
}

/**
 * Converts the due installments and their parts. An installment without parts gets an empty list, so that it
 * counts as not explained. If it were left out, the other installments would not add up to the amount due.
 */
function toExplanation({ installments, previousInstallment }: AmountDueJson): AmountExplanation {
  return {
    installments: installments.map((each) => ({
      number: each.installmentNumber,
      total: sumCents([pesosToCents(each.installmentAmount), pesosToCents(each.installmentPunitive)]),
      components: (each.components ?? []).map(toComponent),
    })),
    ...(previousInstallment && {
      previousInstallment: {
        number: previousInstallment.installmentNumber,
        components: previousInstallment.components.map(toComponent),
      },
    }),
  }
}

function toComponent({ kind, amount, base, rate, days }: ComponentJson): InstallmentAmountComponent {
  return {
    kind: componentKinds[kind],
    amount: pesosToCents(amount),
    ...omitUndefined({
      baseAmount: base === undefined ? undefined : pesosToCents(base),
      rate,
      daysLate: days,
    }),
  }
}

function toPaymentQuote(json: CallAnswer<typeof quote>): PaymentQuote {
  return {
    date: calendarDate(json.date),
    amount: pesosToCents(json.amount),
    installments: json.installments.map((each) => ({
      number: each.installmentNumber,
      coveredAmount: pesosToCents(each.paid),
      remainingAmount: pesosToCents(each.remaining),
    })),
    ...(json.interestSaved === undefined ? {} : { interestSaved: pesosToCents(json.interestSaved) }),
    validUntil: calendarDate(json.validUntil),
  }
}

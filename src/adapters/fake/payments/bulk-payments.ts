import { faker } from '@faker-js/faker/locale/es'
import { createServer, Factory, Model } from 'miragejs'
import { loanSubproductNumbers } from '@/adapters/fake/loans/product-numbers'
import { cents } from '@/domain/shared/money'
import { MirageInterceptor } from '@/adapters/fake/mirage-interceptor'
import { paymentMethodCodes } from './payment-codes'
import type { PaymentRecord } from '@/adapters/fake/shared/records'

const randomSeed = 20_260_321
const hourMilliseconds = 3_600_000

/** Generates payments: one every 40 hours, the latest first. Every fiftieth is pending. */
const paymentFactory = Factory.extend<Omit<PaymentRecord, 'id' | 'taxId'>>({
  amount: () => cents(faker.number.int({ min: 150_000, max: 9_500_000 })),
  method: () => faker.helpers.arrayElement(paymentMethodCodes),
  subproductId: () => faker.helpers.arrayElement([12, ...Object.values(loanSubproductNumbers)]),
  commerceName: () => faker.company.name(),
  externalId: () => undefined,
  accused: (position) => position % 50 !== 0,
  when: (position) => ({ kind: 'ago', milliseconds: (position + 1) * 40 * hourMilliseconds }),
})

/** Payments that were generated earlier, by tax id; stored because generating them is slow. */
const generatedPaymentsByTaxId = new Map<string, readonly PaymentRecord[]>()

/** Returns generated payments of a customer. Every start of the demo generates the same payments. */
export function generateManyPayments(taxId: string, count: number): readonly PaymentRecord[] {
  const earlier = generatedPaymentsByTaxId.get(taxId)
  if (earlier?.length === count) return earlier
  const payments = generatePayments(count).map((payment, position) => ({
    ...payment,
    id: `${taxId}-${position}`,
    taxId,
  }))
  generatedPaymentsByTaxId.set(taxId, payments)
  return payments
}

function generatePayments(count: number): readonly Omit<PaymentRecord, 'id' | 'taxId'>[] {
  faker.seed(randomSeed)
  const config = {
    models: { payment: Model },
    factories: { payment: paymentFactory },
    interceptor: new MirageInterceptor(),
    // Mirage loads factories only if `seeds` is defined.
    seeds() {},
  }
  return createServer(config)
    .createList('payment', count)
    .map((payment) => payment.attrs)
}

import { inject, injectable } from 'inversify'
import * as v from 'valibot'
import type { EnteredAmount } from '@/domain/qr-payment/open-amount'
import type { Cents } from '@/domain/shared/money'
import type { RepaymentPlanTerms } from '@/domain/shared/operation-terms'
import type { Seller } from '@/application/qr-payment/qr-payment.port'
import type {
  PaidPurchase,
  QrPurchase,
  QrPurchaseStore,
} from '@/application/qr-payment/qr-purchase-store.port'
import { OwnedStoredValue } from './owned-value'
import { SessionStore } from '@/application/session/session-store'
import { TabStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'
import {
  typeGuardForSchema,
  cuitSchema,
  optionalField,
  objectSchema,
  wellFormedTextSchema,
  safeIntegerSchema,
  fractionSchema,
} from './schemas'

@injectable('Singleton')
export class StoredQrPurchase implements QrPurchaseStore {
  private readonly stored: OwnedStoredValue<QrPurchase>

  constructor(@inject(TabStorage) storage: KeyValueStorage, @inject(SessionStore) sessions: SessionStore) {
    this.stored = new OwnedStoredValue(storage, 'qrPurchase', {
      sessions,
      isValid: typeGuardForSchema(schema),
      namesCustomer: (purchase, { taxId }) => purchase.customer === taxId,
    })
  }

  current(): QrPurchase | undefined {
    return this.stored.read()
  }

  save(purchase: QrPurchase): void {
    this.stored.write(purchase)
  }

  updatePurchase(code: string, change: Partial<Pick<QrPurchase, 'chosen' | 'paid'>>): void {
    const purchase = this.current()
    if (purchase?.text === code) this.save({ ...purchase, ...change })
  }
}

const amount = v.custom<Cents>((given) => Number.isSafeInteger(given) && Number(given) > 0)
/** Schema of the amount of a first installment, which a discount may make free. */
const firstAmount = v.custom<Cents>((given) => Number.isSafeInteger(given) && Number(given) >= 0)

function digitsSchema(atMost: number) {
  return v.custom<string>(
    (given) => typeof given === 'string' && /^[0-9]*$/.test(given) && given.length <= atMost,
  )
}

const schema = objectSchema<QrPurchase>({
  customer: cuitSchema,
  text: wellFormedTextSchema,
  seller: objectSchema<Seller>({
    name: wellFormedTextSchema,
    cbuCvu: optionalField(wellFormedTextSchema),
    taxId: optionalField(wellFormedTextSchema),
    category: optionalField(wellFormedTextSchema),
    transactionId: optionalField(wellFormedTextSchema),
  }),
  closedAmount: optionalField(amount),
  typed: optionalField(objectSchema<EnteredAmount>({ pesos: digitsSchema(9), cents: digitsSchema(2) })),
  chosen: optionalField(
    objectSchema<RepaymentPlanTerms>({
      count: safeIntegerSchema,
      amount,
      lineId: wellFormedTextSchema,
      firstInstallmentAmount: optionalField(firstAmount),
      firstInstallmentDiscount: optionalField(fractionSchema),
    }),
  ),
  paid: optionalField(
    objectSchema<PaidPurchase>({
      operationId: optionalField(wellFormedTextSchema),
      amount,
      installments: optionalField(safeIntegerSchema),
      installmentAmount: optionalField(amount),
      firstInstallmentAmount: optionalField(firstAmount),
    }),
  ),
})

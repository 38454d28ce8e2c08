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
      isValid: typeGuardForSchema(qrPurchaseSchema),
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

const positiveCentsSchema = v.custom<Cents>((given) => Number.isSafeInteger(given) && Number(given) > 0)
/** Schema of the amount of a first installment, which a discount may make free. */
const firstInstallmentAmountSchema = v.custom<Cents>(
  (given) => Number.isSafeInteger(given) && Number(given) >= 0,
)

function maxLengthDigitsSchema(atMost: number) {
  return v.custom<string>(
    (given) => typeof given === 'string' && /^[0-9]*$/.test(given) && given.length <= atMost,
  )
}

const qrPurchaseSchema = objectSchema<QrPurchase>({
  customer: cuitSchema,
  text: wellFormedTextSchema,
  seller: objectSchema<Seller>({
    name: wellFormedTextSchema,
    cbuCvu: optionalField(wellFormedTextSchema),
    taxId: optionalField(wellFormedTextSchema),
    category: optionalField(wellFormedTextSchema),
    transactionId: optionalField(wellFormedTextSchema),
  }),
  closedAmount: optionalField(positiveCentsSchema),
  typed: optionalField(
    objectSchema<EnteredAmount>({ pesos: maxLengthDigitsSchema(9), cents: maxLengthDigitsSchema(2) }),
  ),
  chosen: optionalField(
    objectSchema<RepaymentPlanTerms>({
      count: safeIntegerSchema,
      amount: positiveCentsSchema,
      lineId: wellFormedTextSchema,
      firstInstallmentAmount: optionalField(firstInstallmentAmountSchema),
      firstInstallmentDiscount: optionalField(fractionSchema),
    }),
  ),
  paid: optionalField(
    objectSchema<PaidPurchase>({
      operationId: optionalField(wellFormedTextSchema),
      amount: positiveCentsSchema,
      installments: optionalField(safeIntegerSchema),
      installmentAmount: optionalField(positiveCentsSchema),
      firstInstallmentAmount: optionalField(firstInstallmentAmountSchema),
    }),
  ),
})

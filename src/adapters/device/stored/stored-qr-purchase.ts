import { inject, injectable } from 'inversify'
import * as v from 'valibot'
import type { EnteredAmount } from '@/domain/qr-payment/open-amount'
import type { Cents } from '@/domain/shared/money'
import type { Seller } from '@/application/qr-payment/qr-payment.port'
import type {
  ChosenPlan,
  PaidPurchase,
  QrPurchase,
  QrPurchaseStore,
} from '@/application/qr-payment/qr-purchase-store.port'
import { OwnedValue } from './owned-value'
import { SessionStore } from '@/application/session/session-store'
import { TabStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'
import { checkOf, cuit, maybe, objectOf, wellFormedText, safeInteger } from './schemas'

@injectable('Singleton')
export class StoredQrPurchase implements QrPurchaseStore {
  private readonly stored: OwnedValue<QrPurchase>

  constructor(@inject(TabStorage) storage: KeyValueStorage, @inject(SessionStore) sessions: SessionStore) {
    this.stored = new OwnedValue(storage, 'qrPurchase', {
      sessions,
      isValid: checkOf(schema),
      isOf: (purchase, { taxId }) => purchase.customer === taxId,
    })
  }

  current(): QrPurchase | undefined {
    return this.stored.read()
  }

  save(purchase: QrPurchase): void {
    this.stored.write(purchase)
  }

  change(code: string, change: Partial<Pick<QrPurchase, 'chosen' | 'paid'>>): void {
    const purchase = this.current()
    if (purchase?.text === code) this.save({ ...purchase, ...change })
  }

  forget(): void {
    this.stored.remove()
  }
}

const amount = v.custom<Cents>((given) => Number.isSafeInteger(given) && Number(given) > 0)

function digits(atMost: number) {
  return v.custom<string>(
    (given) => typeof given === 'string' && /^[0-9]*$/.test(given) && given.length <= atMost,
  )
}

const schema = objectOf<QrPurchase>({
  customer: cuit,
  text: wellFormedText,
  seller: objectOf<Seller>({
    name: wellFormedText,
    cbuCvu: maybe(wellFormedText),
    taxId: maybe(wellFormedText),
    category: maybe(wellFormedText),
    transactionId: maybe(wellFormedText),
  }),
  closedAmount: maybe(amount),
  typed: maybe(objectOf<EnteredAmount>({ pesos: digits(9), cents: digits(2) })),
  chosen: maybe(objectOf<ChosenPlan>({ count: safeInteger, amount, lineId: wellFormedText })),
  paid: maybe(
    objectOf<PaidPurchase>({
      operationId: maybe(wellFormedText),
      amount,
      installments: maybe(safeInteger),
      installmentAmount: maybe(amount),
    }),
  ),
})

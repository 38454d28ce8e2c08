import { cents } from '@/domain/shared/money'
import type { CardPayableLoan } from '@/domain/cards/card-loan'
import type { DebitCard } from '@/domain/cards/debit-card'

export function aDebitCard(changes: Partial<DebitCard> = {}): DebitCard {
  return {
    cardId: 'td-1',
    replacementToken: 'tk-1',
    brand: 'visa',
    type: 'Débito',
    lastDigits: '4821',
    status: 'active',
    expiry: { month: 12, year: 2028 },
    ...changes,
  }
}

export function aCardPayableLoan(changes: Partial<CardPayableLoan> = {}): CardPayableLoan {
  return {
    externalId: '40128753',
    subproductId: 38,
    installmentCount: 12,
    installmentAmount: cents(1_262_500),
    ...changes,
  }
}

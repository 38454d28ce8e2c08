import { cents } from '@/domain/shared/money'
import type { PersonaCreditLineMovement } from '@/adapters/fake/personas/persona'

const shops = ['Kiosco Belgrano', 'Panadería La Espiga', 'Farmacia del Puente', 'Librería Rayuela']

/** Returns small purchases with the revolving line that were paid off long ago, to make a long list. */
export function generateCreditLineMovements(count: number): readonly PersonaCreditLineMovement[] {
  return Array.from({ length: count }, (_, index) => ({
    loanId: `m-${index + 1}`,
    mode: 'PAYMENT_QR' as const,
    total: cents(150_000 + index * 1_37),
    commerceName: shops[index % shops.length] ?? '',
    daysAgo: 120 + index,
    installmentNumber: 1,
    installments: 1,
    installmentAmount: cents(162_000 + index * 1_37),
    isPaidOff: true as const,
  }))
}

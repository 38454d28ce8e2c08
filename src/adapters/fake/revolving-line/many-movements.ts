import { cents } from '@/domain/shared/money'
import type { PersonaCreditLineMovement } from '@/adapters/fake/personas/persona'

const shopNames = ['Kiosco Belgrano', 'Panadería La Espiga', 'Farmacia del Puente', 'Librería Rayuela']

/**
 * Returns generated small purchases with the revolving credit line, paid off long ago. They make the list
 * of movements long.
 */
export function generateCreditLineMovements(count: number): readonly PersonaCreditLineMovement[] {
  return Array.from({ length: count }, (_, index) => ({
    loanId: `m-${index + 1}`,
    mode: 'PAYMENT_QR' as const,
    total: cents(150_000 + index * 1_37),
    commerceName: shopNames[index % shopNames.length] ?? '',
    daysAgo: 120 + index,
    installmentNumber: 1,
    installmentCount: 1,
    installmentAmount: cents(162_000 + index * 1_37),
    isPaidOff: true as const,
  }))
}

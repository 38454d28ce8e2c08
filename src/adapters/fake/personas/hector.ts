import { cuit } from '@/domain/shared/cuit'
import { pesosToCents } from '@/domain/shared/money'
import { demoPassword, type Persona } from './persona'

export const hector: Persona = {
  id: 'hector',
  firstName: 'Héctor',
  surname: 'Villalba',
  description: 'En deuda, con línea de crédito: no puede usarla hasta ponerse al día.',
  dni: '20114785',
  taxId: cuit('23201147859'),
  customerId: 'c-07c9e5ab',
  gender: 'M',
  cellphone: '3764512098',
  email: 'hector.villalba@correo.example',
  password: demoPassword,
  loans: [
    {
      loanId: 'p-3a6fd812',
      externalId: '40119846',
      productId: 19,
      subproductId: 55,
      disbursedAmount: pesosToCents(260_000),
      installmentCount: 12,
      installment: pesosToCents(33_412.7),
      nextDueNumber: 6,
      unpaid: [
        { number: 4, paid: pesosToCents(0), lateInterest: pesosToCents(2_338.89) },
        { number: 5, paid: pesosToCents(0), lateInterest: pesosToCents(1_002.38) },
      ],
      status: 'ACTIVE',
      files: ['DISCLAIMER'],
    },
    {
      loanId: 'p-d08e17c4',
      externalId: '46010562',
      productId: 46,
      subproductId: 94,
      disbursedAmount: pesosToCents(148_300),
      installmentCount: 6,
      installment: pesosToCents(30_275.4),
      nextDueNumber: 3,
      status: 'ACTIVE',
      files: [],
    },
  ],
  creditLine: {
    maxAmount: pesosToCents(500_000),
    remainingAmount: pesosToCents(351_700),
    enabled: true,
    movements: [
      {
        loanId: 'p-d08e17c4-1',
        mode: 'PAYMENT_QR',
        total: pesosToCents(58_300),
        commerceName: 'Ferretería El Tornillo',
        daysAgo: 71,
        installmentNumber: 3,
        installmentCount: 6,
        installmentAmount: pesosToCents(11_905.2),
      },
      {
        loanId: 'p-d08e17c4-2',
        mode: 'TRANSFER',
        total: pesosToCents(90_000),
        recipient: 'Héctor Villalba',
        daysAgo: 83,
        installmentNumber: 3,
        installmentCount: 6,
        installmentAmount: pesosToCents(18_370.2),
      },
    ],
  },
  savedCards: [
    {
      debitCardId: 'td-94b7d3e6',
      maskedNumber: 'XXXXXXXXXXXX5512',
      effectiveBrand: 'Maestro',
      expiryMonth: 2,
      expiresInYears: 2,
    },
  ],
}

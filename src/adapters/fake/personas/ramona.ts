import { cuit } from '@/domain/shared/cuit'
import { pesosToCents } from '@/domain/shared/money'
import { demoPassword, type Persona } from './persona'

export const ramona: Persona = {
  id: 'ramona',
  firstName: 'Ramona',
  surname: 'Paredes',
  description: 'En deuda, con una refinanciación que vence a las 21.',
  dni: '16908833',
  taxId: cuit('27169088336'),
  customerId: 'c-2b90e7f4',
  gender: 'F',
  cellphone: '3794631128',
  email: 'ramona.paredes@correo.example',
  password: demoPassword,
  loans: [
    {
      loanId: 'p-97e0b5d3',
      externalId: '40093320',
      productId: 19,
      subproductId: 55,
      disbursedAmount: pesosToCents(220_000),
      installmentCount: 12,
      installment: pesosToCents(29_318.45),
      nextDueNumber: 8,
      unpaid: [
        { number: 5, paid: pesosToCents(0), lateInterest: pesosToCents(3_518.21) },
        { number: 6, paid: pesosToCents(0), lateInterest: pesosToCents(2_052.29) },
        { number: 7, paid: pesosToCents(0), lateInterest: pesosToCents(879.55) },
      ],
      status: 'ACTIVE',
      files: ['DISCLAIMER'],
    },
  ],
  refinancing: {
    externalId: '40093320',
    newLoanAmount: pesosToCents(216_897.88),
    downPayment: pesosToCents(24_099.77),
    maxInstallmentCount: 18,
    maxInstallmentAmount: pesosToCents(260_000),
    sentDaysAgo: 0,
  },
  savedCards: [
    {
      debitCardId: 'td-0f6c92d7',
      maskedNumber: 'XXXXXXXXXXXX6074',
      effectiveBrand: 'Cabal Débito',
      expiryMonth: 3,
      expiresInYears: 2,
    },
  ],
}

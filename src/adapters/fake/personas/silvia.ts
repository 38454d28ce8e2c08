import { cuit } from '@/domain/shared/cuit'
import { pesosToCents } from '@/domain/shared/money'
import { demoPassword, type Persona } from './persona'

export const silvia: Persona = {
  id: 'silvia',
  firstName: 'Silvia',
  surname: 'Ledesma',
  description: 'En gestión legal, con el estudio todavía sin asignar.',
  dni: '22870316',
  taxId: cuit('27228703163'),
  customerId: 'c-e6402b9d',
  gender: 'F',
  cellphone: '2994176630',
  email: 'silvia.ledesma@correo.example',
  password: demoPassword,
  loans: [
    {
      loanId: 'p-58c03ba1',
      externalId: '40082275',
      productId: 19,
      subproductId: 38,
      disbursedAmount: pesosToCents(180_000),
      installmentCount: 10,
      installment: pesosToCents(27_640.2),
      nextDueNumber: 9,
      unpaid: [
        { number: 4, paid: pesosToCents(0), lateInterest: pesosToCents(9_674.07) },
        { number: 5, paid: pesosToCents(0), lateInterest: pesosToCents(8_292.06) },
        { number: 6, paid: pesosToCents(0), lateInterest: pesosToCents(6_910.05) },
        { number: 7, paid: pesosToCents(0), lateInterest: pesosToCents(4_146.03) },
        { number: 8, paid: pesosToCents(0), lateInterest: pesosToCents(1_382.01) },
      ],
      status: 'ACTIVE',
      files: ['DISCLAIMER'],
    },
  ],
  debtLawFirm: { kind: 'pending' },
  savedCards: [],
}

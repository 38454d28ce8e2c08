import { cuit } from '@/domain/shared/cuit'
import { pesosToCents } from '@/domain/shared/money'
import { demoPassword, type Persona } from './persona'

export const julio: Persona = {
  id: 'julio',
  firstName: 'Julio',
  surname: 'Cabrera',
  description: 'En deuda, con una refinanciación que venció ayer.',
  dni: '23015649',
  taxId: cuit('20230156493'),
  customerId: 'c-c8d51a07',
  gender: 'M',
  cellphone: '2215049936',
  email: 'julio.cabrera@correo.example',
  password: demoPassword,
  loans: [
    {
      loanId: 'p-e3b7091c',
      externalId: '40088914',
      productId: 1,
      subproductId: 14,
      commerceName: 'Hogar Ensenada',
      disbursedAmount: pesosToCents(118_000),
      installmentCount: 10,
      installment: pesosToCents(18_276.9),
      nextDueNumber: 7,
      unpaid: [
        { number: 5, paid: pesosToCents(0), lateInterest: pesosToCents(1_279.38) },
        { number: 6, paid: pesosToCents(0), lateInterest: pesosToCents(548.31) },
      ],
      status: 'ACTIVE',
      files: ['DISCLAIMER'],
    },
  ],
  refinancing: {
    externalId: '40088914',
    newLoanAmount: pesosToCents(82_930.49),
    downPayment: pesosToCents(9_214.5),
    maxInstallmentCount: 18,
    maxInstallmentAmount: pesosToCents(40_000),
    sentDaysAgo: 1,
  },
  savedCards: [],
}

import { cuit } from '@/domain/shared/cuit'
import { pesosToCents } from '@/domain/shared/money'
import { demoPassword, type Persona } from './persona'

export const norma: Persona = {
  id: 'norma',
  firstName: 'Norma',
  surname: 'Quiroga',
  description: 'Al día, con la línea de crédito deshabilitada.',
  dni: '17645320',
  taxId: cuit('27176453201'),
  customerId: 'c-b18d63f0',
  gender: 'F',
  cellphone: '2664439105',
  email: 'norma.quiroga@correo.example',
  password: demoPassword,
  loans: [
    {
      loanId: 'p-e92b0c47',
      externalId: '40107719',
      productId: 2,
      subproductId: 9,
      disbursedAmount: pesosToCents(240_000),
      installmentCount: 12,
      installment: pesosToCents(29_876.15),
      nextDueNumber: 8,
      status: 'ACTIVE',
      files: ['DISCLAIMER'],
    },
  ],
  creditLine: { maxAmount: pesosToCents(350_000), remainingAmount: pesosToCents(350_000), enabled: false },
  savedCards: [],
}

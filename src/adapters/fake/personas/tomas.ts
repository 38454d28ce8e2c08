import { cuit } from '@/domain/shared/cuit'
import { pesosToCents } from '@/domain/shared/money'
import { demoPassword, type Persona } from './persona'

export const tomas: Persona = {
  id: 'tomas',
  firstName: 'Tomás',
  surname: 'Arce',
  description: 'Al día, con un préstamo de hace 5 días que todavía no usó.',
  dni: '37650128',
  taxId: cuit('20376501281'),
  customerId: 'c-682fc91e',
  gender: 'M',
  cellphone: '3874405167',
  email: 'tomas.arce@correo.example',
  password: demoPassword,
  loans: [
    {
      loanId: 'p-a2c81f56',
      externalId: '40167731',
      productId: 19,
      subproductId: 38,
      disbursedAmount: pesosToCents(150_000),
      installmentCount: 6,
      installment: pesosToCents(33_190.6),
      nextDueNumber: 1,
      status: 'ACTIVE',
      disbursedDaysAgo: 5,
      isMoneyUnused: true,
      files: ['DISCLAIMER'],
    },
  ],
  savedCards: [],
}

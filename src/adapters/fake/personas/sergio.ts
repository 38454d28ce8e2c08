import { cuit } from '@/domain/shared/cuit'
import { pesosToCents } from '@/domain/shared/money'
import { demoPassword, type Persona } from './persona'

export const sergio: Persona = {
  id: 'sergio',
  firstName: 'Sergio',
  surname: 'Molina',
  description: 'Al día, sin tarjetas guardadas.',
  dni: '27180535',
  taxId: cuit('20271805358'),
  customerId: 'c-7bd3402f',
  gender: 'M',
  cellphone: '3425107734',
  email: 'sergio.molina@correo.example',
  password: demoPassword,
  loans: [
    {
      loanId: 'p-2f5e81b9',
      externalId: '40141026',
      productId: 2,
      subproductId: 8,
      disbursedAmount: pesosToCents(96_000),
      installmentCount: 8,
      installment: pesosToCents(17_742.1),
      nextDueNumber: 3,
      status: 'ACTIVE',
      files: ['DISCLAIMER'],
    },
  ],
  savedCards: [],
}

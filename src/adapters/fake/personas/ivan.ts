import { cuit } from '@/domain/shared/cuit'
import { pesosToCents } from '@/domain/shared/money'
import { demoPassword, type Persona } from './persona'

export const ivan: Persona = {
  id: 'ivan',
  firstName: 'Iván',
  surname: 'Ortega',
  description: 'Al día, con su última solicitud de préstamo rechazada.',
  dni: '32605318',
  taxId: cuit('20326053180'),
  customerId: 'c-590edb73',
  gender: 'M',
  cellphone: '2804387216',
  email: 'ivan.ortega@correo.example',
  password: demoPassword,
  loans: [
    {
      loanId: 'p-bd12f76e',
      externalId: '40129937',
      productId: 1,
      subproductId: 12,
      commerceName: 'Patagonia Hogar',
      disbursedAmount: pesosToCents(110_000),
      installmentCount: 9,
      installment: pesosToCents(17_085.25),
      nextDueNumber: 4,
      status: 'ACTIVE',
      files: ['DISCLAIMER'],
    },
  ],
  loanOffer: { hashKey: 'h-0d75fa18', rejectedReason: 'INSUFFICIENT_INCOME' },
  savedCards: [],
}

import { cuit } from '@/domain/shared/cuit'
import { pesosToCents } from '@/domain/shared/money'
import { demoPassword, type Persona } from './persona'

export const diego: Persona = {
  id: 'diego',
  firstName: 'Diego',
  surname: 'Sosa',
  description: 'Al día, con una oferta de línea de crédito de hasta $ 800.000 que todavía no tomó.',
  dni: '35902114',
  taxId: cuit('20359021144'),
  customerId: 'c-5e7fa201',
  gender: 'M',
  cellphone: '1158802347',
  email: 'diego.sosa@correo.example',
  password: demoPassword,
  loans: [
    {
      loanId: 'p-71d4e60a',
      externalId: '40135582',
      productId: 1,
      subproductId: 13,
      commerceName: 'Bicicletería El Piñón',
      disbursedAmount: pesosToCents(186_000),
      installmentCount: 9,
      installment: pesosToCents(28_914.6),
      nextDueNumber: 5,
      status: 'ACTIVE',
      files: ['DISCLAIMER'],
    },
  ],
  creditLineMaxOffer: pesosToCents(800_000),
  savedCards: [
    {
      debitCardId: 'td-2c80ef51',
      maskedNumber: 'XXXXXXXXXXXX0937',
      effectiveBrand: 'Visa Débito',
      expiryMonth: 6,
      expiresInYears: 3,
    },
  ],
}

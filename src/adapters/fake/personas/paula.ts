import { cuit } from '@/domain/shared/cuit'
import { pesosToCents } from '@/domain/shared/money'
import { demoPassword, type Persona } from './persona'

export const paula: Persona = {
  id: 'paula',
  firstName: 'Paula',
  surname: 'Navarro',
  situation: 'Al día, con tarjetas de débito en todos los estados.',
  dni: '31447902',
  taxId: cuit('27314479020'),
  customerId: 'c-15a7fe82',
  gender: 'F',
  cellphone: '3815672049',
  email: 'paula.navarro@correo.example',
  password: demoPassword,
  loans: [
    {
      loanId: 'p-4dc9e230',
      externalId: '40137745',
      productId: 19,
      subproductId: 38,
      disbursed: pesosToCents(200_000),
      installmentCount: 12,
      installment: pesosToCents(26_480.35),
      nextDueNumber: 4,
      status: 'ACTIVE',
      files: ['DISCLAIMER'],
    },
  ],
  savedCards: [
    {
      debitCardId: 'td-b72e5a10',
      maskedNumber: 'XXXXXXXXXXXX3308',
      effectiveBrand: 'Visa Débito',
      expiryMonth: 12,
      expiresInYears: 2,
    },
  ],
}

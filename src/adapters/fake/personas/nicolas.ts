import { cuit } from '@/domain/shared/cuit'
import { pesosToCents } from '@/domain/shared/money'
import { demoPassword, type Persona } from './persona'

export const nicolas: Persona = {
  id: 'nicolas',
  firstName: 'Nicolás',
  surname: 'Ferreyra',
  description: 'Al día, entra con la huella o el rostro.',
  dni: '36529471',
  taxId: cuit('20365294713'),
  customerId: 'c-e09146cb',
  gender: 'M',
  cellphone: '3516608142',
  email: 'nicolas.ferreyra@correo.example',
  password: demoPassword,
  otherDevicePasskeyIds: ['q7Vd0Jm2T8yKx4Rb9sLhPw'],
  loans: [
    {
      loanId: 'p-60fba9d1',
      externalId: '40150093',
      productId: 1,
      subproductId: 17,
      commerceName: 'Musimundo del Centro',
      disbursedAmount: pesosToCents(240_000),
      installmentCount: 12,
      installment: pesosToCents(30_915.8),
      nextDueNumber: 2,
      status: 'ACTIVE',
      files: ['DISCLAIMER'],
    },
  ],
  savedCards: [
    {
      debitCardId: 'td-1d94f6b8',
      maskedNumber: 'XXXXXXXXXXXX7751',
      effectiveBrand: 'Visa Débito',
      expiryMonth: 5,
      expiresInYears: 4,
    },
  ],
}

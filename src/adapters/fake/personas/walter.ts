import { cuit } from '@/domain/shared/cuit'
import { pesosToCents } from '@/domain/shared/money'
import { demoPassword, type Persona } from './persona'

export const walter: Persona = {
  id: 'walter',
  firstName: 'Walter',
  surname: 'Ibarra',
  description: 'Al día, con todos sus préstamos por débito automático.',
  dni: '26774105',
  taxId: cuit('20267741051'),
  customerId: 'c-4a1be936',
  gender: 'M',
  cellphone: '2914458823',
  email: 'walter.ibarra@correo.example',
  password: demoPassword,
  loans: [
    {
      loanId: 'p-c7f2608e',
      externalId: '40126690',
      productId: 19,
      subproductId: 38,
      disbursedAmount: pesosToCents(320_000),
      installmentCount: 12,
      installment: pesosToCents(41_207.9),
      nextDueNumber: 5,
      status: 'ACTIVE',
      paymentMethod: 'DIRECT_DEBIT',
      files: ['DISCLAIMER'],
    },
    {
      loanId: 'p-19d5ab34',
      externalId: '40148872',
      productId: 1,
      subproductId: 14,
      commerceName: 'Ferretería Bahía',
      disbursedAmount: pesosToCents(68_400),
      installmentCount: 6,
      installment: pesosToCents(14_655.8),
      nextDueNumber: 3,
      status: 'ACTIVE',
      paymentMethod: 'DIRECT_DEBIT_CARD',
      files: ['DISCLAIMER'],
    },
  ],
  savedCards: [
    {
      debitCardId: 'td-7e13ac09',
      maskedNumber: 'XXXXXXXXXXXX2246',
      effectiveBrand: 'Visa Débito',
      expiryMonth: 8,
      expiresInYears: 3,
    },
  ],
}

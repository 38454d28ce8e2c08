import { cuit } from '@/domain/shared/cuit'
import { pesosToCents } from '@/domain/shared/money'
import { demoPassword, type Persona } from './persona'

export const raul: Persona = {
  id: 'raul',
  firstName: 'Raúl',
  surname: 'Peralta',
  description: 'En deuda, con contraseña: un préstamo personal con cuotas vencidas y una compra al día.',
  dni: '24318907',
  taxId: cuit('20243189072'),
  customerId: 'c-17be90a3',
  gender: 'M',
  cellphone: '3514567823',
  email: 'raul.peralta@correo.example',
  address: {
    state: '82',
    district: '82002',
    city: '82002002',
    street: 'Pasaje D’Onofrio',
    number: 'S/N',
    zipCode: '2000',
  },
  password: demoPassword,
  cardUpdateLink: { sentDaysAgo: 4 },
  loans: [
    {
      loanId: 'p-9e40d71b',
      externalId: '40116602',
      productId: 19,
      subproductId: 55,
      disbursedAmount: pesosToCents(300_000),
      installmentCount: 12,
      installment: pesosToCents(38_950.4),
      nextDueNumber: 5,
      unpaid: [
        { number: 2, paid: pesosToCents(20_000), lateInterest: pesosToCents(1_137.02) },
        { number: 3, paid: pesosToCents(0), lateInterest: pesosToCents(2_726.53) },
        { number: 4, paid: pesosToCents(0), lateInterest: pesosToCents(1_168.51) },
      ],
      status: 'ACTIVE',
      files: ['DISCLAIMER'],
    },
    {
      loanId: 'p-43f6b20e',
      externalId: '40139951',
      productId: 1,
      subproductId: 14,
      commerceName: 'Electro Pampa',
      disbursedAmount: pesosToCents(72_000),
      installmentCount: 6,
      installment: pesosToCents(15_237.9),
      nextDueNumber: 2,
      paidThrough: 2,
      status: 'ACTIVE',
      files: ['DISCLAIMER'],
      withoutCouponBook: true,
    },
  ],
  savedCards: [
    {
      debitCardId: 'td-0b9d36f4',
      maskedNumber: 'XXXXXXXXXXXX7305',
      effectiveBrand: 'Maestro',
      expiryMonth: 4,
      expiresInYears: 3,
    },
  ],
}

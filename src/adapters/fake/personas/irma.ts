import { cuit } from '@/domain/shared/cuit'
import { pesosToCents } from '@/domain/shared/money'
import { demoPassword, type Persona } from './persona'

export const irma: Persona = {
  id: 'irma',
  firstName: 'Irma',
  surname: 'Toledo',
  description: 'Con contraseña: un préstamo de 36 cuotas, en la 20, y 2.000 pagos.',
  dni: '12095867',
  taxId: cuit('23120958674'),
  customerId: 'c-90b3ce58',
  gender: 'F',
  cellphone: '2235467812',
  email: 'irma.toledo@correo.example',
  password: demoPassword,
  loans: [
    {
      loanId: 'p-84f1a63e',
      externalId: '40021479',
      productId: 19,
      subproductId: 67,
      disbursedAmount: pesosToCents(620_000),
      installmentCount: 36,
      installment: pesosToCents(33_706.15),
      nextDueNumber: 20,
      waived: { 20: pesosToCents(1_500) },
      deferred: [22],
      status: 'ACTIVE',
      files: ['DISCLAIMER'],
    },
  ],
  savedCards: [],
  // 2,000 together with the 19 paid installments.
  generatedPaymentCount: 1_981,
}

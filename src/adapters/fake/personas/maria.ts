import { cuit } from '@/domain/shared/cuit'
import { pesosToCents } from '@/domain/shared/money'
import { demoPassword, type Persona } from './persona'

export const maria: Persona = {
  id: 'maria',
  firstName: 'María de los Ángeles',
  surname: 'Etchegaray de Olazábal',
  description: 'Con contraseña: el nombre más largo e importes de ocho cifras, para probar el diseño.',
  dni: '11203994',
  taxId: cuit('27112039940'),
  customerId: 'c-2bd6f481',
  gender: 'F',
  cellphone: '1143398720',
  email: 'maria.delosangeles.etchegaraydeolazabal@correo-de-nombre-largo.example',
  address: {
    state: '94',
    district: '94002',
    city: '94002001',
    street: 'Avenida Presidente Hipólito Yrigoyen y Calle de los Pescadores del Canal Beagle Norte',
    number: '12345 bis',
    floor: 'Entrepiso',
    apartment: 'Fondo 2',
    zipCode: 'V9410BGH',
  },
  password: demoPassword,
  loans: [
    {
      loanId: 'p-3f0e8b97',
      externalId: '40130066',
      productId: 1,
      subproductId: 21,
      commerceName: 'Distribuidora Mayorista de Electrodomésticos y Materiales del Nordeste',
      disbursedAmount: pesosToCents(98_500_000),
      installmentCount: 12,
      installment: pesosToCents(12_345_678.9),
      nextDueNumber: 5,
      status: 'ACTIVE',
      files: ['DISCLAIMER'],
    },
    {
      loanId: 'p-ca5127d6',
      externalId: '40147713',
      productId: 19,
      subproductId: 68,
      disbursedAmount: pesosToCents(48_750_000),
      installmentCount: 24,
      installment: pesosToCents(3_412_987.65),
      nextDueNumber: 7,
      status: 'ACTIVE',
      files: ['DISCLAIMER'],
    },
  ],
  savedCards: [
    {
      debitCardId: 'td-6d84b2a9',
      maskedNumber: 'XXXXXXXXXXXX0078',
      effectiveBrand: 'Mastercard Debit',
      expiryMonth: 12,
      expiresInYears: 4,
    },
  ],
}

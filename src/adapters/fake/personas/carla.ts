import { cuit } from '@/domain/shared/cuit'
import { pesosToCents } from '@/domain/shared/money'
import { demoPassword, type Persona } from './persona'

export const carla: Persona = {
  id: 'carla',
  firstName: 'Carla',
  surname: 'Moreyra',
  description: 'Al día, pero sin acceso a préstamos nuevos.',
  dni: '30558741',
  taxId: cuit('27305587414'),
  customerId: 'c-9c25d7e8',
  gender: 'F',
  cellphone: '3434620571',
  email: 'carla.moreyra@correo.example',
  password: demoPassword,
  loans: [
    {
      loanId: 'p-06ae5b93',
      externalId: '40131107',
      productId: 1,
      subproductId: 16,
      commerceName: 'Mundo Bebé',
      disbursedAmount: pesosToCents(92_000),
      installmentCount: 6,
      installment: pesosToCents(19_884.5),
      nextDueNumber: 4,
      status: 'ACTIVE',
      files: ['DISCLAIMER'],
    },
  ],
  isBarredFromLoans: true,
  savedCards: [],
}

import { cuit } from '@/domain/shared/cuit'
import { pesosToCents } from '@/domain/shared/money'
import type { Persona } from './persona'

export const anaMaria: Persona = {
  id: 'ana-maria',
  firstName: 'Ana María',
  surname: 'Castro',
  description: 'Mismo DNI que Ana Laura y otro CUIT; entra con código.',
  dni: '14223078',
  taxId: cuit('24142230786'),
  customerId: 'c-62d8b5f0',
  gender: 'F',
  cellphone: '2214556739',
  email: 'anamaria.castro@correo.example',
  loans: [
    {
      loanId: 'p-58ae916c',
      externalId: '40108837',
      productId: 2,
      subproductId: 25,
      disbursedAmount: pesosToCents(85_000),
      installmentCount: 8,
      installment: pesosToCents(15_962.3),
      nextDueNumber: 5,
      status: 'ACTIVE',
      files: ['DISCLAIMER'],
    },
  ],
  savedCards: [],
}

import { cuit } from '@/domain/shared/cuit'
import { pesosToCents } from '@/domain/shared/money'
import type { Persona } from './persona'

export const bruno: Persona = {
  id: 'bruno',
  firstName: 'Bruno',
  surname: 'Acosta',
  description: 'Sin contraseña: entra con código y se le pide crear una.',
  dni: '38214690',
  taxId: cuit('20382146906'),
  customerId: 'c-a1e6034d',
  cardUpdateLink: { sentDaysAgo: 1 },
  gender: 'M',
  cellphone: '3815209946',
  email: 'bruno.acosta@correo.example',
  loans: [
    {
      loanId: 'p-d2970ce4',
      externalId: '40158820',
      productId: 1,
      subproductId: 12,
      commerceName: 'Norte Deportes',
      disbursedAmount: pesosToCents(64_500),
      installmentCount: 6,
      installment: pesosToCents(13_874.25),
      nextDueNumber: 1,
      status: 'ACTIVE',
      files: ['DISCLAIMER'],
    },
  ],
  savedCards: [],
}

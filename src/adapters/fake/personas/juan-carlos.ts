import { cuit } from '@/domain/shared/cuit'
import { pesosToCents } from '@/domain/shared/money'
import type { Persona } from './persona'

export const juanCarlos: Persona = {
  id: 'juan-carlos',
  firstName: 'Juan Carlos',
  surname: 'Rojas',
  description: 'Mismo DNI que Ana Laura, CUIT con prefijo 20; entra con código.',
  dni: '14223078',
  taxId: cuit('20142230780'),
  customerId: 'c-f94c1763',
  gender: 'M',
  cellphone: '3414672205',
  email: 'juancarlos.rojas@correo.example',
  loans: [
    {
      loanId: 'p-0d5b7fa2',
      externalId: '40144509',
      productId: 1,
      subproductId: 17,
      commerceName: 'Muebles Del Litoral',
      disbursedAmount: pesosToCents(134_000),
      installmentCount: 9,
      installment: pesosToCents(20_418.45),
      nextDueNumber: 3,
      status: 'ACTIVE',
      files: ['DISCLAIMER'],
    },
  ],
  savedCards: [],
}

import { cuit } from '@/domain/shared/cuit'
import { pesosToCents } from '@/domain/shared/money'
import { demoPassword, type Persona } from './persona'

export const ana: Persona = {
  id: 'ana',
  firstName: 'Ana Laura',
  surname: 'Castro',
  description: 'Comparte su DNI con otras dos personas; entra con contraseña.',
  dni: '14223078',
  taxId: cuit('27142230785'),
  customerId: 'c-30a7f9e1',
  gender: 'F',
  cellphone: '1156234478',
  email: 'analaura.castro@correo.example',
  password: demoPassword,
  loans: [
    {
      loanId: 'p-b7042f3d',
      externalId: '40122046',
      productId: 19,
      subproductId: 56,
      disbursedAmount: pesosToCents(210_000),
      installmentCount: 12,
      installment: pesosToCents(27_140.65),
      nextDueNumber: 3,
      status: 'ACTIVE',
      files: ['DISCLAIMER'],
    },
  ],
  savedCards: [
    {
      debitCardId: 'td-9a12cf77',
      maskedNumber: 'XXXXXXXXXXXX6630',
      effectiveBrand: 'Cabal Débito',
      expiryMonth: 2,
      expiresInYears: 1,
    },
  ],
}

import { cuit } from '@/domain/shared/cuit'
import { pesosToCents } from '@/domain/shared/money'
import { demoPassword, type Persona } from './persona'

export const delia: Persona = {
  id: 'delia',
  firstName: 'Delia',
  surname: 'Ferreyra',
  description: 'Con cobro automático: mañana le cobran una cuota, y de otra no había saldo.',
  dni: '21903476',
  taxId: cuit('27219034763'),
  customerId: 'c-5d70e2b8',
  gender: 'F',
  cellphone: '3514827760',
  email: 'delia.ferreyra@correo.example',
  password: demoPassword,
  loans: [
    {
      loanId: 'p-71c4ae09',
      externalId: '40166205',
      productId: 2,
      subproductId: 8,
      disbursedAmount: pesosToCents(180_000),
      installmentCount: 12,
      installment: pesosToCents(21_340),
      nextDueNumber: 6,
      status: 'ACTIVE',
      files: ['DISCLAIMER'],
      automaticCollection: {
        account: '0140999803200004521869',
        joinedDaysAgo: 70,
        nextAttemptInDays: 1,
        pastInstallmentCount: 2,
      },
    },
    {
      loanId: 'p-0e6d92f3',
      externalId: '40171148',
      productId: 1,
      subproductId: 12,
      commerceName: 'Electro Alberdi',
      disbursedAmount: pesosToCents(96_000),
      installmentCount: 10,
      installment: pesosToCents(13_805.5),
      nextDueNumber: 3,
      status: 'ACTIVE',
      files: ['DISCLAIMER'],
      automaticCollection: {
        account: '0000003110000452186076',
        joinedDaysAgo: 40,
        nextAttemptInDays: -1,
        attemptCountWithoutFunds: 1,
      },
    },
  ],
  savedCards: [
    {
      debitCardId: 'td-93be60d1',
      maskedNumber: '450799XXXXXX2218',
      effectiveBrand: 'Visa Débito',
      expiryMonth: 4,
      expiresInYears: 3,
    },
  ],
}

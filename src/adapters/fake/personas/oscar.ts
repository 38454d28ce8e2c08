import { cuit } from '@/domain/shared/cuit'
import { pesosToCents } from '@/domain/shared/money'
import { demoPassword, type Persona } from './persona'

export const oscar: Persona = {
  id: 'oscar',
  firstName: 'Oscar',
  surname: 'Benítez',
  description: 'En gestión legal, con un estudio asignado que atiende de lunes a viernes.',
  dni: '18432259',
  taxId: cuit('20184322596'),
  customerId: 'c-31fa8d74',
  gender: 'M',
  cellphone: '3624487715',
  email: 'oscar.benitez@correo.example',
  password: demoPassword,
  loans: [
    {
      loanId: 'p-b4971e0d',
      externalId: '40076638',
      productId: 1,
      subproductId: 12,
      commerceName: 'Electro Chaco',
      disbursedAmount: pesosToCents(134_500),
      installmentCount: 12,
      installment: pesosToCents(18_905.35),
      nextDueNumber: 12,
      unpaid: [
        { number: 6, paid: pesosToCents(0), lateInterest: pesosToCents(7_939.25) },
        { number: 7, paid: pesosToCents(0), lateInterest: pesosToCents(6_616.87) },
        { number: 8, paid: pesosToCents(0), lateInterest: pesosToCents(5_671.61) },
        { number: 9, paid: pesosToCents(0), lateInterest: pesosToCents(4_726.34) },
        { number: 10, paid: pesosToCents(0), lateInterest: pesosToCents(2_835.8) },
        { number: 11, paid: pesosToCents(0), lateInterest: pesosToCents(945.27) },
      ],
      status: 'ACTIVE',
      files: ['DISCLAIMER'],
    },
  ],
  debtLawFirm: {
    kind: 'assigned',
    description: 'Estudio Jurídico Arrieta y Asociados',
    phoneNumber: '3624420187',
    attentionFrom: '09:00',
    attentionTo: '17:00',
    contact: 'Dra. Julieta Arrieta',
    whatsappNumber: '5493624420187',
  },
  savedCards: [],
}

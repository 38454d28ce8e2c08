import { cuit } from '@/domain/shared/cuit'
import { pesosToCents } from '@/domain/shared/money'
import { demoPassword, type Persona } from './persona'

export const sofia: Persona = {
  id: 'sofia',
  firstName: 'Sofía',
  surname: 'Maldonado',
  description: 'Al día, con una solicitud empezada, un beneficio del 18 %, avisos y una novedad sin leer.',
  dni: '39871206',
  taxId: cuit('23398712064'),
  customerId: 'c-a45c8ed9',
  gender: 'F',
  cellphone: '2234419067',
  email: 'sofia.maldonado@correo.example',
  password: demoPassword,
  loans: [
    {
      loanId: 'p-ce7810f4',
      externalId: '40134418',
      productId: 19,
      subproductId: 38,
      disbursedAmount: pesosToCents(260_000),
      installmentCount: 12,
      installment: pesosToCents(34_150),
      nextDueNumber: 7,
      status: 'ACTIVE',
      files: ['DISCLAIMER'],
    },
  ],
  unfinishedLoanApplication: {
    applicationId: 'h-93e1b7c0',
    maxAmount: pesosToCents(420_000),
    requestedAmount: pesosToCents(300_000),
    installmentAmount: pesosToCents(39_618.5),
    installmentCount: 12,
  },
  // Six installments of $ 34.150,00, with a discount of 18 %.
  prepaymentDiscount: { amount: pesosToCents(168_018), totalInstallmentAmount: pesosToCents(204_900) },
  banners: [
    {
      index: 10,
      link: '/mis-pagos',
      title: 'Todo al día',
      text: 'Mirá tus pagos del mes',
      colourScheme: 'leaf',
    },
    {
      index: 30,
      link: 'https://www.example.com.ar/blog',
      title: 'Cuidá tu plata',
      text: 'Consejos para llegar a fin de mes',
      colourScheme: 'night',
    },
    {
      index: 5,
      link: '/ayuda',
      title: '¿Dudas?',
      text: 'Te contamos cómo pagar tu cuota',
      colourScheme: 'rose',
    },
  ],
  notifications: [
    {
      id: 'n-4b20',
      steps: [
        {
          order: 2,
          htmlCode:
            '<h3>Elegí cómo pagar</h3><p>Con tarjeta de débito, por transferencia, con QR o en efectivo. <a href="/pagar-cuota">Pagar mi cuota</a></p>',
        },
        {
          order: 1,
          htmlCode:
            '<h3>Tu portal se renovó</h3><p>Ahora ves tus préstamos y pagás tus cuotas <strong>en un solo lugar</strong>.</p>',
        },
      ],
    },
  ],
  savedCards: [
    {
      debitCardId: 'td-e51b0c73',
      maskedNumber: 'XXXXXXXXXXXX4462',
      effectiveBrand: 'Visa Débito',
      expiryMonth: 1,
      expiresInYears: 3,
    },
  ],
}

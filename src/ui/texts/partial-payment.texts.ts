/** Texts for a customer who wants to pay less than everything that is due. Source: PAY-24. */
export const partialPaymentTexts = {
  open: '¿No llegás a todo?',
  title: 'Pagá lo que puedas',
  lead: 'Una parte también sirve: se paga primero lo que venció antes.',
  ofLoan: (name: string) => `De ${name}.`,
  choices: 'Cómo seguir',
  oldest: (punitive: string | undefined) =>
    punitive === undefined
      ? 'Lo que venció primero.'
      : `Lo que venció primero, con ${punitive} de interés por mora.`,
  other: 'Otro importe',
  otherDetail: 'Elegís cuánto y ves qué cuotas cubre.',
  talk: 'Hablar con alguien',
  talkDetail: 'Por WhatsApp, para buscar otra salida.',
  amountTitle: '¿Cuánto podés pagar?',
  amount: 'Vas a pagar',
  noAmount: 'Escribí un importe',
  step: '1 cuota',
  less: 'menos',
  more: 'más',
  field: 'Otro importe',
  hint: (due: string) => `Hasta ${due}. Los centavos van después de una coma.`,
  covers: 'Qué cubre',
  pays: (names: readonly string[]) =>
    `Paga ${[names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' y ')}`,
  partOf: (name: string) => `una parte de ${name}`,
  theInstallment: (number: number) => `la cuota\u00A0${number}`,
  theNext: (number: number) => `la\u00A0${number}`,
  paid: 'Queda paga',
  paidWithInterest: 'Queda paga y deja de sumar interés',
  partly: (covered: string, remaining: string) => `Cubre ${covered} y quedan ${remaining}`,
  untouched: (remaining: string) => `Quedan ${remaining}`,
  remaining: (amount: string) => `Después te quedan ${amount} por pagar.`,
  allPaid: 'Con esto no te queda nada vencido de este préstamo.',
  pay: (amount: string) => `Pagar ${amount}`,
  payUnknown: 'Pagar',
  back: 'Volver',
  now: 'Pagás ahora',
  ofTotal: 'De un total de',
  payAll: 'Pagar el total',
  takesWhole: 'Cobra el total',
  wholeOnly: (total: string, methods: string) =>
    methods === ''
      ? `Así se paga el total, ${total}.`
      : `Así se paga el total, ${total}. Para pagar una parte elegí ${methods}.`,
  or: ' o ',
} as const

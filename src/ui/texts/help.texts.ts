import type { SwitchableCapability } from '@/domain/session/capability'
import type { LenderServiceRules } from '@/domain/shared/lender-service-rules'

export const helpTexts = {
  title: 'Ayuda',
  lead: 'Las respuestas a lo que más nos preguntan.',
  search: 'Buscar en la ayuda',
  searchHint: 'Escribí 3 letras o más.',
  found: (count: number) => (count === 1 ? '1 respuesta' : `${count} respuestas`),
  nothingTitle: 'No encontramos nada con esas palabras',
  nothing: 'Probá con otra palabra, o escribinos y te respondemos.',
  contactTitle: '¿No está lo que buscabas?',
  contact: 'Escribinos',
  call: (phone: string) => `Llamar al ${phone}`,
} as const

export interface HelpQuestion {
  readonly id: string
  readonly question: string
  /** The paragraphs of the answer to a question of the help screen. */
  readonly answer: readonly string[]
  /**
   * Words that customers type when they look for this question and that are neither in it nor in its answer.
   * They are not shown. Source: SUP-02.
   */
  readonly searchWords?: readonly string[]
  /**
   * The part of the portal that the question is about. If the lender has switched that part off, the
   * question is hidden. Source: OPS-03.
   */
  readonly capability?: SwitchableCapability
}

interface HelpSection {
  readonly id: string
  readonly title: string
  readonly entries: readonly HelpQuestion[]
}

/**
 * Returns the questions and answers of the help screen. They contain the lender's configured days and hours,
 * such as the day on which installments fall due. Source: SUP-02, GEN-06.
 */
export function helpSections(terms: LenderServiceRules): readonly HelpSection[] {
  return [payingSection(terms), loansSection(terms), newLoansSection(terms), accountSection(terms)]
}

function payingSection(terms: LenderServiceRules): HelpSection {
  return {
    id: 'paying',
    title: 'Pagar las cuotas',
    entries: [
      {
        id: 'due-day',
        question: '¿Cuándo vencen las cuotas?',
        searchWords: ['vencimiento', 'fecha de pago', 'atraso'],
        answer: [
          `Todas vencen el día ${terms.dueDayOfMonth} de cada mes.`,
          `Un préstamo personal se paga sin recargo hasta el día ${terms.personalLoanGraceDayOfMonth}. Una compra en un comercio o un préstamo de sucursal, hasta el día ${terms.storeLoanGraceDayOfMonth}.`,
        ],
      },
      {
        id: 'ways-to-pay',
        question: '¿Cómo puedo pagar?',
        searchWords: ['Mercado Pago', 'transferir', 'CBU', 'alias'],
        answer: [
          'Desde «Pagar cuota» podés pagar con tarjeta de débito o de crédito, por transferencia a tu CVU, con QR, con tu billetera o en efectivo.',
        ],
      },
      {
        id: 'automatic-debit',
        capability: 'automaticCollection',
        question: '¿Cuándo se cobra el débito automático?',
        searchWords: ['cobro automático'],
        answer: [
          `Empieza a cobrarse el día ${terms.debitDayOfMonth} de cada mes. Tené el dinero en tu cuenta desde ese día.`,
        ],
      },
      {
        id: 'applied',
        question: 'Ya pagué: ¿cuándo se ve?',
        searchWords: ['acreditar', 'demora'],
        answer: [
          `Un pago se aplica entre ${terms.minHoursUntilPaymentApplied} y ${terms.maxHoursUntilPaymentApplied} horas después. Si pagaste con un ticket en una caja, puede tardar hasta ${terms.ticketAppliedBusinessHours} horas hábiles.`,
        ],
      },
      {
        id: 'not-applied',
        capability: 'receiptNotification',
        question: 'Ya pagué y sigue sin verse',
        answer: ['Si pasó ese tiempo y no lo ves, mandanos el comprobante desde «Mis pagos».'],
      },
      {
        id: 'which-loan',
        question: 'Tengo más de un préstamo: ¿a cuál va mi pago?',
        answer: ['Los pagos van primero al préstamo con más deuda.'],
      },
    ],
  }
}

function loansSection(terms: LenderServiceRules): HelpSection {
  return {
    id: 'loans',
    title: 'Tus préstamos',
    entries: [
      {
        id: 'early-cancellation',
        capability: 'earlyCancellation',
        question: '¿Puedo cancelar mi préstamo antes de tiempo?',
        searchWords: ['adelantar', 'saldar', 'cancelación'],
        answer: [
          `Sí, del día ${terms.firstCancellationDayOfMonth} al ${terms.lastCancellationDayOfMonth} de cada mes, cuando pasaron más de ${terms.cancellationWaitDays} días desde que recibiste el dinero.`,
        ],
      },
      {
        id: 'benefit',
        capability: 'earlyCancellation',
        question: '¿Hasta cuándo vale un descuento por cancelar?',
        answer: [`Hasta el día ${terms.lastPrepaymentDiscountDayOfMonth} del mes.`],
      },
      {
        id: 'regret',
        question: 'Me arrepentí: ¿puedo devolver el préstamo?',
        searchWords: ['arrepentimiento', 'devolución'],
        answer: [
          `Tenés ${terms.revocationBusinessDays} días hábiles desde que recibiste el dinero, si todavía no lo usaste.`,
        ],
      },
      {
        id: 'contract',
        question: '¿Dónde está el contrato?',
        answer: ['En la pantalla de cada préstamo.'],
      },
      {
        id: 'coupon-book',
        capability: 'couponBook',
        question: '¿Dónde está la cuponera?',
        answer: ['En el menú, en «Comprobantes».'],
      },
      {
        id: 'debt-free',
        capability: 'debtFree',
        question: '¿Dónde está el libre deuda?',
        searchWords: ['certificado'],
        answer: ['En el menú, en «Comprobantes».'],
      },
      {
        id: 'invoices',
        capability: 'invoices',
        question: '¿Dónde están mis facturas?',
        answer: ['En el menú, en «Comprobantes».'],
      },
    ],
  }
}

function newLoansSection(terms: LenderServiceRules): HelpSection {
  return {
    id: 'new-loans',
    title: 'Pedir un préstamo',
    entries: [
      {
        id: 'who-may-apply',
        capability: 'newLoan',
        question: '¿Quién puede pedir un préstamo?',
        answer: [`Quien tiene más de ${terms.minimumAge} años y está al día con sus cuotas.`],
      },
      {
        id: 'how-to-apply',
        capability: 'newLoan',
        question: '¿Cómo pido otro?',
        answer: ['Desde «Nuevo préstamo», en el menú. Antes de aceptar ves todo lo que cuesta.'],
      },
      {
        id: 'line',
        capability: 'revolvingLine',
        question: '¿Qué es la línea de crédito?',
        answer: ['Es un monto que tenés para usar cuando querés: lo usás, lo pagás y lo volvés a usar.'],
      },
    ],
  }
}

function accountSection(terms: LenderServiceRules): HelpSection {
  return {
    id: 'account',
    title: 'Tu cuenta y tus reclamos',
    entries: [
      {
        id: 'claims',
        capability: 'claims',
        question: '¿Cómo hago un reclamo?',
        searchWords: ['quejas', 'quejarme'],
        answer: [
          `Desde «Consultas y reclamos». Te damos un número y te respondemos dentro de las ${terms.claimAnswerHours} horas.`,
        ],
      },
      {
        id: 'refunds',
        question: 'Me cobraron de más: ¿cuándo me lo devuelven?',
        answer: [`Las devoluciones se hacen dentro de las ${terms.refundHours} horas.`],
      },
      {
        id: 'personal-data',
        question: '¿Cómo veo, corrijo o borro mis datos personales?',
        answer: [
          'Desde «Mis datos personales», en «Mis datos»: te damos un número de pedido.',
          `Para verlos te respondemos dentro de los ${terms.dataAccessAnswerDays} días corridos.`,
          `Para corregirlos o borrarlos, dentro de los ${terms.dataChangeAnswerBusinessDays} días hábiles.`,
        ],
      },
      {
        id: 'not-recognised',
        capability: 'claims',
        question: 'Hay un préstamo o un pago que no reconozco',
        searchWords: ['desconozco'],
        answer: [
          'En la pantalla de ese préstamo, o al lado de ese pago en «Mis pagos», tocá «No lo reconozco»: se abre un reclamo por él.',
        ],
      },
      {
        id: 'service-cancellation',
        question: '¿Cómo pido la baja?',
        answer: ['Con el «Botón de baja», en esta pantalla. También podés pedirla sin ingresar.'],
      },
      {
        id: 'phone',
        capability: 'phoneChange',
        question: 'Cambié de celular',
        searchWords: ['número nuevo', 'teléfono'],
        answer: ['Cambialo en «Mis datos». Te pedimos una selfie para saber que sos vos.'],
      },
      {
        id: 'lost-phone',
        capability: 'accountProtection',
        question: 'Perdí mi celular o me lo robaron',
        searchWords: ['teléfono', 'robo'],
        answer: [
          'Desde otro dispositivo, al ingresar, tocá «Perdí mi celular o me lo robaron». Si ya ingresaste, en «Mis datos», «Mis dispositivos», tocá «Proteger mi cuenta».',
        ],
      },
      {
        id: 'password',
        question: 'Olvidé mi contraseña',
        searchWords: ['bloqueado', 'no puedo entrar'],
        answer: ['Al ingresar, tocá «Olvidé mi contraseña»: te mandamos un código y creás otra.'],
      },
      {
        id: 'passkey',
        capability: 'passkeys',
        question: '¿Cómo ingreso con mi huella o mi rostro?',
        searchWords: ['cara', 'biometría'],
        answer: ['Activalo en «Mis datos», en «Ingreso con huella o rostro».'],
      },
      {
        id: 'push',
        question: '¿Cómo recibo avisos?',
        searchWords: ['notificaciones'],
        answer: [
          'Si tu dispositivo puede recibirlos, al ingresar te ofrecemos activarlos. Los apagás desde los ajustes del navegador.',
        ],
      },
      {
        id: 'secrets',
        question: '¿Me pueden pedir mi clave o mi código?',
        searchWords: ['estafa', 'fraude'],
        answer: [
          'No. Nunca te los pedimos por teléfono, por mensaje ni por correo. Si alguien lo hace, no se los des.',
        ],
      },
    ],
  }
}

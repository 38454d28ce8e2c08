import type { PaymentNotSentReason } from '@/application/payments/payment-precondition'
import type { CardRefusalReason } from '@/domain/payments/card-refusal'
import type { OperationNotDoneProof } from '@/domain/shared/operation-not-done-proof'
import { formatBriefMoney } from '@/ui/kit/format'
import { gatewayFailureText } from './failures.texts'

interface CardRefusalTexts {
  readonly title: string
  /**
   * Text that says what the customer can do after their card was declined, if the lender also offers
   * payment with the wallet.
   */
  readonly hintWithWallet: string
  /**
   * Text that says what the customer can do after their card was declined, if the lender does not offer
   * payment with the wallet.
   */
  readonly hintWithoutWallet: string
}

/** Returns the texts that say why the card was declined, and what the customer can do. Source: PAY-15. */
export function cardRefusalTexts(
  _notDone: OperationNotDoneProof,
  refusal: CardRefusalReason,
): CardRefusalTexts {
  switch (refusal) {
    case 'blocked':
      return {
        title: 'Tu tarjeta está bloqueada',
        hintWithWallet:
          'No se cobró nada. Hablá con tu banco para desbloquearla, o pagá ahora con otra tarjeta o con Mercado Pago.',
        hintWithoutWallet:
          'No se cobró nada. Hablá con tu banco para desbloquearla, o pagá ahora con otra tarjeta.',
      }
    case 'insufficient-funds':
      return {
        title: 'No hay saldo suficiente',
        hintWithWallet: 'No se cobró nada. Probá con otra tarjeta o pagá con Mercado Pago.',
        hintWithoutWallet: 'No se cobró nada. Cargá dinero en tu cuenta o probá con otra tarjeta.',
      }
    case 'denied':
      return {
        title: 'El banco no autorizó el pago',
        hintWithWallet:
          'No se cobró nada. La tarjeta puede estar vencida, inhabilitada o sin permiso para compras en línea. Probá con otra o pagá con Mercado Pago.',
        hintWithoutWallet:
          'No se cobró nada. La tarjeta puede estar vencida, inhabilitada o sin permiso para compras en línea. Probá con otra.',
      }
    case 'wrong-number':
      return {
        title: 'El número de la tarjeta no es correcto',
        hintWithWallet: 'No se cobró nada. Revisá el número y escribilo de nuevo, o pagá con Mercado Pago.',
        hintWithoutWallet: 'No se cobró nada. Revisá el número y escribilo de nuevo.',
      }
    case 'payment-error':
      return {
        title: 'No pudimos hacer el pago',
        hintWithWallet: 'No se cobró nada. Probá con otra tarjeta o pagá con Mercado Pago.',
        hintWithoutWallet: 'No se cobró nada. Probá con otra tarjeta.',
      }
    case 'limits-exceeded':
      return {
        title: 'Superaste el límite de tu tarjeta',
        hintWithWallet: 'No se cobró nada. Pagá un importe menor o usá otra tarjeta o Mercado Pago.',
        hintWithoutWallet: 'No se cobró nada. Pagá un importe menor o usá otra tarjeta.',
      }
    case 'too-many-attempts':
      return {
        title: 'Superaste la cantidad de intentos.',
        hintWithWallet:
          'No se cobró nada. Por seguridad no podés volver a intentarlo ahora: probá mañana o pagá por otro medio.',
        hintWithoutWallet:
          'No se cobró nada. Por seguridad no podés volver a intentarlo ahora: probá mañana.',
      }
  }
}

/**
 * Returns the text that says why no payment was sent. It says that nothing was charged only if `notDone`
 * proves that; otherwise an earlier payment may still arrive.
 */
export function paymentNotSentText(
  reason: PaymentNotSentReason,
  notDone: OperationNotDoneProof | undefined,
): string {
  const nothing = notDone ? 'No se cobró nada' : 'No se envió nada'
  switch (reason.kind) {
    case 'due-changed':
      return `Lo que debés cambió mientras pagabas. ${nothing}: revisá el total antes de seguir.`
    case 'unacknowledged':
    case 'just-paid': {
      const which =
        'mayBeOfAnotherLoan' in reason
          ? 'Hace poco se hizo un pago que puede ser de este préstamo o de otro igual'
          : 'De este préstamo se hizo otro pago hace poco'
      return `${which} y ahora ${notDone ? 'no se cobró nada' : 'no se envió nada'}. Fijate en tus pagos antes de seguir.`
    }
    case 'collection-announced':
      return `${nothing}: fijate antes en el cobro automático de este préstamo.`
    case 'in-progress':
      return `Ya se está enviando un pago de ${formatBriefMoney(reason.amount)}. Este otro no se envió: esperá a ver cómo termina ese.`
    case 'other-customer':
      return 'En este dispositivo ingresó otra persona y tu pago no se envió. Ingresá de nuevo para pagar.'
    case 'left':
      return 'El pago no se envió.'
    case 'due-not-known':
      return `${nothing}. ${gatewayFailureText(reason.cause)}`
    case 'other-card':
      return 'Usá la misma tarjeta que la primera vez: ese pago todavía puede llegar y cobrarse en ella. No se envió nada.'
    case 'newer-release':
      return 'El portal se actualizó en otra pestaña y el pago no se envió. Recargá esta página para pagar.'
  }
}

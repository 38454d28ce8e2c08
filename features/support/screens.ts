import { personaById } from '@/adapters/fake/personas/cast'
import { addresses } from '@/ui/addresses'

/** The screens as the specifications call them. */
export const screens: Readonly<Record<string, string>> = {
  'el ingreso': addresses.dni.path,
  'el enlace de la tarjeta de Marta': cardLinkOf('marta'),
  'el enlace vencido de la tarjeta de Raúl': cardLinkOf('raul'),
  'la elección de identidad': addresses.identity.path,
  'la contraseña': addresses.login.path,
  'el código': addresses.smsCode.path,
  'el código que no llegó': addresses.smsNotReceived.path,
  'no es cliente': addresses.notACustomer.path,
  'la clave nueva': addresses.password.path,
  'la presentación': addresses.introduction.path,
  'instalar la app': addresses.installApp.path,
  'el inicio': addresses.home.path,
  'mis préstamos': addresses.loans.path,
  'pagar cuota': addresses.payInstallment.path,
  'elegir qué pagar': addresses.payInstallment.to({ isAskedFor: true }),
  'mi línea': addresses.lineDetail.path,
  'la oferta de la línea': addresses.lineOffer.path,
  'los movimientos de la línea': addresses.lineMovements.path,
  'el próximo vencimiento': addresses.lineInstallments.path,
  'la baja de la línea': addresses.lineDismissal.path,
  'mis pagos': addresses.myPayments.path,
  'el comprobante de un pago': addresses.paymentReceipt.path,
  'la cuponera': addresses.couponBook.path,
  'la cancelación': addresses.earlyCancellation.path,
  'el libre deuda': addresses.debtFree.path,
  'sus facturas': addresses.invoices.path,
  'enviar un comprobante': addresses.receiptNotification.path,
  'un préstamo nuevo': addresses.newLoan.path,
  'otros servicios': addresses.otherServices.path,
  'el pago con QR': addresses.qrPayment.path,
  'el importe del QR': addresses.qrAmount.path,
  'las cuotas del QR': addresses.qrPlan.path,
  'el comprobante del QR': addresses.qrVoucher.path,
  'mis datos': addresses.profile.path,
  'las consultas': addresses.claims.path,
  'la ayuda': addresses.help.path,
  'la encuesta': addresses.survey.path,
  'mis tarjetas': addresses.cards.path,
  'el desbloqueo': addresses.unlock.path,
  'los avisos': addresses.pushOptIn.path,
}

/** The link that the lender sent to renew a card. */
function cardLinkOf(personaId: string): string {
  return addresses.cardUpdate.to({ link: personaById(personaId)?.cardUpdateLink?.secret })
}

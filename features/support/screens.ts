import { addresses } from '@/ui/addresses'
import {
  autoLoginLinkDataOfPersona,
  cardUpdateLinkDataOfPersona,
  expiredAutoLoginLinkData,
} from '#tests/support/lender-links'

/** The paths of the screens, by the Spanish names that scenarios use. */
export const screenPathsByName: Readonly<Record<string, string>> = {
  'el ingreso': addresses.dni.path,
  'el enlace de la tarjeta de Marta': addresses.cardUpdate.createPath({
    link: cardUpdateLinkDataOfPersona('marta'),
  }),
  'el enlace vencido de la tarjeta de Raúl': addresses.cardUpdate.createPath({
    link: cardUpdateLinkDataOfPersona('raul'),
  }),
  'el enlace de ingreso de Marta': addresses.autoLogin.createPath({
    link: autoLoginLinkDataOfPersona('marta'),
  }),
  'el enlace de ingreso de Marta a mis préstamos': addresses.autoLogin.createPath({
    link: autoLoginLinkDataOfPersona('marta', 'loans'),
  }),
  'el enlace de ingreso de Marta a otro sitio': addresses.autoLogin.createPath({
    link: autoLoginLinkDataOfPersona('marta', 'outside'),
  }),
  'el enlace de ingreso de Marta de anteayer': addresses.autoLogin.createPath({
    link: expiredAutoLoginLinkData(),
  }),
  'el enlace de ingreso de Raúl': addresses.autoLogin.createPath({
    link: autoLoginLinkDataOfPersona('raul'),
  }),
  'el enlace de pago de Raúl': addresses.autoLogin.createPath({
    link: autoLoginLinkDataOfPersona('raul', 'pay'),
  }),
  'el enlace de pago de Nicolás': addresses.autoLogin.createPath({
    link: autoLoginLinkDataOfPersona('nicolas', 'pay'),
  }),
  'el enlace de pago de Marta': addresses.autoLogin.createPath({
    link: autoLoginLinkDataOfPersona('marta', 'pay'),
  }),
  'el enlace de ingreso de Bruno': addresses.autoLogin.createPath({
    link: autoLoginLinkDataOfPersona('bruno'),
  }),
  'la elección de identidad': addresses.identity.path,
  'la contraseña': addresses.login.path,
  'el código': addresses.smsCode.path,
  'el código que no llegó': addresses.smsNotReceived.path,
  'no es cliente': addresses.notACustomer.path,
  'mis dispositivos': addresses.devices.path,
  'perdí mi celular': addresses.lostPhone.path,
  'la clave nueva': addresses.password.path,
  'la presentación': addresses.introduction.path,
  'instalar la app': addresses.installApp.path,
  'el inicio': addresses.home.path,
  'mis préstamos': addresses.loans.path,
  'pagar cuota': addresses.payInstallment.path,
  'elegir qué pagar': addresses.payInstallment.createPath({ isAskedFor: true }),
  'mi línea': addresses.creditLineDetail.path,
  'el pedido de la línea': addresses.creditLineRequest.path,
  'la oferta de la línea': addresses.creditLineOffer.path,
  'los movimientos de la línea': addresses.creditLineMovements.path,
  'el próximo vencimiento': addresses.creditLineInstallments.path,
  'la baja de la línea': addresses.creditLineDismissal.path,
  'mis pagos': addresses.myPayments.path,
  'el comprobante de un pago': addresses.paymentReceipt.path,
  'la cuponera': addresses.couponBook.path,
  'la cancelación': addresses.earlyCancellation.path,
  'el libre deuda': addresses.debtFree.path,
  'sus facturas': addresses.invoices.path,
  'enviar un comprobante': addresses.sendReceipt.path,
  'un préstamo nuevo': addresses.newLoan.path,
  'otros servicios': addresses.otherServices.path,
  'el pago con QR': addresses.qrPayment.path,
  'el importe del QR': addresses.qrAmount.path,
  'las cuotas del QR': addresses.qrPlan.path,
  'el comprobante del QR': addresses.qrVoucher.path,
  'mis datos': addresses.profile.path,
  'las consultas': addresses.claims.path,
  'mis datos personales': addresses.personalData.path,
  'la ayuda': addresses.help.path,
  'la encuesta': addresses.survey.path,
  'mis tarjetas': addresses.cards.path,
  'el desbloqueo': addresses.unlock.path,
  'los avisos': addresses.pushOptIn.path,
}

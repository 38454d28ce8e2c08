import { addresses } from '@/ui/addresses'

/** The screens as the specifications call them. */
export const screens: Readonly<Record<string, string>> = {
  'el ingreso': addresses.dni.path,
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
  'mis pagos': addresses.myPayments.path,
  'la cuponera': addresses.couponBook.path,
  'la cancelación': addresses.earlyCancellation.path,
  'el libre deuda': addresses.debtFree.path,
  'sus facturas': addresses.invoices.path,
  'enviar un comprobante': addresses.receiptNotification.path,
  'mis datos': addresses.profile.path,
  'mis tarjetas': addresses.cards.path,
  'el desbloqueo': addresses.unlock.path,
  'los avisos': addresses.pushOptIn.path,
}

import { paths } from '@/ui/paths'

/** The screens as the specifications call them. */
export const screens: Readonly<Record<string, string>> = {
  'el ingreso': paths.dni,
  'la elección de identidad': paths.identity,
  'la contraseña': paths.login,
  'el código': paths.smsCode,
  'el código que no llegó': paths.smsNotReceived,
  'no es cliente': paths.notACustomer,
  'la clave nueva': paths.password,
  'la presentación': paths.introduction,
  'instalar la app': paths.installApp,
  'el inicio': paths.home,
  'mis préstamos': paths.loans,
  'pagar cuota': paths.payInstallment,
  'mis pagos': paths.myPayments,
  'la cuponera': paths.couponBook,
  'enviar un comprobante': paths.receiptNotification,
  'mis datos': paths.profile,
  'mis tarjetas': paths.cards,
  'el desbloqueo': paths.unlock,
  'los avisos': paths.pushOptIn,
}

import type { LinkQrCodeState } from '@/ui/kit/link-qr-code'

export const welcomeTexts = {
  splash: {
    lead: 'Tus préstamos, a mano.',
  },
  introduction: {
    position: (step: number, steps: number) => `Paso ${step} de ${steps}`,
    steps: [
      {
        title: 'Mirá lo que debés',
        text: 'Cuánto debés, cuándo vence cada cuota y cuáles ya pagaste, en un solo lugar.',
      },
      {
        title: 'Pagá como te quede cómodo',
        text: 'Con tarjeta de débito, transferencia, QR o en efectivo, sin hacer filas.',
      },
      {
        title: 'Terminá y quedá libre',
        text: 'Con tu libre deuda, tus comprobantes y tus facturas, cuando los necesites.',
      },
    ],
    next: 'Siguiente',
    skip: 'Saltar la presentación',
    finish: 'Empezar',
  },
  install: {
    title: 'Llevá el portal en tu celular',
    lead: 'Instalalo y abrilo desde la pantalla de inicio, como cualquier app.',
    desktopLead: 'Escaneá el código con la cámara de tu celular para abrirlo e instalarlo ahí.',
    picture: 'Código QR con la dirección del portal',
    drawing: 'Dibujando el código',
    noPicture: 'No pudimos dibujar el código para abrirlo desde tu celular.',
    address: (address: string) => `O escribí esta dirección en tu celular: ${address}`,
    install: 'Instalar',
    proceed: 'Continuar en el navegador',
    installing: 'Instalando. Puede tardar unos segundos.',
    installedTitle: 'Listo, ya está instalado',
    installed: 'También lo vas a encontrar en la pantalla de inicio de tu celular.',
    open: 'Abrir la app',
    byHandTitle: 'Cómo instalarlo',
    byHand: [
      'En iPhone o iPad: tocá Compartir y después «Agregar a inicio».',
      'En otros celulares: abrí el menú del navegador y tocá «Instalar app» o «Agregar a la pantalla principal».',
    ],
  },
  autoLogin: {
    title: 'Estamos ingresando a tu cuenta',
    loading: 'Verificando tu enlace',
    question: '¿Entrar con otra cuenta?',
    whose: (name: string) =>
      `En este dispositivo está abierta la sesión de ${name}. Para entrar con el enlace hay que cerrarla.`,
    confirm: 'Cerrarla y entrar con el enlace',
    left: {
      question: '¿Entrar con el enlace?',
      lead: 'La sesión que estaba abierta en este dispositivo ya se cerró.',
      confirm: 'Entrar con el enlace',
      byHand: 'Ingresar con mi DNI',
    },
    failed: (firstName: string) => `No pudimos usar ese enlace. Seguís en la cuenta de ${firstName}.`,
  },
} as const

/**
 * Returns the text above the QR code that is shown on a computer, so that the customer can open the portal on
 * their phone. Source: ACC-25.
 */
export function installQrCodeIntroText(picture: LinkQrCodeState): string {
  const { noPicture, desktopLead } = welcomeTexts.install
  return picture === 'missing' ? noPicture : desktopLead
}

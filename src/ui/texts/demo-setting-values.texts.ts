/**
 * The meanings of the lender's codes that a trainer can choose from, for each setting of the demo. A
 * code without a text here is shown unchanged. Source: DEM-03.
 */
export const demoSettingValueTexts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  identityDecision: {
    HIT: 'Es la persona',
    NO_HIT: 'La identidad no coincide',
    ERR_RNP: 'El registro de personas no responde',
    NOT_FOUND: 'No está en el registro de personas',
  },
  loanStatus: { ACT: 'Activo', CAN: 'Cancelado', HAB: 'Habilitado' },
  heldBack: {
    LOST_PHONE: 'Avisó que perdió el celular',
    PHONE_CHANGED: 'Cambió el celular',
    PASSWORD_CHANGED: 'Cambió la contraseña',
    DEVICE_CHANGED: 'Agregó una huella o un rostro',
    DISOWNED_CHANGE: 'No reconoció un cambio',
  },
  walletSays: {
    approved: 'Pago aprobado',
    pending: 'Pago pendiente',
    in_process: 'Pago en proceso',
    rejected: 'Pago rechazado',
    failure: 'El pago falló',
    null: 'No hubo pago',
  },
  fileType: {
    'application/pdf': 'PDF',
    'image/png': 'Imagen PNG',
    'image/jpeg': 'Imagen JPEG',
    'application/octet-stream': 'Un archivo cualquiera',
    'text/html': 'Una página web',
  },
}

import type { FieldDescriptions } from '@/adapters/contract/field-description'

/** Texts that explain to integrators the fields of the API that mean the same in every schema. */
export const sharedFieldDescriptions: FieldDescriptions = {
  accessToken: {
    text: 'El token de la sesión, que viaja en `Authorization: Bearer`. Si vence, el portal lo renueva y repite el pedido. Vacío no se acepta.',
    format: 'password',
  },
  refreshToken: {
    text: 'Con él se renueva el accessToken y se cierra la sesión. El portal lo guarda sólo mientras dura la sesión.',
    format: 'password',
  },
  customerTaxId: 'El CUIT o CUIL del cliente: 11 dígitos sin guiones, con su dígito verificador.',
  customerId:
    'El identificador del cliente en el servidor. El portal no lo muestra: lo repite en las direcciones que piden customerId.',
  customerFirstName: { text: 'El nombre de pila; el inicio saluda con él.', example: 'Marta' },
  customerSurname: { text: 'El apellido.', example: 'Giménez' },
  customerDocument: {
    text: 'El DNI, de 6 a 8 dígitos y sin puntos. Se ve en los datos del cliente.',
    example: '28456123',
  },
  customerCellphone: {
    text: 'El celular que recibe los códigos, sólo dígitos. Se ve en los datos del cliente.',
    example: '1145678901',
  },
  customerEmail: {
    text: 'El correo. Puede venir entero o enmascarado: el portal lo tapa antes de mostrarlo.',
    example: 'marta@correo.example',
  },
  gender: { text: 'El género, con la palabra que use el prestamista. El portal no lo usa.', example: 'F' },
  hasCredentials:
    'Si tiene contraseña. Si la tiene, se le pide al ingresar; si no, ingresa con un código y después se le pide crear una.',
  skipWebAuthnRegister:
    'Verdadero si el cliente pidió que no se le ofrezca más el desbloqueo con huella o rostro.',
  skipNotification: 'Verdadero si el cliente pidió que no se le ofrezcan más los avisos.',
  prepaidBenefit: 'El beneficio por cancelar antes. De acá el portal sólo mira si ya se mostró.',
  customBannerList: 'Los avisos con imagen del inicio. El portal los vuelve a pedir aparte.',
  lastPendingLoan: 'La solicitud empezada y no terminada. El portal la vuelve a pedir aparte.',
  users: 'Las personas que comparten el DNI. El portal no las usa después de ingresar.',
  smsCode: {
    text: 'El código de 4 dígitos (6, con codeDigits en la configuración) que llegó por SMS o por correo. Sirve una vez y vence.',
    example: '4821',
    format: 'password',
  },
  idtx: 'El idtx con que el cliente volvió de la validación de identidad. Sin una vigente, de esa persona y para ese trámite, no se hace nada.',
  externalTransactionId: 'El externaltxid con que el cliente volvió de la misma validación de identidad.',
  subproductId: 'Qué clase de préstamo es; de él sale el nombre con que se muestra.',
  productId: 'El producto del préstamo. El 46 es la línea de crédito.',
  commerceName: {
    text: 'El comercio de la compra, al lado del nombre del préstamo. Vacío o ausente, no se muestra.',
    example: 'Electro Sur',
  },
  interests: 'Los intereses de todo el préstamo, en pesos.',
  taxes: 'Los impuestos de todo el préstamo, en pesos.',
  outgoings: 'Los gastos y comisiones de todo el préstamo, en pesos.',
  cft: {
    text: 'El costo financiero total, en porcentaje anual. Es lo que se muestra más grande.',
    example: 142.3,
  },
  tna: { text: 'La tasa nominal anual, en porcentaje.', example: 85.5 },
  tea: { text: 'La tasa efectiva anual, en porcentaje.', example: 128.7 },
  amountToReturn: 'Todo lo que se devuelve: capital, intereses, gastos e impuestos, en pesos.',
  amortisationSystem: {
    text: 'Cómo se devuelve: FRENCH, cuotas iguales, o GERMAN, cuotas que bajan. Otra palabra se muestra como que falta.',
    example: 'FRENCH',
  },
  lineId: {
    text: 'El identificador del plan, que dio la lista de planes y vuelve al elegirlo.',
    example: 'lr-6',
  },
  ccv: { text: 'El código de seguridad: 3 o 4 dígitos. No se guarda en ningún lado.', format: 'password' },
  month: { text: 'El mes de vencimiento de la tarjeta: dos dígitos.', example: '09' },
  year: { text: 'El año de vencimiento de la tarjeta: dos dígitos.', example: '28' },
  dni: { text: 'El DNI, de 6 a 8 dígitos y sin puntos.', example: '28456123' },
  clientDataJSONEncoded:
    'Lo que firmó el dispositivo, en base64url: trae el desafío y el origen, que el servidor comprueba.',
  sellerName: {
    text: 'El nombre del comercio, como se le muestra a quien paga.',
    example: 'Panadería La Ñata',
  },
  sellerCbuCvu: {
    text: 'El CBU o CVU del comercio: 22 dígitos. El portal lo devuelve como llegó.',
    example: '0000003100012345678901',
  },
  sellerCuit: {
    text: 'El CUIT del comercio: 11 dígitos. El portal lo devuelve como llegó.',
    example: '30712345671',
  },
  sellerMCC: { text: 'El rubro del comercio: el código de cuatro dígitos de las tarjetas.', example: '5462' },
  transaccionId: {
    text: 'El identificador que trae el QR, si trae uno. El portal lo devuelve como llegó.',
    example: 'QR-000123',
  },
}

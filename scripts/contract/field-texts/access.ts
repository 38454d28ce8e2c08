import type { SchemaDescriptions } from '@/adapters/contract/field-description'

/** Texts that explain to integrators the fields of the API about login, session, phone and identity check. */
export const loginAndSessionFieldDescriptions: SchemaDescriptions = {
  Person: {
    fullname: {
      text: 'Nombre y apellido. Se muestra para elegir quién es cuando varias personas comparten el DNI.',
      example: 'Marta Giménez',
    },
  },
  LoggedCustomer: { resetPassword: 'Si la contraseña se está restableciendo. El portal no lo usa.' },
  AccessFindLastLoanResponse: {
    loanId: 'El identificador interno de ese préstamo. Sin sesión no conviene decirlo.',
    externalId: 'El número de ese préstamo que el cliente ve. Sin sesión no conviene decirlo.',
    status: { text: 'ACT, HAB o CAN. Con cualquiera de los pedidos se puede ingresar.', example: 'ACT' },
  },
  AccessSendCodeResponse: {
    phoneNumber: {
      text: 'El celular al que se envió el código. Puede venir entero o enmascarado: el portal lo tapa.',
      example: '1145******01',
    },
    smsCode: {
      text: 'El código enviado, sólo en ambientes de prueba. En producción no se responde nunca.',
      example: '4821',
    },
  },
  AccessAuthenticateWithCodeRequest: {
    resetPassword: 'Verdadero si ingresa para restablecer la contraseña: la nueva se acepta sin la anterior.',
    authFromApp: 'Verdadero si el portal está instalado en el dispositivo.',
  },
  AccessLogInWithPasswordRequest: {
    password: {
      text: 'La contraseña, como la escribió el cliente.',
      example: 'cuota2026',
      format: 'password',
    },
  },
  AutoLoginEnterWithLinkResponse: {
    resetPassword: 'Si la contraseña se está restableciendo. El portal no lo usa.',
    redirectTo: {
      text: 'A qué pantalla del portal va. Una dirección de afuera no se sigue.',
      example: '/mis-prestamos',
    },
  },
  PasswordsSetPasswordRequest: {
    newPass: {
      text: 'La contraseña nueva: al menos 6 letras (también la ñ) o números. Con passwordsWithSymbols en la configuración, al menos 8 letras, números o símbolos. Nunca con tildes ni espacios.',
      example: 'cuota2027',
      format: 'password',
    },
    currentPass: {
      text: 'La contraseña actual. Falta si la sesión empezó hace poco con un código o con huella o rostro.',
      format: 'password',
    },
  },
  PasskeysFindRegistrationResponse: {
    registered: 'Si ya hay un desbloqueo registrado: si lo hay, no se le ofrece otro.',
  },
  PasskeysRegistrationChallengeResponse: {
    challenge: 'El desafío en base64url: uno por vez, que vence.',
    userId: 'Un identificador del cliente para el dispositivo, en base64url. Que no sea el DNI ni el CUIT.',
  },
  PasskeysRegisterRequest: {
    id: 'La credencial que se registra, en base64url.',
    attestationObjectEncoded: 'La clave pública y los datos del dispositivo, en base64url.',
  },
  PasskeysAuthenticationChallengeResponse: {
    challenge: 'El desafío en base64url: uno por vez, que vence.',
    credentialID: 'Las credenciales registradas de esa persona, en base64url; vacía si no hay.',
  },
  PasskeysAuthenticateRequest: {
    id: 'La credencial con que se firmó, en base64url.',
    authenticatorDataEncoded: 'Los datos del dispositivo, en base64url: dicen si verificó a la persona.',
    signatureEncoded: 'La firma del desafío, en base64url.',
  },
  PhoneChangeUpdateCellphoneRequest: {
    cellphone: {
      text: 'El celular nuevo, con característica y sin 0 ni 15: hasta 12 dígitos.',
      example: '1155667788',
    },
  },
  IdentityCheckStartResponse: {
    url: {
      text: 'La dirección del formulario del proveedor. Su origen tiene que estar en form-action.',
      example: 'https://identidad.example/formulario',
    },
    seckey: 'La clave con que el proveedor reconoce al prestamista. Va como campo del formulario.',
    idmaqcService: 'El servicio contratado al proveedor. Va como campo del formulario.',
    profileServices: 'El perfil del servicio del proveedor. Va como campo del formulario.',
    services: 'Los pasos que el proveedor hace hacer. Va como campo del formulario.',
    externalId:
      'El identificador de esta validación, que hace el prestamista: de 1 a 200 caracteres ASCII visibles, sin espacios. Va como campo del formulario y tiene que volver igual en externaltxid.',
    customerId: 'Quién se valida, como el proveedor lo pide. Va como campo del formulario.',
  },
  IdentityCheckFindResultResponse: {
    decision: {
      text: 'HIT: es la persona. NO_HIT: no lo es. ERR_RNP, NOT_FOUND o cualquier otra: no se pudo validar y se puede probar de nuevo.',
      example: 'HIT',
    },
    imageBase64: {
      text: 'La selfie en base64, sin prefijo. En la refinanciación el portal la guarda con savePhoto.',
      format: 'byte',
    },
  },
  IdentityCheckSavePhotoRequest: {
    loanId: 'El loanId que respondió la creación del préstamo de la refinanciación.',
    imageBase64: {
      text: 'La selfie en base64, como la respondió el resultado de la validación.',
      format: 'byte',
    },
  },
  CardUpdateFindCardToUpdateResponse: {
    names: {
      text: 'Los nombres de quien recibió el enlace; se muestran para que sepa que es suyo.',
      example: 'Marta Elena',
    },
    lastName: { text: 'El apellido de quien recibió el enlace.', example: 'Giménez' },
    debitCardNumber: {
      text: 'La tarjeta que hay que actualizar. Puede venir enmascarada: se muestran los últimos cuatro dígitos.',
      example: '************4821',
    },
  },
  CardUpdateUpdateCardRequest: {
    debitCardNumber:
      'El número de la tarjeta nueva: de 12 a 19 dígitos, sin espacios. El portal comprueba su dígito verificador.',
  },
  DeviceSubscription: {
    externalCustomerID: 'El customerId de quien recibe los mensajes en ese dispositivo.',
    firebaseToken: 'El token que Firebase dio a ese dispositivo. Cambia solo: el último vale.',
  },
}

import type { SchemaDescriptions } from '@/adapters/contract/field-description'

const claimCaseTexts = {
  number: 'El número con que el cliente sigue su caso. Vacío no se acepta.',
  createdAt: 'Cuándo se recibió, en UTC. El portal muestra el día de la Argentina.',
} as const

/**
 * Texts that explain to integrators the fields of the API about home and account: account status,
 * notifications, claims, survey, profile.
 */
export const accountFieldDescriptions: SchemaDescriptions = {
  AccountStatus: {
    restriction: 'Los cambios que se retienen, y hasta cuándo. Falta si no se retiene nada.',
    customerIsUpToDate:
      'Si no debe nada vencido. Falso muestra la deuda en el inicio y cierra los préstamos nuevos; ausente se lee como verdadero.',
    totalInstallmentDebt: 'Lo vencido de las cuotas, en pesos. El portal no lo usa.',
    totalPunitiveDebt: 'Los punitorios de lo vencido, en pesos. El portal no lo usa.',
    totalDebt: 'Todo lo vencido, con punitorios, en pesos: es la deuda que muestra el inicio.',
    managmentLegalStudyStatus:
      'ASSIGNED: la deuda tiene un estudio jurídico, que está en legalStudyContact. PENDING_ASSIGNMENT: todavía no se le asignó. Vacío o NONE: no está en gestión legal. Cualquier otra palabra se lee como PENDING_ASSIGNMENT.',
    legalStudyContact: 'El estudio jurídico, que reemplaza al inicio. Sólo se lee con ASSIGNED.',
    customerIsInBlacklist: 'Si no se le ofrecen préstamos nuevos. Ausente se lee como falso.',
    hasActiveLoanWithDebitCardPayment:
      'Si paga algún préstamo con débito en una tarjeta. El portal no lo usa.',
    customerRevolvingLine: 'La línea de crédito en el inicio. Ausente: el cliente no tiene línea.',
    loanOffer: 'La oferta de un préstamo en el inicio.',
    renewersCampaignOffer: 'La oferta para quien ya terminó un préstamo.',
  },
  LegalStudyContact: {
    description: { text: 'El nombre del estudio.', example: 'Estudio Ibarra y Asociados' },
    phoneNumber: { text: 'El teléfono del estudio, como se llama.', example: '1143219876' },
    startTimeAttention: { text: 'Desde qué hora atiende.', example: '09:00' },
    endTimeAttention: { text: 'Hasta qué hora atiende.', example: '18:00' },
    contact: { text: 'A quién se llama, o su correo.', example: 'Dra. Ibarra' },
    whatsappNumber: {
      text: 'El WhatsApp del estudio, sólo dígitos y con el país.',
      example: '5491143219876',
    },
    whatsappApiUrl: {
      text: 'La dirección que abre ese chat. Si falta, el portal la arma con whatsappNumber.',
      example: 'https://wa.me/5491143219876',
    },
  },
  RevolvingLineSummary: {
    maxAmount: 'El límite de la línea, en pesos. Ausente se lee como 0.',
    remainingAmount: 'Lo que queda para usar, en pesos. Ausente se lee como 0.',
    enabled: 'Si se puede usar. Falso o ausente: se ve, apagada.',
    campaignOffer: 'Una oferta para abrir la línea: la tarjeta del inicio muestra su importe.',
  },
  LoanOfferSummary: {
    hashKey: { text: 'El identificador de la oferta.', example: 'h-0d75fa18' },
    maxAmount: 'Hasta cuánto se ofrece, en pesos.',
    rejectedReason: {
      text: 'Por qué no se ofrece. Si viene, la oferta no se muestra.',
      example: 'INSUFFICIENT_INCOME',
    },
  },
  CampaignOffer: { maxAmountOffer: 'Hasta cuánto se ofrece, en pesos.' },
  PendingLoan: {
    hash: {
      text: 'El identificador de la solicitud. El portal no lo usa.',
      example: 'h-93e1b7c0',
    },
    maxAmount: 'Hasta cuánto se podía pedir, en pesos. Se muestra en el inicio si no hay requestedAmount.',
    requestedAmount: 'Cuánto había pedido, en pesos. Se muestra en el inicio.',
    installmentAmountSelected: 'El importe de la cuota que había elegido, en pesos.',
    installmentsNumberSelected: 'Cuántas cuotas había elegido.',
  },
  PrepaidBenefit: {
    amount: 'Lo que paga si cancela ahora, en pesos.',
    totalInstallmentAmount:
      'Lo que pagaría con todas las cuotas, en pesos. De la diferencia sale el porcentaje que se anuncia.',
    alreadyShown: 'Si ya se le mostró. Verdadero: no se le muestra más.',
  },
  Banner: {
    index: { text: 'En qué lugar va: primero el menor.', example: 1 },
    link: {
      text: 'A dónde lleva: una pantalla del portal o una dirección https. Sin ella no se puede tocar.',
      example: '/pagar-cuota',
    },
    image: {
      text: 'La imagen para pantallas anchas: una dirección https o `data:`.',
      example: 'https://imagenes.example/aviso.png',
    },
    imageMobile: {
      text: 'La imagen para el celular. Si falta, va la otra.',
      example: 'https://imagenes.example/aviso-celular.png',
    },
  },
  HomeFindAutomaticOfferResponse: {
    hashKey: { text: 'El identificador de la oferta.', example: 'h-5c19e2d7' },
    maxAmount: 'Hasta cuánto se ofrece, en pesos. Si falta, se anuncia sin importe.',
  },
  Notification: {
    id: { text: 'El identificador del aviso, con el que se marca como visto.', example: 'n-4b20' },
    steps: 'Las páginas del aviso. El portal las ordena por order.',
  },
  NotificationStep: {
    order: { text: 'Qué página es: primero la menor.', example: 1 },
    htmlCode: {
      text: 'El contenido en HTML. Se muestran sólo textos, listas, enlaces e imágenes; lo demás se saca.',
      example: '<p>Tu cuota vence el 10.</p>',
    },
  },
  ClaimReason: {
    id: { text: 'El identificador del motivo, que vuelve al enviar la consulta.', example: 'NO_RECONOZCO' },
    description: {
      text: 'El motivo como se le ofrece al cliente.',
      example: 'No reconozco un préstamo o un pago',
    },
  },
  ClaimedPayment: {
    paymentDate: 'El día del pago.',
    amount: 'El importe del pago, en pesos.',
    externalId: 'El número del préstamo que se pagó, si se sabe.',
  },
  SupportSendClaimRequest: {
    reason: { text: 'El id del motivo elegido.', example: 'NO_RECONOZCO' },
    comments: { text: 'Lo que escribió el cliente, si escribió algo.', example: 'No pedí este préstamo.' },
    email: { text: 'A dónde quiere que le respondan.', example: 'marta@correo.example', format: 'idn-email' },
    externalId: 'El número del préstamo por el que consulta, si es por uno.',
    payment: 'El pago por el que consulta, si es por uno.',
    collection: 'El cobro automático que dice que no reconoce, si es por uno.',
    accountChange: 'El cambio de su cuenta que dice que no hizo: PHONE, PASSWORD o DEVICE.',
    supportCode: {
      text: 'El código que mostró la página, si algo falló en ella. Es el mismo de sus informes.',
      example: 'KMPRTX',
    },
    pageEvents: 'Lo que falló en la página, lo más viejo primero, sólo si el cliente lo marcó.',
  },
  PageEvent: {
    kind: 'call: un pedido que falló o fue rechazado; exception: un error del portal.',
    pattern: { text: 'El molde de la dirección de la pantalla.', example: '/mis-prestamos/:idLoan' },
    name: { text: 'El pedido, o la clase del error.', example: 'loans.listLoans' },
    code: {
      text: 'Por qué falló el pedido: un código de este contrato, NO_ANSWER, UNREADABLE o HTTP y el estado.',
      example: 'HTTP_500',
    },
    milliseconds: { text: 'Cuánto tardó, en milisegundos.', example: 812 },
  },
  ClaimedCollection: {
    collectionId: { text: 'El número del cobro.', example: '40166205-5-2026-10-25' },
    date: 'El día en que se cobró.',
    amount: { text: 'Lo que se cobró, en pesos.', example: 21_340 },
    externalId: 'El préstamo.',
  },
  SupportSendClaimResponse: {
    caseNumber: {
      text: 'El número con que el cliente sigue su consulta. Si falta, no se muestra ninguno.',
      example: 'R-20481',
    },
    answerBy: 'Hasta qué día se le responde. Si falta, el portal dice 48 horas.',
  },
  Claim: {
    caseNumber: { text: claimCaseTexts.number, example: 'R-20481' },
    reason: {
      text: 'El motivo, como se le muestra al cliente.',
      example: 'No reconozco un préstamo o un pago',
    },
    createdAt: claimCaseTexts.createdAt,
    status: {
      text: 'RECEIVED, IN_REVIEW, ANSWERED o CLOSED. De otra palabra el portal no dice en qué está.',
      example: 'IN_REVIEW',
    },
    answer: {
      text: 'Lo que se le respondió, si ya se le respondió.',
      example: 'El préstamo se dio de baja.',
    },
    answerBy: 'Hasta qué día se le responde.',
  },
  RevocationsSendRevocationRequest: {
    kind: 'REVOCATION: se arrepiente de un préstamo. SERVICE: da de baja el servicio.',
    fullName: { text: 'Nombre y apellido de quien lo pide.', example: 'Marta Giménez' },
    contact: { text: 'Cómo responderle: un teléfono o un correo.', example: '1145556677' },
    loanOrShop: { text: 'El número del préstamo o el comercio, si lo sabe.', example: '40128753' },
  },
  RevocationsSendRevocationResponse: {
    caseNumber: { text: claimCaseTexts.number, example: 'B-10934' },
    createdAt: claimCaseTexts.createdAt,
  },
  Survey: {
    npsRunId: { text: 'Qué encuesta es; vuelve con las respuestas.', example: 'nps-2026-11' },
    questions: 'Las preguntas. El portal las ordena por order y deja afuera las repetidas.',
  },
  SurveyQuestion: {
    code: { text: 'El identificador de la pregunta, que vuelve con su respuesta.', example: 'p1' },
    order: {
      text: '1: las estrellas. 2: el motivo. 3: si pudo hacer lo que quería. 4: lo que faltó, que sólo se pregunta si no pudo.',
      example: 1,
    },
    type: 'SINGLE_SELECTION_SCORE: se elige una respuesta. FREE_TEXT: se escribe.',
    label: { text: 'La pregunta.', example: '¿Cómo te resultó usar el portal?' },
    answers:
      'Las respuestas entre las que se elige. Sin ninguna, la de las estrellas va de 1 a 5 y las demás no se muestran.',
  },
  SurveyOption: {
    code: { text: 'El identificador de la respuesta.', example: 'r1' },
    label: { text: 'La respuesta como se lee; en las estrellas, cuántas son.', example: 'Pude hacer todo' },
  },
  SurveyAnswerSurveyRequest: {
    npsRunId: { text: 'Qué encuesta es, como vino con las preguntas.', example: 'nps-2026-11' },
    userResults: 'Lo que respondió el cliente.',
  },
  SurveyResults: { questionResults: 'Una por pregunta respondida.' },
  SurveyQuestionResult: {
    code: { text: 'La pregunta que se responde.', example: 'p1' },
    answerResults: 'La respuesta: siempre una.',
  },
  SurveyChosenOption: { code: { text: 'La respuesta elegida.', example: 'r5' } },
  SurveyFreeText: { freeText: { text: 'Lo que escribió.', example: 'Fue fácil.' } },
  SurveySkipSurveyRequest: { userId: 'El customerId de quien no quiere responder.' },
  SurveyIsSurveyAnsweredResponse: {
    answered: 'Si ya respondió o la dejó pasar: entonces no se le ofrece más.',
  },
  EditableData: {
    contactInfo: 'Los datos de contacto. Lo que falta se muestra vacío.',
    locationInfo: 'El domicilio. Lo que falta se muestra vacío.',
  },
  ContactInfo: {
    phone: {
      text: 'El teléfono de contacto, que no es el celular de los códigos. Sólo dígitos.',
      example: '1145678901',
    },
    alternativePhone: { text: 'Otro teléfono. Sólo dígitos.', example: '1143210987' },
    email: { text: 'El correo de contacto.', example: 'marta@correo.example' },
  },
  ProfileSaveContactRequest: {
    phone: {
      text: 'El teléfono de contacto, sólo dígitos. El celular de los códigos no cambia con él.',
      example: '1145678901',
    },
    alternativePhone: 'Otro teléfono, sólo dígitos. Vacío borra el que había.',
    email: { text: 'El correo de contacto.', example: 'marta@correo.example', format: 'idn-email' },
  },
  LocationInfo: {
    state: { text: 'El id de la provincia, de los que da la lista de provincias.', example: '06' },
    district: { text: 'El id del partido o departamento.', example: '06005' },
    city: { text: 'El id de la localidad.', example: '06005003' },
    street: { text: 'La calle, sin la altura.', example: 'Diagonal 74' },
    number: { text: 'La altura.', example: '1528' },
    floor: { text: 'El piso, si tiene.', example: '3' },
    apartment: { text: 'El departamento: la puerta, no el partido.', example: 'B' },
    zipCode: { text: 'El código postal, como lo escribe el cliente.', example: '1900' },
  },
  ProfileSaveLocationRequest: {
    state: { text: 'El id de la provincia elegida.', example: '06' },
    district: { text: 'El id del partido o departamento elegido.', example: '06005' },
    city: { text: 'El id de la localidad elegida.', example: '06005003' },
    street: { text: 'La calle, sin la altura.', example: 'Diagonal 74' },
    number: { text: 'La altura.', example: '1528' },
    floor: 'El piso. Vacío o ausente si no tiene.',
    apartment: 'El departamento: la puerta. Vacío o ausente si no tiene.',
    zipCode: { text: 'El código postal.', example: '1900' },
  },
  Place: {
    id: { text: 'El identificador de la provincia, del partido o del departamento.', example: '06' },
    description: { text: 'Su nombre, como se elige de la lista.', example: 'Buenos Aires' },
  },
  City: {
    id: { text: 'El identificador de la localidad.', example: '06005003' },
    description: { text: 'Su nombre, como se elige de la lista.', example: 'La Plata' },
    districtId: {
      text: 'El partido al que pertenece. Sin él la localidad se ofrece en todos.',
      example: '06005',
    },
  },
  ProfileSaveAvatarRequest: { file: 'La foto: un JPEG cuadrado de hasta 512 puntos por lado, ya recortado.' },
}

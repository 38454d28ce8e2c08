import { lenderServiceRules } from '@/domain/shared/lender-service-rules'
import type { PersonalDataRequestKind } from '@/domain/support/personal-data'

const { dataAccessAnswerDays, dataChangeAnswerBusinessDays } = lenderServiceRules
const dataChangeDeadlineText = `${dataChangeAnswerBusinessDays} días hábiles`

interface PersonalDataRequestTexts {
  readonly title: string
  readonly detail: string
  /** Text with the time within which the lender has to answer a request about personal data by law. */
  readonly deadline: string
  /** The label of the field in which the customer explains their request about personal data. */
  readonly commentsLabel: string
}

const personalDataRequestTexts: Readonly<Record<PersonalDataRequestKind, PersonalDataRequestTexts>> = {
  access: {
    title: 'Ver todos mis datos',
    detail: `Te los damos sin cargo, en ${dataAccessAnswerDays} días corridos`,
    deadline: `${dataAccessAnswerDays} días corridos`,
    commentsLabel: '¿Buscás algún dato en particular? (si querés)',
  },
  correction: {
    title: 'Corregir un dato',
    detail: `Te respondemos en ${dataChangeDeadlineText}`,
    deadline: dataChangeDeadlineText,
    commentsLabel: '¿Qué dato está mal, y cómo tiene que quedar?',
  },
  deletion: {
    title: 'Borrar mis datos',
    detail: `Te respondemos en ${dataChangeDeadlineText}. Lo que la ley obliga a guardar no se borra`,
    deadline: dataChangeDeadlineText,
    commentsLabel: '¿Qué datos querés que se borren? (si querés)',
  },
}

/**
 * Texts of the screen about personal data. The sentences about the supervising agency are quoted from
 * the regulation of the law on personal data. Source: SUP-06.
 */
export const personalDataTexts = {
  title: 'Mis datos personales',
  lead: 'Qué sabemos de vos y qué podés pedir.',
  link: { title: 'Mis datos personales', detail: 'Pedirlos, corregirlos o borrarlos' },
  known: 'Lo que tenemos de vos',
  labels: { name: 'Nombre', dni: 'DNI', taxId: 'CUIT o CUIL', phone: 'Celular', email: 'Correo' },
  also: 'También guardamos',
  places: {
    contact: 'Tu contacto y tu domicilio',
    loans: 'Tus préstamos y sus cuotas',
    payments: 'Tus pagos',
    cards: 'Tus tarjetas, sin el número entero',
    claims: 'Tus reclamos',
  },
  asking: 'Qué podés pedir',
  loading: 'Cargando lo que podés pedir',
  failedTitle: 'No pudimos cargar lo que podés pedir',
  requests: personalDataRequestTexts,
  form: {
    lead: (within: string) => `Te respondemos dentro de ${within}, como dice la ley.`,
    about: 'Tu pedido',
    hint: 'No escribas claves ni números de tarjeta.',
    send: 'Enviar el pedido',
    sending: 'Estamos enviando tu pedido.',
    sentTitle: '¡Listo! Recibimos tu pedido',
    number: 'Número de pedido',
  },
  noRequestsTitle: 'Pedilo por chat',
  noRequests: 'Por acá no se puede todavía. Escribinos por chat y lo vemos con vos.',
  chat: 'Escribir por chat',
  holder: 'Quién guarda tus datos',
  holderOf: (name: string) => `${name}, CUIT`,
  law: 'Lo que dice la Ley 25.326',
  access:
    'El titular de los datos personales tiene la facultad de ejercer el derecho de acceso a los mismos en forma gratuita a intervalos no inferiores a seis meses, salvo que se acredite un interés legítimo al efecto, conforme lo establecido en el artículo 14, inciso 3, de la Ley Nº 25.326.',
  agency:
    'La Agencia de Acceso a la Información Pública, en su carácter de órgano de control de la Ley Nº 25.326, tiene la atribución de atender las denuncias y reclamos que interpongan quienes resulten afectados en sus derechos por incumplimiento de las normas vigentes en materia de protección de datos personales.',
  agencyLink: 'Agencia de Acceso a la Información Pública',
} as const

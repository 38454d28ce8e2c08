import { personas } from '@/adapters/fake/personas/personas'
import { preparedDemoLinks, type PreparedDemoLink } from './ready-links'
import { personaFullName, canPersonaLogIn, type Persona } from '@/adapters/fake/personas/persona'

/**
 * Returns the text of docs/demo.md: the demo's customers, links to prepared demo states, what can be
 * opened without login, and the demo panel.
 */
export function buildDemoGuidePage(): string {
  return [
    introduction,
    ...personas.map(personaRow),
    '',
    preparedLinksHeading,
    ...preparedDemoLinks.map(preparedLinkRow),
    '',
    ending,
  ].join('\n')
}

/**
 * Returns the table row of a prepared demo link. Its title is the link, because the address is too long
 * to show. The link opens the demo on its usual port.
 */
function preparedLinkRow({ title, task, address }: PreparedDemoLink): string {
  return `| [${title}](http://localhost:4173${address}) | ${task} |`
}

const preparedLinksHeading = `## Diez situaciones listas

Cada enlace abre la demostración ya preparada; la tarea es para quien aprende.

| Situación | Tarea |
| --- | --- |`

function personaRow(persona: Persona): string {
  const { dni, taxId, description, id } = persona
  const cells = [
    personaFullName(persona),
    dni,
    taxId,
    loginMethod(persona),
    description.replace(/\.$/, ''),
    `\`/?cliente=${id}\``,
  ]
  return `| ${cells.join(' | ')} |`
}

function loginMethod(persona: Persona): string {
  if (!canPersonaLogIn(persona)) return '–'
  return persona.password === undefined ? 'código' : 'contraseña'
}

const introduction = `# La demostración

Lo escribe \`npm run personas\`. No se edita.

\`npm start\` la deja en **http://localhost:4173** (\`npm start -- --port 8080\` la pone en otro puerto). No necesita ningún servidor: trae el suyo adentro.

## Sus clientes

La contraseña, para quien tiene, es siempre \`cuota2026\`. Quien no tiene ingresa con un código de cuatro números que, en la demostración, aparece en la pantalla. Quien no tiene préstamos todavía no puede ingresar.

| Cliente | DNI | CUIT | Ingresa con | Qué muestra | Enlace directo |
| --- | --- | --- | --- | --- | --- |`

const ending = `## Lo que no empieza por el ingreso

| Enlace | Qué abre |
| --- | --- |
| \`/splash\`, \`/intro\`, \`/instalar-app\` | la llegada por primera vez: portada, presentación, instalar el portal |
| \`/autologin?data=…\` | el enlace de ingreso de un mensaje, que vale una vez, el día en que se manda o el siguiente; el de cada cliente se abre desde el panel |
| \`/actualizar-td?data=…\` | cambiar la tarjeta del débito automático, sin ingresar; el de Marta y el de Bruno (vigentes) y el de Raúl (vencido) se abren desde el panel; el banco rechaza las que terminan en 0002, 0010, 0028, 0036, 0044, 0051 y 0069 |
| \`/refinanciacion?hash=…\` | el enlace para refinanciar una deuda, sin ingresar; el de Ramona (vigente) y el de Julio (vencido) se abren desde el panel |
| \`/cambio-celular?customerTaxId=20382146906\` | cambiar el celular con una selfie; el proveedor de identidad es una página de la demostración, donde se elige en qué termina |
| \`/modo-desbloqueo?cliente=marta\` | activar la huella o el rostro de este dispositivo |
| \`/mis-prestamos/p-6b1f0c92/cobro-automatico?cliente=marta\` | activar el cobro automático desde una cuenta; los alias \`cuenta.ajena\`, \`cuenta.cerrada\` y \`cuenta.perdida\` no sirven, y cualquier otro sí |
| \`/mis-prestamos/p-71c4ae09?cliente=delia\` | un préstamo que se cobra solo: dejarlo, o reclamar un cobro |
| \`/recibir-notificaciones?cliente=marta\` | recibir avisos: llega uno de muestra |

## Las reglas, para verlas y practicarlas

\`npm start -- --rulebook\` deja además el reglamento en **http://localhost:4174**. De ahí sirve, para capacitar:

- **Cursos**: «Atender a quien debe», «Un pago que no llegó» y «Del QR a las cuotas». Cada caso se practica en la pantalla del portal: lo que pide el paso lo hace quien aprende, con una pista si hace falta, y al final hay un certificado y una línea para quien capacita. Nada se manda solo.
- **Pantallas**: de una pantalla a las reglas que la nombran.
- **Ver**: un escenario que anda solo, a tres ritmos, hacia adelante y hacia atrás. «Tomar el control» deja el portal ahí mismo, para seguir con la mano. No toca la demostración que esté abierta.

## El panel

Arriba de todo hay una cinta, «Demo sin conexión», con el **panel de la demo** (y «Ocultar», para proyectar; vuelve con la tecla Tab, o al recargar). En una pantalla ancha el panel está al lado del portal, que sigue a mano. Desde el panel:

- **elegir un cliente** y entrar como él, abrir el enlace que recibió por mensaje si recibió uno (de refinanciación, o para cambiar la tarjeta), o ir al ingreso. Cada enlace es un secreto hecho al azar en este navegador, que vence; volver a empezar los deja sin valor;
- **acreditar un pago**: hace de banco, y el pago por CVU, efectivo o transferencia llega;
- **cambiar la fecha y la hora**: las cuotas vencen el 1.º de cada mes;
- **demorar las respuestas** (un segundo es como en la vida) o **cortar la conexión**;
- **arreglar lo que encuentra el cliente**: cada cosa que el prestamista de la demostración sabe hacer tiene su llave (listas vacías, mantenimiento, en qué termina la validación de identidad, un cobro que se rechaza…), y un préstamo elegido puede deber la cuota que se quiera;
- **decir cómo responde la próxima consulta**: cuál y cómo (cualquier estado, un código del catálogo, una lista vacía, una respuesta que se pierde, que no llega o que no se entiende). Las más usadas están a mano, y las otras se buscan por sus palabras. Pasa una vez, y si la falla elegida no quedó puesta, el panel lo avisa;
- **copiar el enlace de esta situación**, que la abre igual en otro dispositivo, con todo lo anterior, con lo que se hizo y con lo que está empezado: un pago en duda, las cuotas elegidas de un QR, una refinanciación. No lleva contraseñas, códigos ni lo escrito sin mandar, y lo que no lleva lo dice antes de copiarlo;
- **volver a empezar**.

Lo que se hace tiene efecto y sobrevive a recargar la página: Raúl paga y su deuda baja. Sigue hecho cuando desde el panel se entra como otro cliente. Un enlace con cliente empieza siempre de cero, y sirve para cualquier pantalla: \`/pagar-cuota?cliente=raul\`.

La huella y el rostro son los del dispositivo, y el servidor de la demostración comprueba la firma de verdad. Nicolás ya tiene una huella, en otro dispositivo: muestra qué pasa cuando no está en éste. La selfie no existe: en su lugar hay una página donde se elige si es la persona, si no, si hubo un error o si se abandona.

Nada sale del navegador. Después de la primera visita y el primer toque, la demostración abre también **sin internet**. \`npm run build:demo\` deja en \`dist-demo/\` archivos que se pueden publicar en cualquier sitio estático con HTTPS que responda \`index.html\` a las direcciones que no son archivos. El nombre y el color de la marca se cambian en \`config.json\`, como dice [integracion.md](integracion.md). En \`/wiki\` están todas las piezas de la pantalla.
`

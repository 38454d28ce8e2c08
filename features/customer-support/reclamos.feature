# language: es
Característica: Consultas y reclamos
  Quien tiene un problema lo cuenta, recibe un número y sabe cuándo le responden y a dónde ir si no lo hacen.

  Antecedentes:
    Dado que Marta ingresó y está en "las consultas"

  Regla: Un reclamo lleva un motivo y un correo

    @SUP-01 @SUP-04 @camino
    Escenario: Marta reclama por un pago que no figura
      Cuando elige el motivo "Un pago que hice no figura"
      Y cuenta "Pagué en Rapipago el 10 de noviembre y todavía debo la cuota."
      Y manda el reclamo
      Y mira todos sus reclamos
      Entonces tiene 1 reclamo

    @SUP-01
    Escenario: Se dice para qué es y qué se pide
      Entonces la pantalla dice:
        | Consultas y reclamos                                                         |
        | Contanos qué pasó. Te respondemos dentro de las 48 horas.                    |
        | ¿Por qué nos escribís? (*)                                                   |
        | Me cobraron de más                                                           |
        | Contanos qué pasó (si querés)                                                |
        | Fechas, importes y lugares ayudan. No escribas claves ni números de tarjeta. |
        | ¿A qué correo te respondemos? (*)                                            |
        | Tus reclamos                                                                 |
        | Todavía no hiciste ninguno.                                                  |
      Y quien no ve la pantalla oye:
        | Consultas y reclamos |

    @SUP-01
    Escenario: El correo que ya tenemos viene puesto
      Entonces lo escrito es "Elegí una opción ·  · marta.gimenez@correo.example"

    @SUP-01
    Escenario: Sin motivo ni correo no se manda
      Cuando pone el correo ""
      Y manda el reclamo
      Entonces la pantalla dice:
        | Revisá estos 2 datos                  |
        | Elegí por qué nos escribís.           |
        | Escribí el correo para responderte.   |
      Y tiene 0 reclamos

    @SUP-01
    Esquema del escenario: Un correo incompleto se dice: <correo>
      Cuando elige el motivo "Otro motivo"
      Y pone el correo "<correo>"
      Y manda el reclamo
      Entonces la pantalla dice:
        | Ese correo no está completo. Fijate que sea como nombre@ejemplo.com. |

      Ejemplos:
        | correo               |
        | marta                |
        | marta@               |
        | @correo.com          |
        | marta@correo         |
        | marta gimenez@co.com |
        | marta@correo..com    |

    @SUP-01
    Esquema del escenario: Los correos que la gente tiene sirven: <correo>
      Cuando elige el motivo "Otro motivo"
      Y pone el correo "<correo>"
      Y manda el reclamo
      Entonces la pantalla dice:
        | ¡Listo! Recibimos tu reclamo |
        | Te escribimos a              |

      Ejemplos:
        | correo                                       |
        | MARTA.GIMENEZ@HOTMAIL.COM.AR                 |
        | begoña.muñoz+cuotas@peñarol.com.ar           |
        | o'connor_1985@mail.la-plata.edu.ar           |
        | marta@x.com.ar                               |
        | maria-de-los-angeles.etchegaray@cooperativa.coop |

    @SUP-01
    Esquema del escenario: Un correo de <letras> letras, <antes> antes de la arroba, <qué>
      Cuando elige el motivo "Otro motivo"
      Y pone un correo de <letras> letras, con <antes> antes de la arroba
      Y manda el reclamo
      Entonces la pantalla dice:
        | <respuesta> |

      Ejemplos:
        | letras | antes | qué      | respuesta                                                              |
        | 254    | 64    | sirve    | ¡Listo! Recibimos tu reclamo                                           |
        | 255    | 64    | no sirve | Ese correo no está completo. Fijate que sea como nombre@ejemplo.com. |
        | 254    | 65    | no sirve | Ese correo no está completo. Fijate que sea como nombre@ejemplo.com. |

    @SUP-01
    Escenario: Lo que se cuenta puede tener cualquier letra
      Cuando elige el motivo "Otro motivo"
      Y cuenta "¿Y mi cuota? Pagué $ 12.625 🙏 <b>ya</b> «dos veces»"
      Y manda el reclamo
      Entonces ve la pantalla "¡Listo! Recibimos tu reclamo"

    @SUP-01
    Escenario: Lo que se cuenta puede ser largo
      Cuando elige el motivo "Otro motivo"
      Y cuenta algo de 6000 letras
      Y manda el reclamo
      Entonces ve la pantalla "¡Listo! Recibimos tu reclamo"

    @SUP-01
    Escenario: También por una sola letra
      Cuando elige el motivo "Otro motivo"
      Y cuenta algo de 6001 letras
      Y manda el reclamo
      Entonces la pantalla dice:
        | Te pasaste por 1 letra: acortá lo que escribiste. |

    @SUP-01
    Escenario: Lo que es demasiado largo dice por cuánto
      Cuando elige el motivo "Otro motivo"
      Y cuenta algo de 6012 letras
      Y manda el reclamo
      Entonces la pantalla dice:
        | Te pasaste por 12 letras: acortá lo que escribiste. |

  Regla: El reclamo tiene número, día de respuesta y a dónde ir después

    @SUP-04
    Escenario: Se dice el número, el día y a quién reclamar si no hay respuesta
      Dado que al reclamo le toca el número "R-20418" y respuesta el "2026-11-24"
      Cuando elige el motivo "Me cobraron de más"
      Y manda el reclamo
      Entonces la pantalla dice:
        | ¡Listo! Recibimos tu reclamo                        |
        | Número de reclamo                                   |
        | R-20418                                             |
        | Te respondemos a más tardar                         |
        | 24 de noviembre                                     |
        | marta.gimenez@correo.example                        |
        | Si no te respondemos, o la respuesta no te sirve    |
        | Pasado ese día podés reclamar sin costo en:         |
        | Tené a mano el número de tu reclamo.                |
      Y la pantalla lleva a:
        | Banco Central (BCRA) (se abre en otra pestaña)    | https://www.bcra.gob.ar/reclamo-productos-servicios-financieros |
        | Defensa del Consumidor (se abre en otra pestaña)  | https://www.argentina.gob.ar/defensadelconsumidor               |
        | Ir al inicio                                      | /inicio                                                         |

    @SUP-04
    Escenario: Sin número se dice igual cuándo se responde
      Dado que el prestamista no da número a los reclamos
      Cuando elige el motivo "Me cobraron de más"
      Y manda el reclamo
      Entonces la pantalla dice:
        | ¡Listo! Recibimos tu reclamo |
        | Te respondemos a más tardar  |
        | 23 de noviembre              |

  Regla: Los reclamos están en una lista, con lo que pasó con cada uno

    @SUP-04
    Escenario: Cada reclamo dice en qué está
      Dado que el prestamista tiene estos reclamos suyos:
        | número | motivo             | día        | estado    | responde   | respuesta                    |
        | R-1    | Me cobraron de más | 2026-11-02 | ANSWERED  | 2026-11-04 | Te devolvimos la diferencia. |
        | R-2    | Otro motivo        | 2026-11-20 | IN_REVIEW | 2026-11-22 |                              |
        | R-3    | Mis datos          | 2026-11-21 | RECEIVED  | 2026-11-23 |                              |
        | R-4    | Otro motivo        | 2025-12-01 | CLOSED    | 2025-12-03 |                              |
        | R-5    | Otro motivo        | 2026-11-19 | ESCALATED |            |                              |
      Entonces la pantalla dice:
        | Tus reclamos                                   |
        | Mis datos                                      |
        | Reclamo R-3                                    |
        | Recibido                                       |
        | Te respondemos a más tardar el 23 de noviembre. |
        | Reclamo R-2                                    |
        | En revisión                                    |
        | Respondido                                     |
        | Te devolvimos la diferencia.                   |
        | Del 2 de noviembre                             |
        | Cerrado                                        |
        | Del 1 de diciembre de 2025                     |
        | En curso                                       |
      Y quien no ve la pantalla oye:
        | Consultas y reclamos |
        | Tus reclamos         |
        | Tus reclamos         |

    @SUP-04
    Esquema del escenario: De uno que <qué> no se manda a reclamar afuera
      Dado que el prestamista tiene estos reclamos suyos:
        | número | motivo      | día        | estado   | responde   |
        | R-6    | Otro motivo | 2026-11-16 | <estado> | <responde> |
      Entonces la pantalla dice:
        | Reclamo R-6 |
      Y no se lee ni queda guardado "reclamar también afuera"
      Y no se lee ni queda guardado "Banco Central"

      Ejemplos:
        | qué                     | estado    | responde   |
        | vence hoy               | IN_REVIEW | 2026-11-21 |
        | ya se respondió         | ANSWERED  | 2026-11-18 |
        | se cerró                | CLOSED    | 2026-11-18 |
        | no tiene día            | IN_REVIEW |            |

    @SUP-04
    Escenario: Si el día pasó sin respuesta se dice a dónde ir
      Dado que el prestamista tiene estos reclamos suyos:
        | número | motivo      | día        | estado    | responde   |
        | R-7    | Otro motivo | 2026-11-16 | IN_REVIEW | 2026-11-18 |
      Entonces la pantalla dice:
        | Teníamos que responderte el 18 de noviembre. Podés reclamar también afuera: |
      Y la pantalla lleva a:
        | Banco Central (BCRA) (se abre en otra pestaña)   | https://www.bcra.gob.ar/reclamo-productos-servicios-financieros |
        | Defensa del Consumidor (se abre en otra pestaña) | https://www.argentina.gob.ar/defensadelconsumidor               |

    @SUP-04
    Esquema del escenario: Un prestamista sin lista no la muestra y el reclamo se manda igual: <respuesta>
      Dado que el prestamista no lleva una lista de reclamos: <respuesta>
      Cuando elige el motivo "Otro motivo"
      Y manda el reclamo
      Entonces ve la pantalla "¡Listo! Recibimos tu reclamo"

      Ejemplos:
        | respuesta |
        | 404       |
        | 501       |

    @SUP-04
    Escenario: Sin lista no queda un lugar vacío
      Dado que el prestamista no lleva una lista de reclamos: 404
      Entonces no hay ninguna lista de reclamos

    @SUP-04 @SES-16
    Escenario: La lista que no llega lo dice en su lugar
      Dado que la consulta de "los reclamos" responde con un error
      Entonces la pantalla dice:
        | No pudimos cargar tus reclamos |

    @SUP-04 @SES-16
    Escenario: Si la lista no llega se prueba de nuevo, y el formulario sigue
      Dado que la consulta de "los reclamos" responde con un error
      Cuando elige el motivo "Otro motivo"
      Y prueba de nuevo
      Entonces lo escrito es "Otro motivo ·  · marta.gimenez@correo.example"
      Y la pantalla dice:
        | Todavía no hiciste ninguno. |

    @SUP-04 @GEN-10
    Escenario: Un reclamo que no se puede leer no tapa a los otros
      Dado que el prestamista tiene estos reclamos suyos:
        | número | motivo      | día        | estado   |
        | R-8    | Otro motivo | 2026-02-30 | RECEIVED |
        | R-9    | Otro motivo | 2026-11-16 | RECEIVED |
      Entonces se le dice que hay algo que no se pudo mostrar
      Y tiene 1 reclamo

  Regla: Un reclamo se manda una sola vez, y lo escrito no se pierde

    @SUP-01 @SUP-04
    Escenario: Dos veces apretado es un solo reclamo
      Cuando elige el motivo "Otro motivo"
      Y aprieta dos veces para mandar el reclamo
      Y mira todos sus reclamos
      Entonces tiene 1 reclamo

    @SUP-01 @SUP-04
    Escenario: Mandado de nuevo después de no saber, es el mismo
      Dado que la respuesta de "el envío del reclamo" se pierde
      Cuando elige el motivo "Otro motivo"
      Y manda el reclamo
      Y manda el reclamo
      Y mira todos sus reclamos
      Entonces tiene 1 reclamo

    @SUP-01 @SUP-04
    Esquema del escenario: Con otra cosa escrita es otro: <cambia>
      Dado que la respuesta de "el envío del reclamo" se pierde
      Cuando elige el motivo "Otro motivo"
      Y manda el reclamo
      Y <cambia>
      Y manda el reclamo
      Y mira todos sus reclamos
      Entonces tiene 2 reclamos

      Ejemplos:
        | cambia                                |
        | elige el motivo "Me cobraron de más"  |
        | cuenta "Y además otra cosa."          |
        | pone el correo "otra@correo.example"  |

    @SUP-01 @SUP-04
    Escenario: También después de recargar
      Dado que la respuesta de "el envío del reclamo" se pierde
      Cuando elige el motivo "Otro motivo"
      Y manda el reclamo
      Y recarga la página
      Y manda el reclamo
      Entonces ve la pantalla "¡Listo! Recibimos tu reclamo"

    @SUP-01 @SES-16
    Escenario: Sin respuesta puede que haya llegado
      Dado que la consulta de "el envío del reclamo" no llega
      Cuando elige el motivo "Otro motivo"
      Y cuenta "No entiendo este cobro."
      Y manda el reclamo
      Entonces la pantalla dice:
        | Atención:                          |
        | No sabemos si nos llegó tu reclamo |
        | No tuvimos respuesta, pero puede que ya lo tengamos. Si lo mandás de nuevo así como está, cuenta como el mismo. |
        | Lo que escribiste sigue acá. |
      Y lo escrito es "Otro motivo · No entiendo este cobro. · marta.gimenez@correo.example"

    @SUP-01 @SES-16
    Escenario: De una respuesta ilegible tampoco se sabe
      Dado que la consulta de "el envío del reclamo" no se puede leer
      Cuando elige el motivo "Otro motivo"
      Y manda el reclamo
      Entonces la pantalla dice:
        | No sabemos si nos llegó tu reclamo |
        | No pudimos leer la respuesta, pero puede que ya lo tengamos. Si lo mandás de nuevo así como está, cuenta como el mismo. Si nos escribís, pasanos este código: support.sendClaim |

    @SUP-01 @SES-16
    Esquema del escenario: Si el prestamista responde <respuesta> no se envió, y lo escrito queda
      Dado que la consulta de "el envío del reclamo" responde <respuesta>
      Cuando elige el motivo "Otro motivo"
      Y cuenta "No entiendo este cobro."
      Y manda el reclamo
      Entonces la pantalla dice:
        | Error:                 |
        | El reclamo no se envió |
        | Tuvimos un problema de nuestro lado. Probá de nuevo en unos minutos. |
      Y lo escrito es "Otro motivo · No entiendo este cobro. · marta.gimenez@correo.example"

      Ejemplos:
        | respuesta |
        | 400       |
        | 403       |
        | 404       |
        | 409       |
        | 500       |

    @SUP-01 @SES-07
    Escenario: Si la sesión venció, al volver a ingresar lo escrito sigue
      Dado que la consulta de "el envío del reclamo" responde 401
      Y que la consulta de "la renovación de la sesión" responde 403
      Cuando elige el motivo "Otro motivo"
      Y cuenta "No entiendo este cobro."
      Y manda el reclamo
      Y Marta vuelve a ingresar a "/consultas"
      Entonces lo escrito es "Otro motivo · No entiendo este cobro. · marta.gimenez@correo.example"

    @SUP-01 @SES-06
    Escenario: Mientras tarda se dice que no hace falta volver a tocar
      Dado que la consulta de "el envío del reclamo" no vuelve
      Cuando elige el motivo "Otro motivo"
      Y toca "Enviar el reclamo"
      Y pasan 11 segundos
      Entonces mientras tanto la pantalla dice:
        | Está tardando más de lo normal. Seguimos intentando: no hace falta que vuelvas a tocar. |

    @SUP-01
    Escenario: El correo que el prestamista no acepta se corrige
      Dado que el prestamista no acepta ese correo
      Cuando elige el motivo "Otro motivo"
      Y manda el reclamo
      Entonces la pantalla dice:
        | Ese correo no está completo. Fijate que sea como nombre@ejemplo.com. |

    @SUP-01
    Escenario: Lo escrito sigue después de recargar
      Cuando elige el motivo "Me cobraron de más"
      Y cuenta "Dos veces la cuota 4."
      Y pone el correo "otra@correo.example"
      Y recarga la página
      Entonces lo escrito es "Me cobraron de más · Dos veces la cuota 4. · otra@correo.example"

    @SUP-01 @GEN-11
    Escenario: Lo escrito no queda en el dispositivo después de salir
      Cuando cuenta "DosVecesLaCuota4"
      Y cierra la sesión en otra pestaña
      Entonces no se lee ni queda guardado "DosVecesLaCuota4"

    @SUP-01
    Escenario: Mandado, no vuelve a aparecer escrito
      Cuando elige el motivo "Me cobraron de más"
      Y cuenta "Dos veces la cuota 4."
      Y manda el reclamo
      Y mira todos sus reclamos
      Entonces lo escrito es "Elegí una opción ·  · marta.gimenez@correo.example"

    @SUP-04 @DEM-04
    Escenario: El reclamo sigue ahí después de recargar
      Cuando elige el motivo "Otro motivo"
      Y manda el reclamo
      Y recarga la página
      Entonces tiene 1 reclamo

  Regla: Si los motivos no llegan, se dice por dónde seguir

    @SUP-01 @SES-16
    Escenario: Se prueba de nuevo, se escribe por chat o se va al inicio
      Dado que la consulta de "los motivos de reclamo" responde con un error
      Entonces la pantalla dice:
        | No pudimos cargar los motivos |
        | Tuvimos un problema de nuestro lado. Probá de nuevo en unos minutos. |
        | Probar de nuevo |
      Y la pantalla lleva a:
        | Escribir por chat (se abre en otra pestaña) | https://wa.me/5491150000000 |
        | Ir al inicio | /inicio |

    @SUP-01
    Escenario: Sin motivos se escribe por chat
      Dado que no hay motivos para elegir
      Entonces la pantalla dice:
        | Consultas y reclamos                     |
        | Por ahora no podés escribirnos desde acá |
        | Escribinos por chat y lo vemos con vos.  |

    @SUP-01
    Escenario: Mientras los motivos no llegan se dice qué se espera
      Dado que la consulta de "los motivos de reclamo" no vuelve
      Entonces mientras tanto la pantalla dice:
        | Consultas y reclamos |
        | Cargando los motivos |

    @SUP-01
    Escenario: Mientras se manda se dice
      Dado que la consulta de "el envío del reclamo" no vuelve
      Cuando elige el motivo "Otro motivo"
      Y toca "Enviar el reclamo"
      Entonces mientras tanto la pantalla dice:
        | Estamos enviando tu reclamo. |

  Regla: Lo que se espera y lo que no llega se dice

    @SUP-01 @SUP-04
    Escenario: Mientras llegan los motivos se dice qué se espera
      Dado que el servidor tarda 60 segundos
      Cuando abre el portal
      Entonces mientras tanto la pantalla dice:
        | Consultas y reclamos |
        | Cargando los motivos |

    @SUP-04
    Escenario: Mientras llega la lista también
      Dado que la consulta de "los reclamos" no vuelve
      Entonces mientras tanto la pantalla dice:
        | Cargando tus reclamos |

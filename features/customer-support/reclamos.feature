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
    Escenario: Lo que contó llega entero
      Cuando elige el motivo "Un pago que hice no figura"
      Y cuenta "Pagué en Rapipago el 10 de noviembre y todavía debo la cuota."
      Y manda el reclamo
      Entonces el prestamista recibió "el envío del reclamo" con:
        | reason   | PAGO_NO_FIGURA                                                |
        | comments | Pagué en Rapipago el 10 de noviembre y todavía debo la cuota. |
        | email    | marta.gimenez@correo.example                                  |

    @SUP-01
    Escenario: Se dice para qué es y qué se pide
      Entonces la pantalla dice:
        | Consultas y reclamos                                                         |
        | Contanos qué pasó. Te respondemos dentro de las 48 horas.                    |
        | ¿Por qué nos escribís? (*)                                                   |
        | Me cobraron de más                                                           |
        | Contanos qué pasó (si querés)                                                |
        | Fechas, importes y lugares ayudan. No escribas claves ni números de tarjeta. |
        | (*) Hay que elegir una opción.                                               |
        | ¿A qué correo te respondemos?                                                |
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
    Escenario: Un correo incompleto se dice
      Cuando elige el motivo "Otro motivo"
      Y pone el correo "marta"
      Y manda el reclamo
      Entonces la pantalla dice:
        | Ese correo no está completo. Fijate que sea como nombre@ejemplo.com. |

    @SUP-01
    Escenario: Un correo con eñes y un signo más sirve
      Cuando elige el motivo "Otro motivo"
      Y pone el correo "begoña.muñoz+cuotas@peñarol.com.ar"
      Y manda el reclamo
      Entonces la pantalla dice:
        | ¡Listo! Recibimos tu reclamo |
        | Te escribimos a              |

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
        | Te escribimos a                                     |
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
    Escenario: De uno que vence hoy no se manda a reclamar afuera
      Dado que el prestamista tiene estos reclamos suyos:
        | número | motivo      | día        | estado   | responde   |
        | R-6    | Otro motivo | 2026-11-16 | IN_REVIEW | 2026-11-21 |
      Entonces la pantalla dice:
        | Reclamo R-6 |
      Y no se lee ni queda guardado "También podés reclamar"
      Y no se lee ni queda guardado "Banco Central"

    @SUP-04
    Escenario: Si el día pasó sin respuesta se dice a dónde ir
      Dado que el prestamista tiene estos reclamos suyos:
        | número | motivo      | día        | estado    | responde   |
        | R-7    | Otro motivo | 2026-11-16 | IN_REVIEW | 2026-11-18 |
      Entonces la pantalla dice:
        | Teníamos que responderte el 18 de noviembre. También podés reclamar sin costo en: |
      Y la pantalla lleva a:
        | Banco Central (BCRA) (se abre en otra pestaña)   | https://www.bcra.gob.ar/reclamo-productos-servicios-financieros |
        | Defensa del Consumidor (se abre en otra pestaña) | https://www.argentina.gob.ar/defensadelconsumidor               |

    @SUP-04
    Esquema del escenario: Un prestamista sin lista no la muestra y el reclamo se manda igual: <motivo>
      Dado que la consulta de "los reclamos" responde que <motivo>
      Cuando elige el motivo "Otro motivo"
      Y manda el reclamo
      Entonces ve la pantalla "¡Listo! Recibimos tu reclamo"

      Ejemplos:
        | motivo       |
        | no existe    |
        | no lo ofrece |

    @SUP-04
    Escenario: Sin lista no queda un lugar vacío
      Dado que la consulta de "los reclamos" responde que no existe
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

# language: es
Característica: Lo que dicen las pantallas de los reclamos

  Antecedentes:
    Dado que hoy es el 21 de noviembre de 2026

  Regla: El reclamo nombra lo que no se reconoce

    @SUP-05 @ACC-41
    Esquema del escenario: Un cambio de la cuenta que no hizo: <cambio>
      Dado que Marta ingresó y está en "/consultas?cambio=<cambio>"
      Entonces los datos de la pantalla dicen:
        | Cambio que no hice | <qué> |

      Ejemplos:
        | cambio   | qué                               |
        | phone    | El celular de mi cuenta           |
        | password | La contraseña de mi cuenta        |
        | device   | Una huella o un dispositivo nuevo |

    @SUP-05 @COL-03 @camino
    Escenario: Un cobro automático
      Dado que Marta ingresó y está en "/consultas?cobro=C-77&fecha=2026-10-28&importe=41318.75&externalId=40153318"
      Entonces la pantalla dice:
        | Consultas y reclamos                                                         |
        | Contanos qué pasó. Te respondemos dentro de las 48 horas.                    |
        | Tu reclamo es por                                                            |
        | Cobro automático                                                             |
        | $ 41.318,75 del 28 de octubre de 2026                                        |
        | Número de cobro                                                              |
        | C-77                                                                         |
        | Préstamo                                                                     |
        | 40153318                                                                     |
        | Es por otra cosa                                                             |
        | ¿Por qué nos escribís? (*)                                                   |
        | (*) Hay que elegir una opción.                                               |
        | Contanos qué pasó (si querés)                                                |
        | Fechas, importes y lugares ayudan. No escribas claves ni números de tarjeta. |
        | ¿A qué correo te respondemos?                                                |
        | Enviar el reclamo                                                            |
        | Tus reclamos                                                                 |
        | Todavía no hiciste ninguno.                                                  |

    @SUP-05 @COL-03
    Esquema del escenario: Un cobro que una dirección inventa no se nombra: <dirección>
      Dado que Marta ingresó y está en "<dirección>"
      Entonces el reclamo es por ""

      Ejemplos:
        | dirección                                                                              |
        | /consultas?cobro=C-77&fecha=2026-10-28&importe=41318.75                                |
        | /consultas?cobro=C-77&fecha=2026-02-30&importe=41318.75&externalId=40153318            |
        | /consultas?cobro=C-77&importe=41318.75&externalId=40153318                             |
        | /consultas?cobro=C-77&fecha=2026-10-28&externalId=40153318                             |
        | /consultas?cobro=Llam%C3%A1%20ya&fecha=2026-10-28&importe=41318.75&externalId=40153318 |

    @SUP-05 @SUP-01
    Esquema del escenario: Lo escrito por una cosa no aparece en otra: <otra>
      Dado que Marta ingresó y está en "<una>"
      Cuando cuenta "Esto no lo hice."
      Y abre "<otra>"
      Entonces lo escrito es "<escrito>"

      Ejemplos:
        | una                                                                         | otra                                                                        | escrito                                                              |
        | /consultas?cambio=phone                                                     | /consultas?cambio=password                                                  | No reconozco un préstamo o un pago ·  · marta.gimenez@correo.example |
        | /consultas?cambio=phone                                                     | /consultas                                                                  | Elegí una opción ·  · marta.gimenez@correo.example                   |
        | /consultas?cobro=C-77&fecha=2026-10-28&importe=41318.75&externalId=40153318 | /consultas?cobro=C-78&fecha=2026-10-28&importe=41318.75&externalId=40153318 | No reconozco un préstamo o un pago ·  · marta.gimenez@correo.example |
        | /consultas?cobro=C-77&fecha=2026-10-28&importe=41318.75&externalId=40153318 | /consultas?fecha=2026-10-28&importe=41318.75&externalId=40153318            | No reconozco un préstamo o un pago ·  · marta.gimenez@correo.example |
        | /consultas?fecha=2026-10-28&importe=41318.75&externalId=40153318            | /consultas?fecha=2026-09-28&importe=41318.75&externalId=40153318            | No reconozco un préstamo o un pago ·  · marta.gimenez@correo.example |
        | /consultas?fecha=2026-10-28&importe=41318.75&externalId=40153318            | /consultas?fecha=2026-10-28&importe=41318.76&externalId=40153318            | No reconozco un préstamo o un pago ·  · marta.gimenez@correo.example |

    @SUP-05 @SUP-01
    Esquema del escenario: Lo escrito por lo mismo sigue: <dirección>
      Dado que Marta ingresó y está en "<dirección>"
      Cuando cuenta "Esto no lo hice."
      Y recarga la página
      Entonces lo escrito es "<escrito>"

      Ejemplos:
        | dirección                                                                   | escrito                                                                              |
        | /consultas?cambio=phone                                                     | No reconozco un préstamo o un pago · Esto no lo hice. · marta.gimenez@correo.example |
        | /consultas?cobro=C-77&fecha=2026-10-28&importe=41318.75&externalId=40153318 | No reconozco un préstamo o un pago · Esto no lo hice. · marta.gimenez@correo.example |

  Regla: Después de una falla el reclamo puede llevar qué falló

    @OPS-04 @SUP-01
    Escenario: Se dice qué va y qué no, antes de marcarlo
      Dado que el código de la página es "KMPRTX"
      Y que Marta ingresó y está en "mis préstamos"
      Y que la consulta de "los préstamos" responde con un error
      Cuando elige del menú "Ayuda"
      Y toca "Escribinos"
      Entonces la pantalla dice:
        | Consultas y reclamos                                                                                                                                      |
        | Contanos qué pasó. Te respondemos dentro de las 48 horas.                                                                                                 |
        | ¿Por qué nos escribís? (*)                                                                                                                                |
        | (*) Hay que elegir una opción.                                                                                                                            |
        | Elegí una opción                                                                                                                                          |
        | Un pago que hice no figura                                                                                                                                |
        | No reconozco un préstamo o un pago                                                                                                                        |
        | Me cobraron de más                                                                                                                                        |
        | Mis datos están mal                                                                                                                                       |
        | Otro motivo                                                                                                                                               |
        | Contanos qué pasó (si querés)                                                                                                                             |
        | Fechas, importes y lugares ayudan. No escribas claves ni números de tarjeta.                                                                              |
        | ¿A qué correo te respondemos?                                                                                                                             |
        | Algo falló antes de que nos escribas                                                                                                                      |
        | Con tu reclamo va el código KMPRTX, para que encontremos qué falló.                                                                                       |
        | Mandar también qué falló                                                                                                                                  |
        | Si lo marcás, van las últimas 20 fallas, como mucho: en qué pantalla fue cada una, qué no anduvo y cuánto tardó. No van nombres, direcciones ni importes. |
        | Enviar el reclamo                                                                                                                                         |
        | Tus reclamos                                                                                                                                              |
        | Todavía no hiciste ninguno.                                                                                                                               |
      Y no está marcado que vaya lo que falló

    @OPS-04 @SUP-01
    Escenario: Si nada falló no se habla de fallas
      Dado que Marta ingresó y está en "las consultas"
      Entonces la pantalla no dice:
        | Algo falló antes de que nos escribas |

  Regla: Lo que ya se respondió no se sigue esperando

    @SUP-04
    Escenario: De lo respondido y lo cerrado no se promete respuesta ni se manda afuera
      Dado que Marta ingresó y está en "las consultas"
      Y que el prestamista tiene estos reclamos suyos:
        | número | motivo             | día        | estado   | responde   | respuesta |
        | R-1    | Me cobraron de más | 2026-11-02 | ANSWERED | 2026-11-04 |           |
        | R-2    | Otro motivo        | 2026-11-20 | CLOSED   | 2026-11-23 |           |
      Entonces la pantalla dice:
        | Consultas y reclamos                                                         |
        | Contanos qué pasó. Te respondemos dentro de las 48 horas.                    |
        | ¿Por qué nos escribís? (*)                                                   |
        | (*) Hay que elegir una opción.                                               |
        | Elegí una opción                                                             |
        | Un pago que hice no figura                                                   |
        | No reconozco un préstamo o un pago                                           |
        | Mis datos están mal                                                          |
        | Contanos qué pasó (si querés)                                                |
        | Fechas, importes y lugares ayudan. No escribas claves ni números de tarjeta. |
        | ¿A qué correo te respondemos?                                                |
        | Enviar el reclamo                                                            |
        | Tus reclamos                                                                 |
        | Otro motivo                                                                  |
        | Cerrado                                                                      |
        | Reclamo R-2                                                                  |
        | Del 20 de noviembre                                                          |
        | Armar una constancia (PDF) del reclamo R-2                                   |
        | Me cobraron de más                                                           |
        | Respondido                                                                   |
        | Reclamo R-1                                                                  |
        | Del 2 de noviembre                                                           |
        | Te respondimos por correo. Si no lo ves, fijate en el correo no deseado.     |
        | Armar una constancia (PDF) del reclamo R-1                                   |
      Y la pantalla no dice:
        | Te respondemos a más tardar el 23 de noviembre.                                  |
        | Te respondemos a más tardar el 4 de noviembre.                                   |
        | Teníamos que responderte el 4 de noviembre. También podés reclamar sin costo en: |

# language: es
Característica: El pago de hoy que falla
  Lo que el banco no acepta no se cobró; lo que no se sabe se averigua.

  Antecedentes:
    Dado que Ramona recibió su enlace de refinanciación

  Regla: Lo que el banco no acepta se dice, y no se cobró

    @REF-09 @PAY-15
    Esquema del escenario: Una tarjeta terminada en <termina>
      Cuando acepta refinanciar en "12 cuotas" y paga con la tarjeta "451765001234<termina>"
      Entonces la pantalla dice:
        | <título>       |
        | <consejo>      |
        | <sigue>        |
        | Ir al comienzo |
      Y la pantalla lleva a:
        | Hablar por chat (se abre en otra pestaña) | https://wa.me/5491150000000 |
      Y se cobró 0 veces

      Ejemplos:
        | termina | título                                 | consejo                                                                                                                       | sigue                        |
        | 0002    | El banco no autorizó el pago           | No se cobró nada. La tarjeta puede estar vencida, inhabilitada o sin permiso para compras en línea. Probá con otra.           | Probar con otra tarjeta      |
        | 0010    | No hay saldo suficiente                | No se cobró nada. Cargá dinero en tu cuenta o probá con otra tarjeta.                                                         | Probar con otra tarjeta      |
        | 0028    | Tu tarjeta está bloqueada              | No se cobró nada. Hablá con tu banco para desbloquearla, o pagá ahora con otra tarjeta.                                       | Probar con otra tarjeta      |
        | 0036    | El número de la tarjeta no es correcto | No se cobró nada. Revisá el número y escribilo de nuevo.                                                                      | Escribir la tarjeta de nuevo |
        | 0044    | Superaste el límite de tu tarjeta      | No se cobró nada. Probá con otra tarjeta, o pedile a tu banco un límite mayor.                                                | Probar con otra tarjeta      |
        | 0069    | No pudimos hacer el pago               | No se cobró nada. Revisá los datos de tu tarjeta o probá con otra.                                                            | Probar con otra tarjeta      |

    @REF-09
    Escenario: De una tarjeta que no sirvió se vuelve al comienzo
      Cuando acepta refinanciar en "12 cuotas" y paga con la tarjeta "4517650012340010"
      Y toca "Ir al comienzo"
      Entonces ve la pantalla "Refinanciá tu deuda"

    @REF-09 @PAY-15
    Escenario: Con demasiados intentos no se ofrece otro
      Cuando acepta refinanciar en "12 cuotas" y paga con la tarjeta "4517650012340051"
      Entonces la pantalla dice:
        | Superaste la cantidad de intentos. |
        | No se cobró nada. Por seguridad no podés volver a intentarlo ahora. Escribinos por chat y vemos cómo seguir. |
      Y los botones son:
        | Ir al comienzo |

    @REF-09 @REF-11
    Escenario: El plan que se reemplazó en otro dispositivo no se le achaca a la tarjeta
      Dado que la consulta de "el anticipo" responde que choca con otro con "REFINANCING_NOT_AVAILABLE"
      Cuando acepta refinanciar en "12 cuotas" y paga
      Entonces la pantalla dice:
        | Este plan ya no está disponible |
        | No se cobró nada. Puede que se haya elegido otro plan en otro dispositivo: volvé al comienzo y fijate cómo está. |
      Y los botones son:
        | Ir al comienzo |
      Y la pantalla lleva a:
        | Hablar por chat (se abre en otra pestaña) | https://wa.me/5491150000000 |
      Cuando toca "Ir al comienzo"
      Entonces ve la pantalla "Refinanciá tu deuda"
      Y se cobró 0 veces

    @REF-09 @camino
    Escenario: Con otra tarjeta se paga, y lo demás sigue escrito
      Cuando acepta refinanciar en "12 cuotas" y paga con la tarjeta "4517650012340010"
      Y prueba con otra tarjeta y paga
      Entonces ve la pantalla "¡Listo! Refinanciaste tu deuda"
      Y se cobró 1 vez

    @REF-11
    Escenario: Que el pedido está mal, sin otro motivo, no dice que no se cobró: se pregunta, y no llegó
      Dado que la consulta de "el anticipo" responde que el pedido está mal
      Cuando acepta refinanciar en "12 cuotas" y paga
      Entonces ve la pantalla "Tu pago todavía no nos llegó"
      Y se cobró 0 veces

  Regla: Lo que no se sabe no se da por hecho ni por perdido

    @REF-11 @PAY-16
    Esquema del escenario: Cobrado y sin respuesta se averigua: <falla>
      Dado que <falla>
      Cuando acepta refinanciar en "12 cuotas" y paga
      Entonces ve la pantalla "¡Listo! Refinanciaste tu deuda"
      Y se cobró 1 vez

      Ejemplos:
        | falla                                                       |
        | "el anticipo" se hace y se responde que tuvo un problema         |
        | "el anticipo" se hace y se responde que choca con otro           |
        | la respuesta de "el anticipo" se pierde                       |

    @REF-11 @PAY-16
    Escenario: Una respuesta que no se entiende no es un pago
      Dado que la consulta de "el anticipo" no se puede leer
      Cuando acepta refinanciar en "12 cuotas" y paga
      Entonces la pantalla dice:
        | Tu pago todavía no nos llegó |
        | Probá sin miedo: se cobra una sola vez. |
      Y se cobró 0 veces

    @REF-11 @PAY-16
    Escenario: Antes de intentarlo de nuevo se dice que es el mismo pago
      Dado que la consulta de "el anticipo" no llega
      Cuando acepta refinanciar en "12 cuotas" y paga
      Y carga de nuevo la tarjeta del pago que no llegó
      Entonces la pantalla dice:
        | Es el mismo pago que no nos llegó. Probá sin miedo: se cobra una sola vez. |

    @REF-11 @PAY-16
    Escenario: Mientras no se sabe no se ofrece pagar otra vez
      Dado que la respuesta de "el anticipo" se pierde
      Y que la consulta de "en qué terminó" no llega
      Cuando acepta refinanciar en "12 cuotas" y paga
      Entonces la pantalla dice:
        | Estamos confirmando tu pago |
        | Puede que el pago ya se haya hecho, pero todavía no nos llegó la confirmación. No vuelvas a pagar antes de saberlo. |
        | No pudimos consultar el estado. Revisá tu conexión y consultá de nuevo. |
        | Consultar de nuevo          |
      Y la pantalla lleva a:
        | Hablar por chat (se abre en otra pestaña) | https://wa.me/5491150000000 |
      Y los botones son:
        | Consultar de nuevo |

    @REF-11 @PAY-16
    Escenario: Lo que nunca llegó se intenta de nuevo como el mismo pago
      Dado que la consulta de "el anticipo" no llega
      Cuando acepta refinanciar en "12 cuotas" y paga
      Y vuelve a intentar el pago de la refinanciación
      Entonces ve la pantalla "¡Listo! Refinanciaste tu deuda"
      Y se cobró 1 vez

    @REF-11 @PAY-16
    Escenario: Lo que no llegó no se intenta de nuevo con otra tarjeta
      Dado que hoy es el 21 de noviembre de 2026
      Y que la consulta de "el anticipo" no llega
      Cuando acepta refinanciar en "12 cuotas" y paga
      Y carga la tarjeta "5031433215406351" para el pago que no llegó
      Entonces la pantalla dice:
        | Cargá tu tarjeta de débito |
        | Usá la misma tarjeta que la primera vez: ese pago todavía puede llegar y cobrarse en ella. Si ya no la tenés, vas a poder usar otra desde el 23 de noviembre de 2026, 12:00. |
      Y se cobró 0 veces

    @REF-11 @PAY-16
    Escenario: Antes de cargarla de nuevo se dice que tiene que ser la misma
      Dado que la consulta de "el anticipo" no llega
      Cuando acepta refinanciar en "12 cuotas" y paga
      Y toca "Volver a intentar"
      Entonces la pantalla dice:
        | Cargá la misma tarjeta de débito que la primera vez: ese pago todavía puede llegar y cobrarse en ella. |

    @REF-11 @PAY-16
    Escenario: Al recargar se sigue averiguando el mismo pago
      Dado que la respuesta de "el anticipo" se pierde
      Y que la consulta de "en qué terminó" no llega
      Cuando acepta refinanciar en "12 cuotas" y paga
      Y recarga la página
      Entonces ve la pantalla "¡Listo! Refinanciaste tu deuda"
      Y se cobró 1 vez

    @REF-11
    Esquema del escenario: Un préstamo creado y sin respuesta se averigua: <falla>
      Dado que <falla>
      Cuando elige refinanciar en "12 cuotas"
      Entonces ve la pantalla "Validá tu identidad"
      Y se creó 1 refinanciación

      Ejemplos:
        | falla                         |
        | "la refinanciación" se hace y se responde que tuvo un problema |
        | "la refinanciación" se hace y se responde que choca con otro   |
        | la respuesta de "la refinanciación" se pierde                  |

    @REF-11
    Escenario: Un plan que nunca llegó se intenta de nuevo como el mismo préstamo
      Dado que la consulta de "la refinanciación" no llega
      Cuando elige refinanciar en "12 cuotas"
      Y toca "Volver a intentar"
      Entonces ve la pantalla "Validá tu identidad"
      Y se creó 1 refinanciación

    @REF-11
    Escenario: De un plan que nunca llegó se dice que se crea uno solo
      Dado que la consulta de "la refinanciación" no llega
      Cuando elige refinanciar en "12 cuotas"
      Entonces la pantalla dice:
        | Tu plan todavía no nos llegó |
        | Podés volver a intentarlo: aunque el anterior llegue más tarde, se crea un solo préstamo. |

    @REF-11
    Escenario: Si no se puede leer la propuesta al elegir el plan, no se crea nada y se dice por qué
      Dado que la propuesta no se puede leer cuando Ramona elige el plan
      Cuando elige refinanciar en "12 cuotas"
      Entonces la pantalla dice:
        | No se creó ningún préstamo. Probá de nuevo. No pudimos leer la respuesta. Probá de nuevo en unos minutos. Si nos escribís, pasanos este código: refinancing.findProposal |
      Y se crearon 0 refinanciaciones

    @REF-11
    Escenario: Otro plan reemplaza al primero, y se paga el último
      Cuando elige refinanciar en "12 cuotas"
      Y vuelve un paso
      Y elige el plan de "6 cuotas"
      Y paga lo que eligió
      Entonces la pantalla dice:
        | ¡Listo! Refinanciaste tu deuda |
      Y se cobró 1 vez

    @REF-11
    Escenario: Volver y elegir el mismo plan no crea otro préstamo
      Cuando elige refinanciar en "12 cuotas"
      Y vuelve un paso
      Y elige el plan de "12 cuotas"
      Entonces ve la pantalla "Validá tu identidad"
      Y se creó 1 refinanciación

    @REF-11 @PAY-20
    Escenario: Con el enlace abierto en dos pestañas se paga una vez
      Cuando llega al resumen de refinanciar en "12 cuotas"
      Y en otra pestaña acepta refinanciar en "12 cuotas" y paga
      Y acepta y paga la refinanciación
      Entonces ve la pantalla "¡Listo! Refinanciaste tu deuda"
      Y se cobró 1 vez

    @REF-11
    Escenario: Lo que se pagó en otra pestaña no se ofrece en ésta
      Cuando valida su identidad para refinanciar en "12 cuotas"
      Y en otra pestaña acepta refinanciar en "12 cuotas" y paga
      Y completa la tarjeta de la refinanciación
      Entonces ve la pantalla "¡Listo! Refinanciaste tu deuda"
      Y se cobró 1 vez

    @REF-11
    Escenario: Sin conexión al pagar no se pierde lo escrito
      Cuando llega al resumen de refinanciar en "12 cuotas"
      Y el capacitador corta la conexión
      Y acepta y paga la refinanciación
      Entonces la pantalla dice:
        | No enviamos tu pago                                                             |
        | No pudimos conectarnos. Revisá tu conexión a internet y probá de nuevo.         |
        | Aceptar y pagar                                                                 |
      Y se cobró 0 veces

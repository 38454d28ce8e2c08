# language: es
Característica: Un pago del que no se supo cómo terminó
  Se pregunta hasta saberlo, y mientras tanto no se ofrece pagar otra vez.

  Antecedentes:
    Dado que Marta está por pagar el préstamo "40128753"

  Regla: Un pago sin respuesta no está hecho ni rechazado

    @PAY-16
    Esquema del escenario: Sin una respuesta que se pueda leer se espera, y no se ofrece pagar
      Dado que <problema>
      Y que el pago sigue en proceso las primeras 9 veces que se pregunta
      Cuando elige pagar por "Tarjeta de débito"
      Y paga
      Entonces ve la pantalla "Estamos confirmando tu pago"
      Y no se le ofrece pagar de nuevo

      Ejemplos:
        | problema                                                           |
        | la respuesta de "el pago con una tarjeta guardada" se pierde       |
        | la consulta de "el pago con una tarjeta guardada" no se puede leer |

    @PAY-16
    Escenario: Mientras no se sabe, el resumen tampoco ofrece pagar, ni después de recargar
      Dado que la respuesta de "el pago con una tarjeta guardada" se pierde
      Y que el pago sigue en proceso las primeras 9 veces que se pregunta
      Cuando elige pagar por "Tarjeta de débito"
      Y paga
      Y abre "/pagar-cuota/resumen?externalId=40128753"
      Y recarga la página
      Entonces ve la pantalla "Tenés un pago en curso"
      Y no se le ofrece pagar de nuevo

    @PAY-16 @camino
    Escenario: El pago estaba hecho
      Dado que la respuesta de "el pago con una tarjeta guardada" se pierde
      Y que el pago sigue en proceso la primera vez que se pregunta
      Cuando elige pagar por "Tarjeta de débito"
      Y paga
      Y consulta de nuevo
      Entonces ve la pantalla "¡Listo! Tu pago fue aprobado"
      Y se cobró 1 vez

    @PAY-16
    Escenario: El pago estaba rechazado
      Dado que el pago se rechaza pero su respuesta se pierde
      Y que el pago sigue en proceso la primera vez que se pregunta
      Cuando elige pagar por "Tarjeta de débito"
      Y paga
      Y consulta de nuevo
      Entonces ve la pantalla "No hay saldo suficiente"
      Y puede volver a pagar

    @PAY-16
    Escenario: El pago no había llegado, y se vuelve a intentar
      Dado que la consulta de "el pago con una tarjeta guardada" no llega
      Cuando elige pagar por "Tarjeta de débito"
      Y paga
      Y consulta de nuevo
      Y vuelve a intentar el pago
      Y elige pagar por "Tarjeta de débito"
      Y paga
      Entonces se cobró 1 vez

    @PAY-16
    Escenario: Las 48 horas de su clave se cuentan desde el primer intento
      Dado que los 2 primeros pagos no llegan al servidor
      Cuando elige pagar por "Tarjeta de débito"
      Y paga
      Y pasan 40 horas
      Y Marta vuelve a ingresar a "/pagar-cuota/resumen?externalId=40128753"
      Y paga
      Y pasan 10 horas
      Y abre "/pagar-cuota/resumen?externalId=40128753"
      Entonces la pantalla dice:
        | Puede que ya hayas pagado |

    @PAY-16
    Esquema del escenario: De lo que no llegó y nadie contestó en <horas> horas, el resultado es "<resultado>"
      Dado que la consulta de "el pago con una tarjeta guardada" no llega
      Y que la empresa dice una vez que el pago no llegó, y después no contesta
      Cuando elige pagar por "Tarjeta de débito"
      Y paga
      Y pasan <horas> horas
      Y Marta vuelve a ingresar a "/pagar-cuota/resumen?externalId=40128753"
      Entonces la pantalla dice:
        | <resultado> |

      Ejemplos:
        | horas | resultado                    |
        | 47    | Tu pago todavía no nos llegó |
        | 49    | Puede que ya hayas pagado    |

    @PAY-16
    Esquema del escenario: Tras <veces> respuestas "en proceso", a los <segundos> segundos
      Dado que la respuesta de "el pago con una tarjeta guardada" se pierde
      Y que el pago sigue en proceso las primeras <veces> veces que se pregunta
      Cuando elige pagar por "Tarjeta de débito"
      Y paga
      Y pasan <segundos> segundos
      Entonces ve la pantalla "<resultado>"

      Ejemplos:
        | veces | segundos | resultado                    |
        | 0     | 0        | ¡Listo! Tu pago fue aprobado |
        | 1     | 1        | Estamos confirmando tu pago  |
        | 1     | 2        | ¡Listo! Tu pago fue aprobado |
        | 4     | 29       | Estamos confirmando tu pago  |
        | 4     | 30       | ¡Listo! Tu pago fue aprobado |
        | 5     | 60       | Estamos confirmando tu pago  |

    @PAY-16
    Esquema del escenario: Un estado que <qué pasa> no dice nada, y se puede consultar de nuevo
      Dado que la respuesta de "el pago con una tarjeta guardada" se pierde
      Y que la consulta de "el estado del pago" <qué pasa>
      Cuando elige pagar por "Tarjeta de débito"
      Y paga
      Entonces ve la pantalla "Estamos confirmando tu pago"
      Y del pago se sabe "No pudimos consultar el estado. Revisá tu conexión y consultá de nuevo."

      Ejemplos:
        | qué pasa              |
        | no se puede leer      |
        | no llega              |
        | responde con un error |

    @PAY-16
    Escenario: Mientras se espera se dice que puede estar hecho
      Dado que la respuesta de "el pago con una tarjeta guardada" se pierde
      Y que el pago sigue en proceso las primeras 9 veces que se pregunta
      Cuando elige pagar por "Tarjeta de débito"
      Y paga
      Entonces ve la pantalla "Estamos confirmando tu pago"
      Y se explica "Puede que el pago ya se haya hecho, pero todavía no nos llegó la confirmación. No vuelvas a pagar antes de saberlo."

    @PAY-16
    Escenario: Cuando se deja de preguntar se dice cuándo se va a ver
      Dado que la respuesta de "el pago con una tarjeta guardada" se pierde
      Y que el pago sigue en proceso las primeras 9 veces que se pregunta
      Cuando elige pagar por "Tarjeta de débito"
      Y paga
      Y pasan 60 segundos
      Entonces del pago se sabe "No nos llegó la respuesta. No pagues de nuevo: si salió, aparece en Mis pagos en 48 horas."
      Y después de pagar puede ir a "/mis-pagos"

    @PAY-16
    Escenario: En otra pestaña tampoco se ofrece pagar sin más
      Dado que la respuesta de "el pago con una tarjeta guardada" se pierde
      Y que el pago sigue en proceso las primeras 9 veces que se pregunta
      Cuando elige pagar por "Tarjeta de débito"
      Y paga
      Y abre en otra pestaña lo que debe
      Entonces en la otra pestaña lee "Tenés un pago en curso"

    @PAY-16
    Escenario: Ni cuando el prestamista todavía no lo aplicó
      Dado que el prestamista aplica los pagos al otro día
      Y que la respuesta de "el pago con una tarjeta guardada" se pierde
      Y que el pago sigue en proceso las primeras 9 veces que se pregunta
      Cuando elige pagar por "Tarjeta de débito"
      Y paga
      Y abre en otra pestaña lo que debe
      Entonces en la otra pestaña lee "Tenés un pago en curso"

    @PAY-16
    Escenario: Un error del servidor no es un rechazo
      Dado que la consulta de "el pago con una tarjeta guardada" responde con un error
      Cuando elige pagar por "Tarjeta de débito"
      Y paga
      Entonces ve la pantalla "Tu pago todavía no nos llegó"
      Y puede volver a pagar

    @PAY-16
    Escenario: Mientras no se sabe, se puede ver cómo sigue
      Dado que la respuesta de "el pago con una tarjeta guardada" se pierde
      Y que el pago sigue en proceso las primeras 9 veces que se pregunta
      Cuando elige pagar por "Tarjeta de débito"
      Y paga
      Y abre "/pagar-cuota/resumen?externalId=40128753"
      Entonces la pantalla dice:
        | Tenés un pago en curso   |
        | Ver el estado del pago   |
        | Enviamos un pago de $ 12.625 y todavía no sabemos cómo terminó. Fijate en su estado antes de pagar otra vez: si se hizo, pagarías dos veces. |
      Y la pantalla lleva a:
        | Ver el estado del pago | /estado-pago?status=in_process&id=40128753&pago=… |

    @PAY-16
    Escenario: Lo que no llegó también se puede pagar de otra forma
      Dado que la consulta de "el pago con una tarjeta guardada" no llega
      Cuando elige pagar por "Tarjeta de débito"
      Y paga
      Y consulta de nuevo
      Y abre "/pagar-cuota/resumen?externalId=40128753"
      Y toca "Pagar de otra forma"
      Entonces la pantalla dice:
        | ¿Cómo querés pagar?                |
        | Efectivo Tarda de 24 a 48 horas        |
        | Mercado Pago Al instante, en Mercado Pago |

    @PAY-16
    Escenario: Lo que no llegó se dice donde se paga
      Dado que la consulta de "el pago con una tarjeta guardada" no llega
      Cuando elige pagar por "Tarjeta de débito"
      Y paga
      Y consulta de nuevo
      Y abre "/pagar-cuota/resumen?externalId=40128753"
      Entonces la pantalla dice:
        | Tu pago todavía no nos llegó |
        | Con la misma tarjeta probá sin miedo: los $ 12.625 se cobran una sola vez. De otra forma es otro pago: si el anterior llega, se cobran los dos. |
        | Pagar de otra forma |

    @PAY-16 @PAY-17
    Escenario: De lo que se espera se dice cuánto y de qué préstamo
      Dado que la respuesta de "el pago con una tarjeta guardada" se pierde
      Y que el pago sigue en proceso las primeras 9 veces que se pregunta
      Cuando elige pagar por "Tarjeta de débito"
      Y paga
      Entonces la pantalla dice:
        | Importe            |
        | $ 12.625,00        |
        | Préstamo           |
        | 40128753           |
        | Consultar de nuevo |

    @PAY-16 @PAY-20
    Escenario: Quien vuelve a intentar uno se entera antes del otro que tampoco llegó
      Dado que los 2 primeros pagos no llegan al servidor
      Cuando elige pagar por "Tarjeta de débito"
      Y paga
      Y vuelve a pagar de otra forma, por "Tarjeta de débito"
      Y abre "/pagar-cuota/resumen?externalId=40128753"
      Entonces ve la pantalla "Puede que ya hayas pagado"

  Regla: Cada pago cuenta una vez

    @HOM-17 @PAY-20
    Escenario: Lo que pagó acá y en otro dispositivo se suma, y cada pago cuenta una vez
      Dado que otro dispositivo pagó 3000 pesos del préstamo "40128753", que todavía no se aplicaron
      Y que el prestamista aplica los pagos al otro día
      Cuando decide pagar otra vez por "Tarjeta de débito"
      Y paga
      Y abre "el inicio"
      Entonces el inicio empieza por "Pago en camino Pagaste $ 15.625 Casa Rivadavia Hogar Puede tardar entre 24 y 48 horas en descontarse. No hace falta que lo pagues de nuevo."

    @HOM-17 @PAY-20
    Escenario: Dos pagos de distinto importe hechos acá cuentan uno cada uno
      Dado que el prestamista aplica los pagos al otro día
      Cuando elige pagar por "Tarjeta de débito"
      Y edita el importe a "5.000"
      Y paga
      Y vuelve a pagar por "Tarjeta de débito"
      Y abre "el inicio"
      Entonces el inicio empieza por "Pago en camino Pagaste $ 17.625 Casa Rivadavia Hogar Puede tardar entre 24 y 48 horas en descontarse. No hace falta que lo pagues de nuevo."

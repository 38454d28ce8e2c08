# language: es
Característica: Un pago que no llegó sale otra vez con la misma tarjeta
  El primer intento todavía puede llegar y cobrarse en ella: con otra serían dos pagos.

  Antecedentes:
    Dado que Marta está por pagar el préstamo "40128753"

  Regla: Se ofrece la tarjeta del primer intento, o se dice qué pasa con otra

    @PAY-16 @camino
    Escenario: El pago que se vuelve a intentar sale con la misma tarjeta
      Dado que tiene guardadas las tarjetas "4821" y "7733"
      Y que la consulta de "el pago con una tarjeta guardada" no llega
      Cuando elige pagar por "Tarjeta de débito"
      Y paga
      Y consulta de nuevo
      Y vuelve a intentar el pago
      Y elige pagar por "Tarjeta de débito"
      Entonces la pantalla dice:
        | Pagar $ 12.625 con Visa 4821 |
      Y la pantalla no dice:
        | XXXX 7733 |

    @PAY-16
    Escenario: Si al intentarlo de nuevo no se puede mirar lo que debe, no se dice que no se cobró
      Dado que lo que debe se puede mirar 3 veces, y después ya no
      Y que la consulta de "el pago con una tarjeta guardada" no llega
      Cuando elige pagar por "Tarjeta de débito"
      Y paga
      Y consulta de nuevo
      Y vuelve a intentar el pago
      Y intenta pagar
      Entonces se le explica que el pago no se envió: "No se envió nada. Tuvimos un problema de nuestro lado. Probá de nuevo en unos minutos."

    @PAY-16
    Escenario: Si esa tarjeta ya no está guardada se dice qué pasa con otra, hasta cuándo y a quién preguntar
      Dado que hoy es el 21 de noviembre de 2026
      Y que la tarjeta "4821" deja de estar guardada después de pagar, y queda "7733"
      Y que la consulta de "el pago con una tarjeta guardada" no llega
      Cuando elige pagar por "Tarjeta de débito"
      Y paga
      Y consulta de nuevo
      Y vuelve a intentar el pago
      Y elige pagar por "Tarjeta de débito"
      Entonces la pantalla dice:
        | La tarjeta con la que lo hiciste ya no está guardada, así que ese pago no se puede enviar de nuevo. Si pagás $ 12.625 de otra forma, es otro pago: si el primero llega, se cobran los dos. Para no arriesgarte, esperá hasta el 23 de noviembre a las 12:00 y fijate en tus pagos, o escribinos. |
      Y la pantalla no dice:
        | XXXX 7733             |
        | Pagar con otra tarjeta |
      Y la pantalla lleva a:
        | Elegir otro préstamo                      | /pagar-cuota?elegir                               |
        | Ver el estado del pago                    | /estado-pago?status=in_process&id=40128753&pago=… |
        | Hablar por chat (se abre en otra pestaña) | https://wa.me/5491150000000                       |

    @PAY-16
    Escenario: Quien ya no tiene esa tarjeta puede pagar de otra forma
      Dado que la tarjeta "4821" deja de estar guardada después de pagar, y queda "7733"
      Y que la consulta de "el pago con una tarjeta guardada" no llega
      Cuando elige pagar por "Tarjeta de débito"
      Y paga
      Y consulta de nuevo
      Y vuelve a intentar el pago
      Y elige pagar por "Tarjeta de débito"
      Y toca "Pagar de otra forma"
      Y elige pagar por "Tarjeta de débito"
      Entonces la pantalla dice:
        | Pagar $ 12.625 con Visa 7733 |

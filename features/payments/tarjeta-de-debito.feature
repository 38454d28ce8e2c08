# language: es
Característica: Pagar con una tarjeta de débito guardada

  Antecedentes:
    Dado que Marta está por pagar el préstamo "40128753"

  Regla: Se paga con una tarjeta que ya se usó

    @PAY-12
    Escenario: La tarjeta muestra su marca y sus últimos cuatro números
      Dado que hoy es el 21 de noviembre de 2026
      Cuando elige pagar por "Tarjeta de débito"
      Entonces puede pagar con estas tarjetas:
        | Visa débito XXXX 4821 · Vence 09/28 |

    @PAY-12
    Escenario: Sin tarjetas guardadas se carga una
      Dado que no tiene tarjetas guardadas
      Cuando elige pagar por "Tarjeta de débito"
      Entonces se le piden los datos de la tarjeta

    @PAY-12
    Escenario: Con tarjetas guardadas se puede cargar otra
      Cuando elige pagar por "Tarjeta de débito"
      Y elige pagar con otra tarjeta
      Entonces se le piden los datos de la tarjeta

    @PAY-12 @PAY-17 @camino
    Escenario: Marta paga su cuota
      Cuando elige pagar por "Tarjeta de débito"
      Y paga
      Entonces el resultado es "¡Listo! Tu pago fue aprobado"
      Y se cobró 1 vez

  Regla: Un pago se cobra una sola vez

    @PAY-20
    Escenario: Pagar dos veces seguidas cobra una vez
      Cuando elige pagar por "Tarjeta de débito"
      Y paga dos veces seguidas
      Entonces el resultado es "¡Listo! Tu pago fue aprobado"
      Y se cobró 1 vez

    @PAY-20
    Escenario: Pagado, ya no se ofrece pagar
      Cuando elige pagar por "Tarjeta de débito"
      Y paga
      Y abre "/pagar-cuota/resumen?externalId=40128753"
      Entonces el resultado es "No debés nada de este préstamo"

    @PAY-20
    Escenario: Pagado y todavía sin aplicar, no se paga otra vez sin querer
      Dado que el prestamista aplica los pagos al otro día
      Cuando elige pagar por "Tarjeta de débito"
      Y paga
      Y abre "/pagar-cuota/resumen?externalId=40128753"
      Entonces el resultado es "Ya hiciste un pago"
      Y no se le ofrece pagar de nuevo
      Y se cobró 1 vez

    @PAY-09 @PAY-20 @solo-navegador
    Escenario: Pagado en la billetera y todavía sin aplicar, tampoco
      Cuando elige pagar por "Mercado Pago"
      Y va a la billetera
      Y abre "/pagar-cuota/resumen?externalId=40128753"
      Entonces el resultado es "Ya hiciste un pago"

    @PAY-20
    Escenario: Quien sabe que ya pagó puede pagar otra vez
      Dado que el prestamista aplica los pagos al otro día
      Cuando elige pagar por "Tarjeta de débito"
      Y paga
      Y abre "/pagar-cuota/resumen?externalId=40128753"
      Y decide pagar otra vez
      Entonces está pagando "Compra en comercio Casa Rivadavia Hogar · Préstamo 40128753"

    @PAY-03
    Escenario: Si al pagar no se sabe lo que debe, no se cobra y se le explica
      Cuando elige pagar por "Tarjeta de débito"
      Y el capacitador hace fallar "lo que se debe" con "Error del servidor (500)"
      Y intenta pagar
      Entonces el pago no se envió: "No se cobró nada. Tuvimos un problema de nuestro lado. Probá de nuevo en unos minutos."
      Y se cobró 0 veces

  Regla: Un pago sin respuesta no está hecho ni rechazado

    @PAY-16
    Esquema del escenario: Sin una respuesta que se pueda leer se espera, y no se ofrece pagar
      Dado que <problema>
      Cuando elige pagar por "Tarjeta de débito"
      Y paga
      Entonces el resultado es "Estamos confirmando tu pago"
      Y no se le ofrece pagar de nuevo

      Ejemplos:
        | problema                                    |
        | el pago se hace pero su respuesta se pierde |
        | la respuesta del pago no se puede leer      |

    @PAY-16
    Escenario: Mientras no se sabe, el resumen tampoco ofrece pagar, ni después de recargar
      Dado que el pago se hace pero su respuesta se pierde
      Cuando elige pagar por "Tarjeta de débito"
      Y paga
      Y abre "/pagar-cuota/resumen?externalId=40128753"
      Y recarga la página
      Entonces el resultado es "Tenés un pago en curso"
      Y no se le ofrece pagar de nuevo

    @PAY-16
    Escenario: El pago estaba hecho
      Dado que el pago se hace pero su respuesta se pierde
      Cuando elige pagar por "Tarjeta de débito"
      Y paga
      Y consulta de nuevo
      Entonces el resultado es "¡Listo! Tu pago fue aprobado"
      Y se cobró 1 vez

    @PAY-16
    Escenario: El pago estaba rechazado
      Dado que el pago se rechaza pero su respuesta se pierde
      Cuando elige pagar por "Tarjeta de débito"
      Y paga
      Y consulta de nuevo
      Entonces el resultado es "No hay saldo suficiente"
      Y puede volver a pagar

    @PAY-16
    Escenario: El pago no había llegado, y se vuelve a intentar
      Dado que el pago no llega al servidor
      Cuando elige pagar por "Tarjeta de débito"
      Y paga
      Y consulta de nuevo
      Y vuelve a intentar el pago
      Y elige pagar por "Tarjeta de débito"
      Y paga
      Entonces se cobró 1 vez

    @PAY-16
    Esquema del escenario: El portal pregunta solo a los 2, 5, 10 y 30 segundos
      Dado que el pago se hace pero su respuesta se pierde
      Y que el pago sigue en proceso
      Cuando elige pagar por "Tarjeta de débito"
      Y paga
      Y pasan <segundos> segundos
      Entonces el resultado es "<resultado>"

      Ejemplos:
        | segundos | resultado                    |
        | 2        | Estamos confirmando tu pago  |
        | 5        | ¡Listo! Tu pago fue aprobado |

    @PAY-16
    Escenario: Un error del servidor cuenta como rechazo
      Dado que el pago responde con un error
      Cuando elige pagar por "Tarjeta de débito"
      Y paga
      Entonces el resultado es "El pago no se hizo"
      Y puede volver a pagar

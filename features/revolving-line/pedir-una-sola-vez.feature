# language: es
Característica: Pedir una sola vez
  Pedir dos veces, en dos pestañas o sin respuesta hace un solo préstamo.

  Regla: Pedir dos veces no es tener dos préstamos

    @REV-10
    Escenario: Dos toques seguidos hacen un préstamo
      Dado que Lucía está por pedir plata de su línea
      Cuando aprieta dos veces para pedir "50.000" en "6 cuotas"
      Entonces ve la pantalla "Mostranos que sos vos"
      Y se hizo 1 préstamo

    @REV-10 @camino
    Escenario: Dos pestañas hacen un préstamo
      Dado que Lucía está por pedir plata de su línea
      Cuando pide "50.000" en "6 cuotas" en dos pestañas
      Entonces se hizo 1 préstamo

    @REV-10
    Escenario: Una respuesta que se pierde se averigua
      Dado que Lucía está por pedir plata de su línea
      Y que el préstamo se hace pero la respuesta se pierde
      Cuando pide "50.000" en "6 cuotas"
      Entonces ve la pantalla "Mostranos que sos vos"
      Y se hizo 1 préstamo

    @REV-10
    Esquema del escenario: Hecho y contestado <respuesta> no es un rechazo
      Dado que Lucía está por pedir plata de su línea
      Y que el préstamo se hace y se responde <respuesta>
      Cuando pide "50.000" en "6 cuotas"
      Entonces ve la pantalla "Mostranos que sos vos"
      Y se hizo 1 préstamo

      Ejemplos:
        | respuesta |
        | 500       |
        | 409       |
        | 429       |

    @REV-10
    Escenario: Mientras no se sabe, la duda se dice en toda la línea
      Dado que Lucía está por pedir plata de su línea
      Y que el préstamo se hace pero la respuesta se pierde
      Y que del pago se responde {"status":"IN_PROCESS"}
      Cuando pide "50.000" en "6 cuotas"
      Y abre "/linea-revolvente"
      Entonces ve la pantalla "Todavía no sabemos si se hizo el préstamo"
      Y la pantalla dice:
        | Pediste $ 50.000 y no llegó la respuesta. No lo pidas de nuevo por otro lado: te decimos acá qué pasó. |
        | Todavía no sabemos. Seguimos preguntando. |

    @REV-10
    Escenario: Lo que no llegó se manda otra vez, y es uno solo
      Dado que Lucía está por pedir plata de su línea
      Y que el pedido del préstamo no llega a la empresa
      Cuando pide "50.000" en "6 cuotas"
      Y manda el pedido otra vez
      Entonces ve la pantalla "Mostranos que sos vos"
      Y se hizo 1 préstamo

    @REV-04
    Escenario: Un rechazo se dice con el código de la empresa
      Dado que Lucía está por pedir plata de su línea
      Y que la empresa rechaza el préstamo con 409 y "CUSTOMER_NOT_UP_TO_DATE"
      Cuando pide "50.000" en "6 cuotas"
      Entonces ve la pantalla "No se hizo el préstamo"
      Y la pantalla dice:
        | Si nos escribís, pasanos este código: CUSTOMER_NOT_UP_TO_DATE |
        | No se pidió nada de tu línea. Podés elegir otras cuotas u otro importe. |
        | Elegir de nuevo |
      Y se hicieron 0 préstamos

    @REV-10
    Escenario: Antes de pedir otro se dice el que ya se pidió
      Dado que Lucía está por pedir plata de su línea
      Cuando pide "50.000" en "6 cuotas"
      Y toca "Pedir otro importe"
      Y pide "60.000" de su línea
      Entonces la pantalla dice:
        | Ya pediste un préstamo                                                                               |
        | Pediste $ 50.000 el 21 de noviembre de 2026. Si seguís, vas a pedir otro préstamo además de ese. |
